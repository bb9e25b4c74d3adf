/** The sound of the hall: wood, stone, lyre and horn, all made here out of noise and waves. Off until asked for. */

export type Sound =
  | 'tick'
  | 'knock'
  | 'thud'
  | 'grind'
  | 'thump'
  | 'slide'
  | 'settle'
  | 'turn'
  | 'end'
  | 'won'
  | 'lost'
  | 'call'
  | 'clash'
  | 'flip'
  | 'quake'
  | 'dice';

let wanted = false;
let loudness = 0.6;
let context: AudioContext | null = null;
let master: GainNode | null = null;
let hiss: AudioBuffer | null = null;

/** Switches all sound on or off. Browsers let it start only after a click or a key. */
export function setSound(on: boolean): void {
  wanted = on;
  if (!on) void context?.suspend().catch(() => undefined);
}

export function soundOn(): boolean {
  return wanted;
}

/** One volume for everything, from 0 to 1. */
export function setVolume(volume: number): void {
  loudness = Math.min(1, Math.max(0, Number.isFinite(volume) ? volume : 0));
  if (master && context) master.gain.setTargetAtTime(loudness, context.currentTime, 0.02);
}

export function volume(): number {
  return loudness;
}

/** Plays a sound, if sound is wanted and the browser has any. It never fails: sound is never the only signal. */
export function play(name: Sound): void {
  if (!wanted || loudness === 0) return;
  try {
    const room = open();
    if (!room) return;
    if (room.context.state === 'suspended') void room.context.resume().catch(() => undefined);
    SOUNDS[name](room, room.context.currentTime + 0.01);
  } catch {
    // A browser without audio, or one that forbids it: the table says everything in pictures and words too.
  }
}

interface Room {
  context: AudioContext;
  out: AudioNode;
  noise: AudioBuffer;
}

function open(): Room | null {
  if (!context) {
    const Context = globalThis.AudioContext;
    if (!Context) return null;
    context = new Context();
    master = context.createGain();
    master.gain.value = loudness;
    const limit = context.createDynamicsCompressor();
    limit.threshold.value = -14;
    master.connect(limit).connect(context.destination);
  }
  hiss ??= noise(context);
  return master ? { context, out: master, noise: hiss } : null;
}

