import { describe, expect, it } from 'vitest';
import {
  answerers,
  battleGlory,
  cardWorth,
  invadeCost,
  marchPreview,
  rewardOf,
  sumOf,
  sumsOf,
  warriorsWorth,
  worth,
} from './strength';
import { land, study, type Study } from './study';
import { tableOf } from './view';

const content = land();

describe('strength', () => {
  it('counts leader, warriors and the ship in the fjord beside (BR-1.44, BR-1.15)', () => {
    const table = tableOf(
      study({
        figures: {
          gimle: [
            [0, 'leader'],
            [0, 'warrior'],
          ],
          north_west: [[0, 'ship']],
        },
      }),
    );
    expect(sumOf(content, table, 0, 'province:gimle').total).toBe(6);
    expect(sumOf(content, table, 0, 'province:myrkulor').total).toBe(2);
    expect(sumOf(content, table, 0, 'province:yggdrasil').total).toBe(0);
  });

  it('counts pairs of warriors as their upgrade says (BR-12.11, BR-12.75)', () => {
    const brothers = tableOf(study({ worn: { 0: 'card:a1-brothers-in-arms.1' } })).clans[0]!;
    expect([1, 2, 3, 4].map((count) => warriorsWorth(content, brothers, count))).toEqual([1, 3, 4, 6]);
    const experts = tableOf(study({ worn: { 0: 'card:a2-experts-in-arms.1' } })).clans[0]!;
    expect(warriorsWorth(content, experts, 3)).toBe(6);
    expect(invadeCost(content, experts, 'warrior')).toBe(2);
    expect(invadeCost(content, experts, 'leader')).toBe(0);
    expect(invadeCost(content, experts, 'ship')).toBe(2);
  });

  it('makes the Dark Elf strong in Yggdrasil (BR-7.25)', () => {
    const clan = tableOf(study()).clans[0]!;
    expect(worth(content, clan, 'dark_elf', 1, 'province:yggdrasil')).toBe(3);
    expect(worth(content, clan, 'dark_elf', 1, 'province:gimle')).toBe(1);
  });

  it('lists the strongest first', () => {
    const table = tableOf(
      study({
        figures: {
          gimle: [
            [0, 'warrior', 2],
            [1, 'leader'],
          ],
        },
      }),
    );
    expect(sumsOf(content, table, 'province:gimle').map(({ seat, total }) => [seat, total])).toEqual([
      [1, 3],
      [0, 2],
    ]);
  });
});

describe('previews', () => {
  it('says what a march leaves behind and makes of the target', () => {
    const table = tableOf(
      study({
        figures: {
          gimle: [
            [0, 'leader'],
            [0, 'warrior', 2],
          ],
          horgr: [
            [0, 'warrior'],
            [1, 'warrior', 2],
          ],
          north_west: [[0, 'ship']],
        },
      }),
    );
    expect(marchPreview(content, table, 0, 'province:gimle', 'province:horgr', { warrior: 1, leader: 1 })).toEqual({
      left: 3,
      there: 5,
      others: [{ seat: 1, total: 2 }],
    });
  });

  it('says who can answer a pillage: figures next door, no ships, and only while a village is free (BR-5.10)', () => {
    const figures = {
      gimle: [[0, 'leader']],
      andlang: [[1, 'warrior', 2]],
      yggdrasil: [[1, 'dark_elf']],
      north_west: [[1, 'ship']],
      horgr: [[1, 'warrior']],
    } satisfies Study['figures'];
    const table = tableOf(study({ figures }));
    expect(answerers(content, table, 'province:gimle')).toEqual([{ seat: 1, count: 3, strength: 3 }]);
    const full = tableOf(study({ figures: { ...figures, myrkulor: [[0, 'warrior', 3]] } }));
    expect(answerers(content, full, 'province:myrkulor')).toEqual([]);
  });

  it('says what the token gives, and raises Axes before the glory of the battle (BR-5.61, BR-5.63)', () => {
    const table = tableOf(study({ tokens: { gimle: 'axes', horgr: 'glory5', yggdrasil: 'all_stats' } }));
    expect(rewardOf(content, table, 0, 'province:gimle')).toEqual({ glory: 0, stats: [{ name: 'axes', value: 4 }] });
    expect(battleGlory(content, table, 0, 'province:gimle', true)).toBe(4);
    expect(battleGlory(content, table, 1, 'province:gimle', false)).toBe(3);
    expect(rewardOf(content, table, 0, 'province:horgr')).toEqual({ glory: 5, stats: [] });
    expect(rewardOf(content, table, 0, 'province:yggdrasil').stats.map((stat) => stat.value)).toEqual([7, 4, 5]);
  });

  it('knows what a card adds, or that only the comparison tells', () => {
    expect(cardWorth(content, 'card:a2-tyrs-rage.1', 0)).toBe(6);
    expect(cardWorth(content, 'card:a1-quest-alfheim.2', 3)).toBe(3);
    expect(cardWorth(content, 'card:a1-lokis-domain.1', 3)).toBe(0);
    expect(cardWorth(content, 'card:a1-heimdalls-sight.1', 0)).toBe(null);
  });
});
