/**
 * The real table with views made by hand, while the rules are being built: `npx vite`, then
 * `/dev/reavers.html?view=paying` (see test/reavers/views.ts). No part of what is built and shipped.
 */
import { settings } from '../src/lib/settings.svelte';
import type { Row, TableMessage, View } from '../src/wire';
import de from '../../src/meadhall/games/reavers/texts/de.ftl?raw';
import en from '../../src/meadhall/games/reavers/texts/en.ftl?raw';
import content from '../test/reavers/scene.json';
import { names, saga, views } from '../test/reavers/views';

const wish = new URLSearchParams(location.search);
let view: View = views[wish.get('view') ?? 'paying'] ?? views['paying']!;
if (wish.get('lang') === 'de') settings.lang = 'de';
settings.theme = wish.get('theme') === 'morning' ? 'morning' : 'dusk';

const row: Row = {
  ...{ id: 'x', game: 'reavers', title: 'Reavers', state: view.outcome ? 'over' : 'live', seq: view.seq },
  seats: names.map((name, seat) => ({
    ...{ seat, kind: seat === 3 ? 'bot' : 'person', place: null, name, bot: seat === 3 ? 'heuristic' : null },
    ...{ mine: seat === 0, present: true, turn: view.asked.some((one) => one.seat === seat) },
    ...{ resigned: false, hasty: false },
  })),
  ...{ updated: '', outcome: view.outcome, ended_by: null, rematch: null, pace: 'live', halted: null },
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
class Thread extends EventTarget {
  static readonly OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    super();
    setTimeout(() => {
      this.onopen?.();
      this.dispatchEvent(new Event('open'));
      this.tell();
    });
    Object.assign(window, { show: (name: string) => ((view = views[name] ?? view), this.tell()) });
  }
  private tell(): void {
    const message: TableMessage = {
      ...{ type: 'table', row, view, log: saga, talk: [], invite: null },
      you: { seats: [0], audience: 0 },
    };
    const data = JSON.stringify(message);
    this.onmessage?.({ data });
    this.dispatchEvent(new MessageEvent('message', { data }));
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
