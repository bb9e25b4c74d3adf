import { afterEach, describe, expect, it, vi } from 'vitest';

/** An audio context that only counts what is started. */
function studio() {
  const started: string[] = [];
  const param = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {}, setTargetAtTime() {} });
  const node = (kind: string) => ({
    gain: param(),
    frequency: param(),
    Q: param(),
    threshold: param(),
    type: '',
    buffer: null,
    loop: false,
    connect: <T>(to: T): T => to,
    start: () => started.push(kind),
    stop() {},
  });
  class Context {
    state = 'running';
    currentTime = 0;
    sampleRate = 10;
    destination = {};
    createGain = () => node('gain');
    createDynamicsCompressor = () => node('limit');
    createOscillator = () => node('wave');
    createBiquadFilter = () => node('filter');
    createBufferSource = () => node('noise');
    createBuffer = () => ({ getChannelData: () => new Float32Array(20) });
    suspend = () => Promise.resolve();
    resume = () => Promise.resolve();
  }
  vi.stubGlobal('AudioContext', Context);
  return started;
}

const NAMES = [
  'tick',
  'knock',
  'thud',
  'slide',
  'grind',
  'thump',
  'settle',
  'turn',
  'end',
  'won',
  'lost',
  'call',
  'clash',
  'flip',
  'quake',
  'dice',
] as const;

describe('sound', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('is off until asked for', async () => {
    const started = studio();
    const sound = await import('./sound');
    sound.play('knock');
    expect(started).toEqual([]);
    sound.setSound(true);
    sound.play('knock');
    expect(started.length).toBeGreaterThan(0);
  });

  it('has every sound of the hall', async () => {
    const started = studio();
    const sound = await import('./sound');
    sound.setSound(true);
    for (const name of NAMES) {
      const before = started.length;
      sound.play(name);
      expect(started.length, name).toBeGreaterThan(before);
    }
  });

  it('keeps silent when muted or at volume 0', async () => {
    const started = studio();
    const sound = await import('./sound');
    sound.setSound(true);
    sound.setVolume(0);
    sound.play('tick');
    sound.setVolume(0.5);
    sound.setSound(false);
    sound.play('tick');
    expect(started).toEqual([]);
    expect(sound.soundOn()).toBe(false);
    sound.setVolume(7);
    expect(sound.volume()).toBe(1);
  });

  it('never fails, not even without an AudioContext', async () => {
    vi.stubGlobal('AudioContext', undefined);
    let sound = await import('./sound');
    sound.setSound(true);
    for (const name of NAMES) expect(() => sound.play(name)).not.toThrow();
    vi.resetModules();
    vi.stubGlobal(
      'AudioContext',
      class {
        constructor() {
          throw new Error('no audio');
        }
      },
    );
    sound = await import('./sound');
    sound.setSound(true);
    expect(() => sound.play('thump')).not.toThrow();
  });
});
