import { describe, expect, it } from 'vitest';
import { botChoice, namesOf, partnerOf, placeName, quickBot, shieldOf, winnerOf } from '../src/lib/naming';
import { bundleOf, textsOf } from '../src/lib/texts';
import type { Outcome, Row, RowSeat } from '../src/wire';

const t = textsOf([
  bundleOf(
    'en',
    [
      'bot-seconds = thinks up to { $seconds } s',
      'bot-jarl = Jarl',
      '    .level = plans ahead',
      'bot-kin = Huginn, Muninn',
      'team-ivory = Ivory { $number }',
      '    .name = Ivory',
    ].join('\n'),
  ),
]);
const seat = (number: number, place: string | null, bot: string | null = null): RowSeat => ({
  seat: number,
  kind: bot ? 'bot' : 'person',
  place,
  name: bot ?? `P${number}`,
  bot,
  mine: false,
  present: true,
  turn: false,
  resigned: false,
  hasty: false,
});
const row = (seats: RowSeat[]): Row => ({
  id: 'x',
  game: 'ragnarocks',
  title: '',
  state: 'over',
  seats,
  seq: 0,
  updated: '',
  outcome: null,
  ended_by: 'rules',
  rematch: null,
  pace: 'live',
  halted: null,
  ended: null,
  since: null,
  study: null,
});
const outcome = (...ranks: number[]): Outcome => ({
  ranks,
  scores: ranks.map(() => null),
  ending: 'no_turns',
  clause: null,
});

describe('names', () => {
  it('say how long a bot thinks, or else how it plays', () => {
    expect(botChoice({ id: 'jarl', seconds: 2 }, t)).toBe('Jarl, thinks up to 2 s');
    expect(botChoice({ id: 'jarl', seconds: null }, t)).toBe('Jarl, plans ahead');
  });

  it('of the one opposite is whom the hall names, else the gentlest', () => {
    const bots = [
      { id: 'random', seconds: null },
      { id: 'thrall', seconds: 0.2 },
      { id: 'hersir', seconds: 1 },
    ];
    expect(partnerOf({ bots })).toBe('thrall');
    expect(partnerOf({ bots, partner: null })).toBe('thrall');
    expect(partnerOf({ bots, partner: 'hersir' })).toBe('hersir');
    expect(partnerOf({ bots: [] })).toBe('random');
  });

  it('of the quick match is the strongest bot that answers at once', () => {
    const ladder = [
      { id: 'random', seconds: null },
      { id: 'thrall', seconds: 0.2 },
      { id: 'hersir', seconds: 1 },
      { id: 'konung', seconds: 5 },
    ];
    expect(quickBot(ladder)).toBe('hersir');
    expect(quickBot([{ id: 'greedy', seconds: null }])).toBe('greedy');
    expect(quickBot([])).toBe('random');
  });

  it('tell bots of one level apart, also when there are many', () => {
    const many = row([0, 1, 2, 3, 4].map((number) => seat(number, null, 'jarl')));
    expect(namesOf(many, t)).toEqual(['Jarl', 'Huginn', 'Muninn', 'Jarl 4', 'Jarl 5']);
  });

  it('of places are team and number', () => {
    expect(placeName('ivory.2', t)).toBe('Ivory 2');
    expect(placeName('east.1', t)).toBe('east 1');
    expect(shieldOf(4, 'red.3')).toEqual({ colour: 'ember', emblem: 'wolf' });
    expect(shieldOf(1, null)).toEqual({ colour: 'bone', emblem: 'bear' });
  });

  it('of winners are one player, one team, or nobody', () => {
    const teams = row(['ivory.1', 'red.1', 'ivory.2'].map((place, number) => seat(number, place)));
    const names = ['A', 'B', 'C'];
    expect(winnerOf(outcome(1, 2, 1), teams, names, t)).toEqual({ seat: 0, name: 'Ivory' });
    expect(winnerOf(outcome(2, 1, 2), teams, names, t)).toEqual({ seat: 1, name: 'B' });
    expect(winnerOf(outcome(1, 1, 1), teams, names, t)).toBeNull();
    expect(winnerOf(outcome(1, 1), row([seat(0, null), seat(1, null)]), names, t)).toBeNull();
  });
});
