// The thread between this browser and the table: tied, torn, tied again; an answer goes out once and is never lost or doubled.
import type { ClientMessage, ServerMessage } from '../wire';

export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  said(text: string): void;
  closed(): void;
}

export interface Clock {
  now(): number;
  after(ms: number, what: () => void): () => void;
}

export type ConnectionState = 'tying' | 'tied' | 'torn' | 'cut';

export interface ConnectionOptions {
  open(events: WireEvents): Wire;
  clock: Clock;
  newId(): string;
  message(message: ServerMessage): void;
  /** The state, the waiting answer or the time of the next try changed. */
  changed(): void;
}

type Deed = Extract<ClientMessage, { type: 'answer' | 'undo' }>;

const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 15_000;
const PING_EVERY = 20_000;
const REPLY_WITHIN = 8_000;

/** How long to wait before the nth try: 1, 2, 4, 8, then 15 seconds. */
export function retryDelay(tries: number): number {
  return Math.min(FIRST_RETRY * 2 ** tries, LONGEST_RETRY);
}

export class Connection {
  state: ConnectionState = 'tying';
  /** The answer that the server has not acknowledged yet. */
  waiting: Deed | null = null;
  /** When the next try to tie the thread is made. */
  retryAt: number | null = null;
  /** Questions of no consequence: nobody is told that one came too late. */
  private readonly asides = new Set<string>();
  private tries = 0;
  private wire: Wire | null = null;
  private generation = 0;
  private stopRetry: (() => void) | null = null;
  private stopPing: (() => void) | null = null;
  private stopPong: (() => void) | null = null;
  /** While a knock at the door or a deed waits for its answer: a server that hears nothing must not hold us for ever. */
  private stopPatience: (() => void) | null = null;

  constructor(private readonly options: ConnectionOptions) {
    this.tie();
  }

  /** Points at a thing, or takes a step back; one deed at a time, and none while the thread is torn. */
  act(
    deed: { type: 'answer'; seat: number; seq: number; ref: string } | { type: 'undo'; seat: number; seq: number },
  ): boolean {
    if (this.state !== 'tied' || this.waiting !== null) return false;
    this.waiting = { ...deed, id: this.options.newId() };
    this.send(this.waiting);
    this.options.changed();
    return true;
  }

  say(text: string): boolean {
    if (this.state !== 'tied') return false;
    this.push({ type: 'say', id: this.options.newId(), text });
    return true;
  }

  /** Asks what would follow from an option, or from each of them; the answer is a message of its own. */
  foresee(seat: number, seq: number, ref: string | null): void {
    if (this.state !== 'tied') return;
    const id = this.options.newId();
    this.asides.add(id);
    this.push({ type: 'forecast', id, seat, seq, ref });
  }

  /** At a lesson: asks the coach to show what is meant; the answer is a message of its own. */
  show(seat: number, seq: number): void {
    if (this.state !== 'tied') return;
    const id = this.options.newId();
    this.asides.add(id);
    this.push({ type: 'show', id, seat, seq });
  }

  /** Tries at once instead of waiting for the countdown. */
  retryNow(): void {
    if (this.state === 'torn') this.tie();
  }

  cut(): void {
    this.drop();
    this.state = 'cut';
    this.options.changed();
  }

  private tie(): void {
    this.stopRetry?.();
    this.stopRetry = null;
    this.retryAt = null;
    this.state = 'tying';
    const generation = ++this.generation;
    const mine = (what: () => void) => () => {
      if (generation === this.generation) what();
    };
    this.wire = this.options.open({
      opened: mine(() => this.opened()),
      said: (text) => {
        if (generation === this.generation) this.heard(text);
      },
      closed: mine(() => this.torn()),
    });
    this.patience();
    this.options.changed();
  }

  private opened(): void {
    this.patient();
    this.state = 'tied';
    this.tries = 0;
    // The same id: if the answer had arrived before the thread tore, we get the stored result and nothing happens twice.
    if (this.waiting !== null) this.send(this.waiting);
    this.schedulePing();
    this.options.changed();
  }

  private torn(): void {
    if (this.state === 'cut') return;
    this.drop();
    this.state = 'torn';
    const delay = retryDelay(this.tries++);
    this.retryAt = this.options.clock.now() + delay;
    this.stopRetry = this.options.clock.after(delay, () => this.tie());
    this.options.changed();
  }

  private heard(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'pong') {
      this.stopPong?.();
      this.stopPong = null;
      return;
    }
    if (
      (message.type === 'done' || message.type === 'refused' || message.type === 'stale') &&
      message.id === this.waiting?.id
    ) {
      this.waiting = null;
      this.patient();
      this.options.changed();
    }
    const aside = 'id' in message && this.asides.delete(message.id);
    if (aside && message.type !== 'forecast' && message.type !== 'shown') return;
    this.options.message(message);
  }

  private schedulePing(): void {
    this.stopPing = this.options.clock.after(PING_EVERY, () => {
      this.push({ type: 'ping', id: this.options.newId() });
      this.stopPong = this.options.clock.after(REPLY_WITHIN, () => this.torn());
      this.schedulePing();
    });
  }

  private send(deed: Deed): void {
    this.push(deed);
    this.patience();
  }

  private patience(): void {
    this.patient();
    this.stopPatience = this.options.clock.after(REPLY_WITHIN, () => this.torn());
  }

  private patient(): void {
    this.stopPatience?.();
    this.stopPatience = null;
  }

  private push(message: ClientMessage): void {
    this.wire?.send(JSON.stringify(message));
  }

  private drop(): void {
    this.generation++;
    for (const stop of [this.stopRetry, this.stopPing, this.stopPong, this.stopPatience]) stop?.();
    this.stopRetry = this.stopPing = this.stopPong = this.stopPatience = null;
    this.retryAt = null;
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }
}

/** A real WebSocket as a wire. */
export function socketWire(address: string): (events: WireEvents) => Wire {
  return (events) => {
    const socket = new WebSocket(address);
    socket.onopen = () => events.opened();
    socket.onmessage = (event) => events.said(String(event.data));
    socket.onclose = () => events.closed();
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  };
}

export const wallClock: Clock = {
  now: () => Date.now(),
  after: (ms, what) => {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
};
