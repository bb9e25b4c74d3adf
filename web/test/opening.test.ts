import { describe, expect, it } from 'vitest';
import { boundsOf, choicesOf, companion, matters, sent, settled, standard, type Value } from '../src/hall/opening';
import type { GameInfo, GameOption } from '../src/wire';

const option = (name: string, more: Partial<GameOption>): GameOption => ({
  name,
  kind: 'choice',
  choices: [],
  min: 0,
  max: 0,
  default: '',
  when: {},
  only: {},
  ...more,
});
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, k) => from + k);
const mode = option('mode', {
  choices: ['basic', 'advanced', 'team'],
  default: 'basic',
  only: { basic: { seats: [2] }, advanced: { seats: [2] }, team: { seats: range(3, 24) } },
});
const offer = option('offer', { choices: ['draft', 'chosen'], default: 'draft', when: { mode: ['advanced'] } });
const power = option('ivory_power', { choices: ['none', 'sol'], default: 'none', when: { offer: ['chosen'] } });
const team = option('ivory_team', {
  kind: 'number',
  max: 22,
  default: 0,
  when: { mode: ['team'] },
  only: Object.fromEntries(range(1, 23).map((n) => [String(n), { seats: range(n + 1, 24) }])),
});
const supply = option('supply', { choices: ['unlimited', '40'], default: 'unlimited' });
const game: GameInfo = {
  id: 'ragnarocks',
  banner: {
    lines: { en: { name: 'Ragnarocks', tagline: '', alone: '' } },
    minutes: 20,
    credits: '',
    cloth: ['#6a7d48', '#2c3a1e'],
  },
  seats: range(2, 24),
  finished: true,
  playable: true,
  prefix: 'RR',
  bots: [],
  guests: [],
  partner: null,
  played: 0,
  options: [mode, offer, power, team, supply],
  analysis: true,
  solo: null,
  lessons: 0,
};
const start = standard(game);
const chose = (from: typeof start, name: string, value: Value) => ({
  ...from,
  options: { ...from.options, [name]: value },
});

describe('the company at a new table', () => {
  const bot = { kind: 'bot', name: '', bot: 'karl' } as const;
  const friend = { kind: 'hotseat', name: 'Bjarne', bot: 'hersir' } as const;
  it('is as it was last time, seat by seat, and the last one for seats that are new', () => {
    expect([1, 2, 3].map((place) => companion(place, 'last', [bot, friend], 'hersir').kind)).toEqual([
      'bot',
      'hotseat',
      'hotseat',
    ]);
    expect(companion(1, 'last', [], 'hersir')).toEqual({ kind: 'open', name: '', bot: 'hersir' });
  });
  it('is of one kind if the reader wants it so; a bot keeps its strength', () => {
    expect(companion(1, 'bot', [friend], 'karl')).toEqual({ kind: 'bot', name: '', bot: 'hersir' });
    expect(companion(1, 'open', [bot], 'hersir').kind).toBe('open');
  });
});

describe('the form of a new table', () => {
  it('shows an option only where it matters, also through another that does not', () => {
    expect(game.options.filter((one) => matters(one, start, game)).map((one) => one.name)).toEqual(['mode', 'supply']);
    const advanced = chose(start, 'mode', 'advanced');
    expect(matters(offer, advanced, game)).toBe(true);
    expect(matters(power, advanced, game)).toBe(false);
    expect(matters(power, chose(advanced, 'offer', 'chosen'), game)).toBe(true);
    // chosen powers of an advanced game do not matter any more in a basic one
    expect(matters(power, chose(chose(start, 'offer', 'chosen'), 'mode', 'basic'), game)).toBe(false);
  });

  it('makes it a team game with the third seat, and what it was with two', () => {
    const before: Record<string, Value> = {};
    const advanced = settled(game, chose(start, 'mode', 'advanced'), 'mode', before);
    const three = settled(game, { ...advanced, seats: 3 }, 'seats', before);
    expect(three.options['mode']).toBe('team');
    const five = settled(game, { ...three, seats: 5 }, 'seats', before);
    expect(five.options['mode']).toBe('team');
    const back = settled(game, { ...five, seats: 2 }, 'seats', before);
    expect(back).toEqual(advanced);
  });

  it('brings the seats that a chosen mode needs', () => {
    const team = settled(game, chose(start, 'mode', 'team'), 'mode');
    expect(team.seats).toBe(3);
    const basic = settled(game, chose({ ...team, seats: 9 }, 'mode', 'basic'), 'mode');
    expect(basic.seats).toBe(2);
    expect(choicesOf(mode, start, game)).toEqual(['basic', 'advanced', 'team']);
  });

  it('leaves the other team somebody', () => {
    const four = settled(game, { ...chose(start, 'mode', 'team'), seats: 4 }, 'seats');
    expect(boundsOf(team, four, game)).toEqual({ min: 0, max: 3 });
    const three = settled(game, { ...chose(four, 'ivory_team', 3), seats: 3 }, 'seats');
    expect(three.options['ivory_team']).toBe(2);
    expect(settled(game, chose(four, 'ivory_team', Number.NaN), 'ivory_team').options['ivory_team']).toBe(0);
    expect(settled(game, { ...four, seats: 99 }, 'seats').seats).toBe(23);
  });

  it('sends only what matters', () => {
    const wild = {
      seats: 2,
      options: { mode: 'basic', offer: 'chosen', ivory_power: 'sol', ivory_team: 2, supply: '40' },
    };
    expect(sent(game, wild)).toEqual({ supply: '40' });
    expect(sent(game, chose(wild, 'mode', 'advanced'))).toEqual({
      mode: 'advanced',
      offer: 'chosen',
      ivory_power: 'sol',
      supply: '40',
    });
  });
});
