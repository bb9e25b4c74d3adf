import { describe, expect, it } from 'vitest';
import { eventsOf, names, t } from '../../../test/bloodrage';
import type { GameEvent } from '../../table/scene';
import { gainOf, PARTS, rollOf, stateOf, type Roll } from './roll';
import { partHold } from './telling';

const told = eventsOf('end of an age');

/** The log up to the last event that is meant, that one too. */
const until = (meant: (event: GameEvent) => boolean): GameEvent[][] => [told.slice(0, told.findLastIndex(meant) + 1)];
const upTo = (kind: string) => until((event) => event.kind === kind);
const atPhase = (phase: string) => until((event) => event.kind === 'phase' && event['phase'] === phase);
const rolled = (log: GameEvent[][]): Roll => rollOf(log)!;
const states = (roll: Roll) => PARTS.map((part) => stateOf(roll, part));

describe('the roll of an age', () => {
  it('is unrolled with the quests, and rolled up when the gods deal again', () => {
    expect(rollOf(upTo('hand_discarded'))).toBeNull();
    expect(states(rolled(atPhase('quests')))).toEqual(['now', 'to-come', 'to-come']);
    expect(states(rolled(atPhase('ragnarok')))).toEqual(['done', 'now', 'to-come']);
    expect(states(rolled(atPhase('valhalla')))).toEqual(['done', 'done', 'now']);
    expect(states(rolled(upTo('age')))).toEqual(['done', 'done', 'done']);
    expect(rollOf(atPhase('gifts'))).toBeNull();
  });

  it('has every quest as it was judged, with what it paid', () => {
    expect(rolled(upTo('quests_revealed')).quests.map((line) => line.fulfilled)).toEqual([null, null, null]);
    const { quests } = rolled(atPhase('ragnarok'));
    expect(quests.map(({ seat, fulfilled, glory }) => [seat, fulfilled, glory])).toEqual([
      [0, true, 5],
      [0, false, 0],
      [2, true, 5],
    ]);
    expect(quests.map((line) => line.failed?.['why'] ?? null)).toEqual([null, 'absent', null]);
    expect(quests.map((line) => line.stat)).toEqual([{ name: 'rage', value: 7 }, null, { name: 'rage', value: 7 }]);
  });

  it('has who fell with which land, the glory of it, and what falls next', () => {
    const roll = rolled(upTo('doom'));
    expect([roll.province, roll.next]).toEqual(['province:gimle', 'province:horgr']);
    expect(roll.fallen.map(({ seat, figures, glory }) => [seat, figures.length, glory])).toEqual([
      [0, 3, 6],
      [1, 1, 2],
    ]);
    expect(gainOf(roll, 0)).toEqual({ part: 'ragnarok', count: 3, glory: 6 });
    expect(gainOf(roll, 3)).toEqual({ part: 'ragnarok', count: 0, glory: 0 });
  });

  it('has who came home, and who begins', () => {
    const roll = rolled(upTo('first_player'));
    expect(roll.home.map(({ seat, figures }) => [seat, figures.length])).toEqual([
      [0, 3],
      [1, 1],
    ]);
    expect(roll.first).toBe(1);
  });

  it('says what the beam says after each part; where nobody stood, that nobody gains', () => {
    const teller = { t, names };
    expect(partHold('quests', atPhase('quests').concat(told.slice(5, 16)), teller).help).toBe('2 of 3 fulfilled.');
    expect(partHold('ragnarok', upTo('doom'), teller)).toMatchObject({
      question: 'Ragnarök devours Gimle.',
      help: '4 figures fall with the land.',
      stays: false,
    });
    expect(partHold('ragnarok', upTo('ragnarok'), teller).help).toBe('Nobody stood there: nobody gains.');
    expect(partHold('valhalla', upTo('first_player'), teller).help).toBe('4 figures come home.');
  });
});
