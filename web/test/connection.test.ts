import { beforeEach, describe, expect, it } from 'vitest';
import { retryDelay, Connection, type WireEvents } from '../src/table/connection';
import type { ServerMessage } from '../src/wire';

/** A clock that stands still until it is told to go on. */
class HandClock {
  time = 0;
  private waiting: { at: number; what: () => void }[] = [];
  now = () => this.time;
  after = (ms: number, what: () => void) => {
    const one = { at: this.time + ms, what };
    this.waiting.push(one);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== one);
    };
  };
  pass(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const next = this.waiting.filter((one) => one.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.time = next.at;
      this.waiting = this.waiting.filter((other) => other !== next);
      next.what();
    }
    this.time = until;
  }
}

describe('the thread to the table', () => {
  let clock: HandClock;
  let wires: { events: WireEvents; sent: Record<string, unknown>[]; closed: boolean }[];
  let heard: ServerMessage[];
  let thread: Connection;
  const last = () => wires[wires.length - 1]!;
  const say = (message: unknown) => last().events.said(JSON.stringify(message));

  beforeEach(() => {
    clock = new HandClock();
    wires = [];
    heard = [];
    let ids = 0;
    thread = new Connection({
      open: (events) => {
        const wire = { events, sent: [] as Record<string, unknown>[], closed: false };
        wires.push(wire);
        return {
          send: (text) => void wire.sent.push(JSON.parse(text) as Record<string, unknown>),
          close: () => (wire.closed = true),
        };
      },
      clock,
      newId: () => `id${++ids}`,
      message: (message) => void heard.push(message),
      changed: () => undefined,
    });
  });

  it('waits 1, 2, 4, 8 and then 15 seconds between tries', () => {
    expect([0, 1, 2, 3, 4, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 15000, 15000]);
  });

  it('sends nothing before it is tied, and one answer at a time', () => {
    expect(thread.act({ type: 'answer', seat: 0, seq: 3, ref: 'hex:e4' })).toBe(false);
    last().events.opened();
    expect(thread.act({ type: 'answer', seat: 0, seq: 3, ref: 'hex:e4' })).toBe(true);
    expect(thread.act({ type: 'undo', seat: 0, seq: 3 })).toBe(false);
    expect(last().sent).toEqual([{ type: 'answer', id: 'id1', seat: 0, seq: 3, ref: 'hex:e4' }]);
    say({ type: 'done', id: 'id1', seq: 4 });
    expect(thread.waiting).toBeNull();
    expect(thread.act({ type: 'undo', seat: 0, seq: 4 })).toBe(true);
  });

  it('resends an unacknowledged answer with the same id after the thread tore', () => {
    last().events.opened();
    thread.act({ type: 'answer', seat: 1, seq: 8, ref: 'do:done' });
    last().events.closed();
    expect(thread.state).toBe('torn');
    expect(thread.retryAt).toBe(1000);
    expect(thread.act({ type: 'answer', seat: 1, seq: 8, ref: 'hex:a1' })).toBe(false);
    clock.pass(1000);
    expect(wires).toHaveLength(2);
    last().events.opened();
    expect(last().sent).toEqual([{ type: 'answer', id: 'id1', seat: 1, seq: 8, ref: 'do:done' }]);
    say({ type: 'done', id: 'id1', seq: 9 });
    expect(thread.waiting).toBeNull();
  });

  it('backs off while the server stays away, and starts afresh once it was there', () => {
    last().events.closed();
    clock.pass(1000);
    last().events.closed();
    expect(thread.retryAt).toBe(clock.time + 2000);
    thread.retryNow();
    expect(thread.state).toBe('tying');
    last().events.opened();
    last().events.closed();
    expect(thread.retryAt).toBe(clock.time + 1000);
  });

  it('lets go of an answer that was refused or stale, but not of another one', () => {
    last().events.opened();
    thread.act({ type: 'answer', seat: 0, seq: 1, ref: 'hex:e4' });
    say({ type: 'refused', id: 'someone-else', error: 'no', code: 'x', clause: null });
    expect(thread.waiting?.id).toBe('id1');
    say({ type: 'stale', id: 'id1', seq: 2 });
    expect(thread.waiting).toBeNull();
    thread.act({ type: 'answer', seat: 0, seq: 2, ref: 'hex:e5' });
    say({ type: 'refused', id: 'id2', error: 'no', code: 'not_offered', clause: 'RR-3.8' });
    expect(thread.waiting).toBeNull();
    expect(heard.map((message) => message.type)).toEqual(['refused', 'stale', 'refused']);
  });

  it('notices a dead line by the pong that does not come', () => {
    last().events.opened();
    clock.pass(20_000);
    expect(last().sent.map((message) => message['type'])).toEqual(['ping']);
    say({ type: 'pong', id: 'id1' });
    clock.pass(10_000);
    expect(thread.state).toBe('tied');
    clock.pass(10_000 + 8_000);
    expect(thread.state).toBe('torn');
    expect(wires[0]!.closed).toBe(true);
  });

  it('does not wait for ever for a verdict or an open door', () => {
    last().events.opened();
    thread.act({ type: 'answer', seat: 0, seq: 1, ref: 'hex:e4' });
    clock.pass(7_999);
    expect(thread.state).toBe('tied');
    clock.pass(1);
    expect(thread.state).toBe('torn');
    clock.pass(1_000);
    expect(thread.state).toBe('tying');
    clock.pass(8_000);
    expect(thread.state).toBe('torn');
    clock.pass(2_000);
    last().events.opened();
    expect(last().sent).toEqual([{ type: 'answer', id: 'id1', seat: 0, seq: 1, ref: 'hex:e4' }]);
    say({ type: 'done', id: 'id1', seq: 2 });
    clock.pass(15_000);
    expect(thread.state).toBe('tied');
  });

  it('ignores what an old wire still says, and stays cut once cut', () => {
    const old = last();
    old.events.opened();
    old.events.closed();
    clock.pass(1000);
    last().events.opened();
    old.events.closed();
    expect(thread.state).toBe('tied');
    thread.cut();
    clock.pass(60_000);
    expect(wires).toHaveLength(2);
    expect(thread.state).toBe('cut');
  });

  it('asks what would follow, and is not troubled when that came too late', () => {
    last().events.opened();
    thread.foresee(0, 3, null);
    const asked = last().sent.at(-1) as { id: string };
    expect(asked).toMatchObject({ type: 'forecast', seat: 0, seq: 3, ref: null });
    say({ type: 'stale', id: asked.id });
    expect(heard).toEqual([]);
    thread.foresee(0, 4, 'hex:a1');
    const again = last().sent.at(-1) as { id: string };
    say({ type: 'forecast', id: again.id, seq: 4, options: {}, left: [] });
    expect(heard).toHaveLength(1);
  });
});
