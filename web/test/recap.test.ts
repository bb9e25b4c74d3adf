import { describe, expect, it } from 'vitest';
import { deed, meaning } from '../src/games/bloodrage/deeds';
import { actionsOf, deedOf, lapOf, lastAnswer, newsOf, othersActed, type Teller } from '../src/table/recap';
import { difference } from '../src/table/recapWords';
import type { GameEvent } from '../src/wire';

const plain: Teller = { has: (kind) => kind !== 'selected', deed: deedOf };
const clans: Teller = { has: (kind) => kind !== 'picked', deed };
const turn = (seat: number, from: string, to: string, number: number): GameEvent[][] => [
  [{ kind: 'selected', seat, hex: `hex:${from}` }],
  [{ kind: 'moved', seat, from: `hex:${from}`, to: `hex:${to}`, line: number }],
  [{ kind: 'summoned', seat, from: `hex:${from}`, to: `hex:${to}`, stone: 'hex:z9', line: number }],
];

describe('an action', () => {
  it('is what one seat answers in a row, told by the line that grew, with its way and its stone', () => {
    const log = [[], ...turn(1, 'a1', 'a4', 1), ...turn(0, 'b1', 'b4', 2)];
    const actions = actionsOf(log, [null, 1, 1, 1, 0, 0, 0], 1, plain);
    expect(actions.map(({ seat, first, last, head }) => [seat, first, last, head.event.kind])).toEqual([
      [1, 1, 3, 'summoned'],
      [0, 4, 6, 'summoned'],
    ]);
    expect(actions[0]?.more).toEqual([]);
    expect(actions[0]?.traces).toContainEqual({ seat: 1, from: 'hex:a1', to: 'hex:a4' });
    expect(actions[0]?.traces).toContainEqual({ seat: 1, at: 'hex:z9' });
  });

  it('ends where the same seat takes another turn', () => {
    const log = [[], ...turn(1, 'a1', 'a4', 1), ...turn(1, 'a4', 'a6', 2)];
    expect(actionsOf(log, [null, 1, 1, 1, 1, 1, 1], 1, plain)).toHaveLength(2);
  });

  it('that nobody was told of makes no entry', () => {
    expect(actionsOf([[], [], [{ kind: 'selected', seat: 1 }]], [null, 1, 1], 1, plain)).toEqual([]);
  });

  it('goes on over others’ answers where the title says so, and is crowned by what it came to', () => {
    const log: GameEvent[][] = [
      [],
      [{ kind: 'pillage', seat: 1, province: 'province:gimle', challenge: false }],
      [{ kind: 'call_declined', seat: 0, province: 'province:gimle' }],
      [
        {
          kind: 'called',
          seat: 2,
          figure: 'figure:bear.warrior.utgard',
          from: 'province:utgard',
          to: 'province:gimle',
        },
      ],
      [
        { kind: 'battle_won', seat: 1, province: 'province:gimle', total: 8, against: 5 },
        {
          kind: 'destroyed',
          seat: 2,
          figures: ['figure:bear.warrior.gimle'],
          where: 'province:gimle',
          cause: 'battle',
        },
        { kind: 'pillaged', seat: 1, province: 'province:gimle', reward: 'axes' },
      ],
      [{ kind: 'passed', seat: 2 }],
    ];
    const [raid, pass, ...rest] = actionsOf(log, [null, 1, 0, 2, 1, 2], 1, clans);
    expect(rest).toEqual([]);
    expect([raid?.seat, raid?.head.event.kind, raid?.more.length]).toEqual([1, 'pillaged', 5]);
    expect(raid?.traces.map(({ seat: _, who: __, ...where }) => where)).toEqual([
      { at: 'province:gimle' },
      { from: 'province:utgard', to: 'province:gimle' },
      { gone: 'province:gimle' },
    ]);
    expect([pass?.seat, pass?.traces]).toEqual([2, []]);
  });

  it('of an upgrade brings its figure along; a figure that comes by itself is an action of its own', () => {
    const upgraded: GameEvent = { kind: 'upgraded', seat: 1, card: 'card:a1-troll.1', slot: 'slot:monster', rage: 3 };
    const invaded = (seat: number): GameEvent => ({
      kind: 'invaded',
      seat,
      figure: 'monster:troll',
      to: 'province:horgr',
    });
    expect(actionsOf([[], [upgraded], [invaded(1)]], [null, 1, 1], 1, clans)).toHaveLength(1);
    expect(actionsOf([[], [upgraded], [invaded(2)]], [null, 1, 2], 1, clans)).toHaveLength(2);
    expect(actionsOf([[], [invaded(1)], [invaded(1)]], [null, 1, 1], 1, clans)).toHaveLength(2);
  });

  it('is nobody’s where the age itself goes on', () => {
    const log: GameEvent[][] = [
      [],
      [
        { kind: 'passed', seat: 1 },
        { kind: 'actions_over', because: 'rage' },
      ],
    ];
    expect(actionsOf(log, [null, 1], 1, clans).map(({ seat }) => seat)).toEqual([1, null]);
  });
});

