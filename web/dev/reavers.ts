/**
 * The real table with views made by hand, while the rules are being built: `npx vite`, then
 * `/dev/reavers.html?view=paying` (see test/reavers/views.ts). No part of what is built and shipped.
 */
import { settings } from '../src/lib/settings.svelte';
import type { GameEvent, Row, ServerMessage, TableMessage, View } from '../src/wire';
import de from '../../src/meadhall/games/reavers/texts/de.ftl?raw';
import en from '../../src/meadhall/games/reavers/texts/en.ftl?raw';
import content from '../test/reavers/scene.json';
import { names, saga, views } from '../test/reavers/views';

const wish = new URLSearchParams(location.search);
/** Views of a real match may be handed in before the page is loaded. */
const handed = ((window as unknown as { told?: Record<string, View> }).told ?? {}) as Record<string, View>;
const told = { ...views, ...handed };
let seq = 100;
let view: View = told[wish.get('view') ?? 'paying'] ?? views['paying']!;
if (wish.get('lang') === 'de') settings.lang = 'de';
settings.theme = wish.get('theme') === 'morning' ? 'morning' : 'dusk';

const row: Row = {
  ...{ id: 'x', game: 'reavers', title: 'Reavers', state: view.outcome ? 'over' : 'live', seq: view.seq },
  seats: names.map((name, seat) => ({
    ...{ seat, kind: seat === 3 ? 'bot' : 'person', place: null, name, bot: seat === 3 ? 'heuristic' : null },
    ...{ mine: seat === 0, present: true, turn: view.asked.some((one) => one.seat === seat) },
    ...{ resigned: false, hasty: false },
  })),
  ...{
    updated: '',
    outcome: view.outcome,
    ended: null,
    since: null,
    ended_by: null,
    rematch: null,
    pace: 'live',
    halted: null,
  },
};
const json = (value: unknown): Response =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

window.fetch = (input) => {
  const path = String(input);
  if (path.endsWith('/texts/en')) return Promise.resolve(new Response(en));
  if (path.endsWith('/texts/de')) return Promise.resolve(new Response(de));
  if (path.endsWith('/scene')) return Promise.resolve(json(content));
  if (path.endsWith('/tables/x')) return Promise.resolve(json(row));
  if (path.endsWith('/me')) return Promise.resolve(json({ person: 'p', name: 'Sigrun', csrf: 'c' }));
  if (path.endsWith('/games')) return Promise.resolve(json([]));
  return Promise.resolve(json(path.includes('clauses') ? [] : { steps: 0, marks: [], events: [], sections: [] }));
};

/** Tells the table once, and answers nothing: what is pointed at is only written down. */
class Thread {
  static readonly OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    setTimeout(() => {
      this.onopen?.();
      this.tell();
    });
    // In the console: show('paying'), hear(a message of a real match), or play('paying', { kind: 'placed', seat: 0 }) with its motion.
    Object.assign(window, {
      hear: (message: ServerMessage) => this.hear(message),
      show: (name: string) => ((view = told[name] ?? view), this.tell()),
      play: (name: string, event: GameEvent) => {
        const { table, ask, asked } = told[name] ?? view;
        seq += 1;
        const patch = { '=table': table, '=ask': ask, '=asked': asked, '=seq': seq };
        this.hear({ type: 'frames', seq, frames: [[{ event, patch }]], took_back: 0, movers: [], row: {} });
      },
    });
  }
  private tell(): void {
    const message: TableMessage = {
      ...{ type: 'table', row, view, log: saga, talk: [], movers: [], invite: null },
      you: { seats: [0], audience: 0 },
    };
    this.hear(message);
  }
  private hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    console.log('sent', text);
  }
  close(): void {}
}
Object.assign(window, { WebSocket: Thread });

history.replaceState(null, '', '/table/x');
// The address is read when the client is loaded.
await import('../src/main');