function noise(ctx: AudioContext): AudioBuffer {
  const buffer = ctx.createBuffer(1, ctx.sampleRate * 2, ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

interface Strike {
  at: number;
  gain: number;
  attack?: number;
  decay: number;
}

/** A swelling and dying loudness. */
function envelope(room: Room, { at, gain, attack = 0.002, decay }: Strike): GainNode {
  const node = room.context.createGain();
  node.gain.setValueAtTime(0.0001, at);
  node.gain.exponentialRampToValueAtTime(gain, at + attack);
  node.gain.exponentialRampToValueAtTime(0.0001, at + attack + decay);
  node.connect(room.out);
  return node;
}

function tone(
  room: Room,
  strike: Strike & { from: number; to?: number; shape?: OscillatorType; through?: BiquadFilterNode },
): void {
  const { at, from, to = from, shape = 'sine', attack = 0.002, decay, through } = strike;
  const wave = room.context.createOscillator();
  wave.type = shape;
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + attack + decay);
  const shaped = envelope(room, strike);
  if (through) wave.connect(through).connect(shaped);
  else wave.connect(shaped);
  wave.start(at);
  wave.stop(at + attack + decay + 0.05);
}

function rub(room: Room, strike: Strike & { low: number; high?: number; q?: number; kind?: BiquadFilterType }): void {
  const { at, low, high = low, q = 1, kind = 'bandpass', attack = 0.002, decay } = strike;
  const source = room.context.createBufferSource();
  source.buffer = room.noise;
  source.loop = true;
  const filter = room.context.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(low, at);
  filter.frequency.exponentialRampToValueAtTime(high, at + attack + decay);
  source.connect(filter).connect(envelope(room, strike));
  source.start(at, Math.random());
  source.stop(at + attack + decay + 0.05);
}

/** A plucked gut string: the fundamental with quickly fading overtones. */
function pluck(room: Room, at: number, pitch: number, gain: number): void {
  [1, 2, 3, 4.02].forEach((part, i) =>
    tone(room, {
      at,
      from: pitch * part,
      to: pitch * part * 0.998,
      shape: 'triangle',
      gain: gain / (i * 2.2 + 1),
      decay: 1.05 / (i * 0.8 + 1),
    }),
  );
  rub(room, { at, low: 2400, gain: gain * 0.25, decay: 0.02 });
}

/** A low horn: reeds behind a filter that opens with the breath. */
function horn(room: Room, at: number, pitch: number, length: number, gain: number): void {
  const filter = room.context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.Q.value = 3;
  filter.frequency.setValueAtTime(180, at);
  filter.frequency.exponentialRampToValueAtTime(760, at + length * 0.35);
  filter.frequency.exponentialRampToValueAtTime(220, at + length);
  for (const drift of [0.996, 1.004]) {
    const reed = room.context.createOscillator();
    reed.type = 'sawtooth';
    reed.frequency.setValueAtTime(pitch * drift * 0.97, at);
    reed.frequency.exponentialRampToValueAtTime(pitch * drift, at + 0.18);
    reed.connect(filter);
    reed.start(at);
    reed.stop(at + length + 0.1);
  }
  filter.connect(envelope(room, { at, gain, attack: length * 0.3, decay: length * 0.7 }));
}

/** Wood that cracks in the fire, so many times in so many seconds. */
function crackle(room: Room, at: number, times: number, within: number, gain: number): void {
  for (let i = 0; i < times; i++)
    rub(room, { at: at + Math.random() * within, low: 2600 + Math.random() * 2400, gain, decay: 0.02, q: 6 });
}

const SOUNDS: Record<Sound, (room: Room, at: number) => void> = {
  // An ask opens: a fingernail on wood.
  tick: (room, at) => {
    rub(room, { at, low: 2900, gain: 0.5, decay: 0.03, q: 4 });
    tone(room, { at, from: 940, to: 700, gain: 0.2, decay: 0.04 });
  },
  // An answer: knuckles on the table.
  knock: (room, at) => {
    tone(room, { at, from: 330, to: 170, gain: 1, decay: 0.1 });
    tone(room, { at, from: 780, to: 520, gain: 0.35, decay: 0.05 });
    rub(room, { at, low: 1300, gain: 0.9, decay: 0.035, q: 1.4 });
  },
  // A refusal: the heel of the hand on a plank that does not give.
  thud: (room, at) => {
    tone(room, { at, from: 120, to: 62, gain: 1.5, decay: 0.2 });
    rub(room, { at, low: 240, gain: 0.9, decay: 0.09, kind: 'lowpass' });
  },
  // A Viking slides over the turf.
  slide: (room, at) => rub(room, { at, low: 700, high: 1500, gain: 0.32, attack: 0.07, decay: 0.26, q: 0.8 }),
  // A stone on its way: it grinds over the ground.
  grind: (room, at) => {
    rub(room, { at, low: 210, high: 340, gain: 1.7, attack: 0.1, decay: 0.38, q: 2.2 });
    rub(room, { at, low: 900, high: 560, gain: 0.6, attack: 0.06, decay: 0.38, q: 5 });
  },
  // It comes down.
  thump: (room, at) => {
    tone(room, { at, from: 96, to: 44, gain: 2, decay: 0.34 });
    rub(room, { at, low: 520, high: 160, gain: 1.2, decay: 0.13, kind: 'lowpass' });
    rub(room, { at: at + 0.03, low: 1900, gain: 0.2, decay: 0.16, q: 0.7 });
  },
  // Land is settled: stakes driven in, and a fifth on the lyre.
  settle: (room, at) => {
    for (const [i, pitch] of [196, 294].entries()) pluck(room, at + 0.1 * i, pitch, 0.14);
    for (const i of [0, 1, 2]) tone(room, { at: at + 0.12 * i, from: 260, to: 150, gain: 0.2, decay: 0.07 });
  },
  // Your turn: two notes on a lyre.
  turn: (room, at) => {
    pluck(room, at, 293.66, 0.26);
    pluck(room, at + 0.19, 440, 0.24);
  },
  // The call to battle: one horn.
  call: (room, at) => horn(room, at, 146.83, 1.1, 0.36),
  // Strengths are compared: an axe on a shield.
  clash: (room, at) => {
    for (const [i, pitch] of [1460, 2210, 3370].entries())
      tone(room, { at, from: pitch, to: pitch * 0.985, shape: 'triangle', gain: 0.22 / (i + 1), decay: 0.5 / (i + 1) });
    rub(room, { at, low: 3200, gain: 0.7, decay: 0.05, q: 1.2 });
    tone(room, { at, from: 150, to: 70, gain: 1, decay: 0.18 });
  },
  // Cards are turned over.
  flip: (room, at) => {
    rub(room, { at, low: 1800, high: 3600, gain: 0.3, attack: 0.03, decay: 0.07, q: 0.9 });
    rub(room, { at: at + 0.13, low: 2600, gain: 0.4, decay: 0.03, q: 2 });
  },
  // Ragnarök: the ground breaks, a low horn far below.
  quake: (room, at) => {
    horn(room, at, 73.42, 1.3, 0.42);
    rub(room, { at, low: 90, high: 150, gain: 1.8, attack: 0.2, decay: 1.1, kind: 'lowpass' });
    for (let i = 0; i < 8; i++)
      rub(room, { at: at + 0.2 + Math.random(), low: 1400 + Math.random() * 2400, gain: 0.07, decay: 0.03, q: 5 });
  },
  // Dice on a plank: a rattle in the hand, and knocks that come to rest.
  dice: (room, at) => {
    for (let i = 0; i < 5; i++)
      rub(room, { at: at + i * 0.035, low: 2100 + Math.random() * 900, gain: 0.28, decay: 0.025, q: 3 });
    for (let i = 0; i < 6; i++)
      tone(room, {
        at: at + 0.2 + i * 0.055,
        from: 520 - i * 40,
        to: 300,
        gain: 0.42 / (1 + i * 0.5),
        decay: 0.045,
      });
  },
  // Won: the hearth roars, and two horns answer each other over a chord of the lyre.
  won: (room, at) => {
    horn(room, at, 110, 1.5, 0.4);
    horn(room, at + 0.7, 164.81, 2.3, 0.4);
    for (const [i, pitch] of [220, 277.18, 329.63, 440].entries()) pluck(room, at + 0.75 + 0.13 * i, pitch, 0.17);
    rub(room, { at, low: 160, high: 620, gain: 0.34, attack: 1.3, decay: 2.2, kind: 'lowpass' });
    crackle(room, at + 0.4, 26, 3, 0.07);
  },
  // Lost: one horn far off that sinks, two notes going down, and embers.
  lost: (room, at) => {
    horn(room, at, 82.41, 2.4, 0.3);
    pluck(room, at + 0.5, 246.94, 0.15);
    pluck(room, at + 1, 196, 0.15);
    crackle(room, at + 0.6, 8, 2.4, 0.04);
  },
  // The end: a low horn over the fire.
  end: (room, at) => {
    horn(room, at, 87.31, 2.6, 0.5);
    horn(room, at + 0.5, 130.81, 2.3, 0.24);
    rub(room, { at: at + 0.6, low: 420, gain: 0.06, attack: 0.8, decay: 1.9, kind: 'lowpass' });
    crackle(room, at + 0.7, 14, 2, 0.05);
  },
};