describe('what is told', () => {
  const action = (seat: number | null, place: number) => ({ seat, first: place + 1, last: place + 1 }) as never;
  const seats = (all: readonly { seat: number | null }[]) => all.map(({ seat }) => seat);

  it('begins after the reader’s last answer, or with the match', () => {
    expect(lastAnswer([null, 0, 1, 0, 2], [0])).toBe(3);
    expect(lastAnswer([null, 1, 2], [0])).toBe(0);
    expect(lastAnswer([null, 1, 2], [])).toBe(0);
    expect(seats(newsOf([3, 1, 2].map(action), 2, [0], false))).toEqual([1, 2]);
  });

  it('is the last lap for one who looked on, and everything for one who was away', () => {
    const all = [1, 2, 1, 2, 3].map(action);
    expect(seats(newsOf(all, 0, [0], true))).toEqual([1, 2, 3]);
    expect(seats(newsOf(all, 0, [0], false))).toEqual([1, 2, 1, 2, 3]);
    expect(seats(lapOf([2, 1, null, 1].map(action)))).toEqual([null, 1]);
  });

  it('has the end of one’s own action only for one who was away', () => {
    expect(seats(newsOf([0, 1].map(action), 0, [0], true))).toEqual([1]);
    expect(seats(newsOf([0, 1].map(action), 0, [0], false))).toEqual([0, 1]);
    expect(seats(newsOf([0, 1].map(action), 1, [0], false))).toEqual([1]);
  });

  it('has another’s action whole that ended with one’s own answer, but is not opened for its sake', () => {
    const all = [1, 2].map(action);
    expect(seats(newsOf(all, 1, [0], true))).toEqual([1, 2]);
    expect(othersActed(all, 1, [0])).toBe(true);
    expect(othersActed(all.slice(0, 1), 1, [0])).toBe(false);
  });

  it('needs somebody else to have acted', () => {
    expect(othersActed([null, 0].map(action), 0, [0])).toBe(false);
    expect(othersActed([1].map(action), 0, [0])).toBe(true);
  });
});

describe('what stays secret', () => {
  it('leaves no mark and no word beyond the log of this audience', () => {
    const log: GameEvent[][] = [[], [{ kind: 'committed', seat: 1, quest: 'hidden', quests: 1 }]];
    const [action] = actionsOf(log, [null, 1], 1, clans);
    expect(action?.head.event).toBe(log[1]?.[0]);
    expect(action?.traces).toEqual([]);
    expect(deedOf({ kind: 'committed', seat: 1, quest: 'hidden' }).at).toEqual([]);
  });
});

describe('what it means', () => {
  it('says how strong the reader is where something happened, and who else', () => {
    const table = {
      provinces: {
        gimle: { ref: 'province:gimle', strengths: [6, 2, 0] },
        horgr: { ref: 'province:horgr', strengths: [0, 5, 0] },
      },
    };
    const view = { audience: 0, seats: 3, table } as never;
    const t = Object.assign(
      (id: string, args: Record<string, unknown> = {}) => `${id} ${Object.values(args).join('|')}`,
      {
        ref: (ref: string) => ref,
        has: () => true,
        fixed: () => null,
      },
    );
    const say = (...places: string[]) => meaning(view, places, t, ['Sigrun', 'Torvald', 'Eldgrim']);
    expect(say('province:horgr')).toBeNull();
    expect(say('province:horgr', 'province:gimle')).toBe(
      'recap-strengths province:gimle|recap-own-strength 6, recap-strength Torvald|2',
    );
  });

  it('gives numbers their difference, with its sign', () => {
    expect([
      difference(3, 7),
      difference(5, 4),
      difference(2, 2),
      difference(undefined, 3),
      difference('a', 1),
    ]).toEqual(['+4', '−1', null, null, null]);
  });
});
