import { describe, expect, it } from 'vitest';
import { choicesOf, opensMap } from './choices';
import { sorted } from './content';
import { Secrets } from './secrets.svelte';
import { arranged, Shown } from './shown.svelte';
import { land, study } from './study';
import { tableOf } from './view';

const content = land();
const shownOf = (view: ReturnType<typeof study>): Shown => {
  const shown = new Shown(() => content);
  shown.sync(view);
  return shown;
};

describe('pieces', () => {
  it('who stays keeps piece and village, who comes gets a free one', () => {
    let n = 0;
    const before = arranged(
      [],
      tableOf(
        study({
          figures: {
            gimle: [
              [0, 'warrior', 2],
              [1, 'leader'],
            ],
          },
        }),
      ),
      () => ++n,
    );
    expect(before.map((piece) => piece.spot)).toEqual([0, 1, 2]);
    const after = arranged(
      before.filter((piece) => piece.spot !== 0),
      tableOf(
        study({
          figures: {
            gimle: [
              [0, 'warrior'],
              [1, 'leader'],
              [1, 'warrior'],
            ],
          },
        }),
      ),
      () => ++n,
    );
    expect(after.map((piece) => [piece.seat, piece.kind, piece.spot])).toEqual([
      [0, 'warrior', 1],
      [1, 'leader', 2],
      [1, 'warrior', 0],
    ]);
    expect(after[0]!.key).toBe(before[1]!.key);
  });

  it('a march moves just the figures named', () => {
    const shown = shownOf(
      study({
        figures: {
          gimle: [
            [0, 'warrior', 2],
            [0, 'leader'],
          ],
        },
      }),
    );
    expect(shown.move(0, 'figure:wolf.warrior.gimle', 'province:gimle', 'province:horgr')).not.toBeNull();
    expect(shown.figuresAt('province:gimle').map(({ kind, count }) => [kind, count])).toEqual([
      ['warrior', 1],
      ['leader', 1],
    ]);
    expect(shown.move(1, 'figure:raven.leader', 'province:gimle', 'province:horgr')).toBeNull();
  });

  it('finds the fallen of an event as often as they are named', () => {
    const shown = shownOf(study({ figures: { gimle: [[0, 'warrior', 3]], horgr: [[0, 'warrior']] } }));
    const dead = shown.found(0, ['figure:wolf.warrior.gimle', 'figure:wolf.warrior.gimle']);
    shown.remove(dead);
    expect(shown.figuresAt('province:gimle')[0]!.count).toBe(1);
    expect(shown.figuresAt('province:horgr')[0]!.count).toBe(1);
  });
});

describe('the battle', () => {
  const view = study({
    figures: {
      gimle: [
        [0, 'leader'],
        [1, 'warrior', 2],
      ],
      north_west: [[0, 'ship']],
    },
    tokens: { gimle: 'axes' },
  });

  it('adds figures and cards, and shows the sum that was compared', () => {
    const shown = shownOf(view);
    shown.open('province:gimle', [0, 1], 0);
    expect(shown.battle!.sides.map((side) => side.sum.total)).toEqual([5, 2]);
    expect(shown.battle!.sides.map((side) => side.stake.glory)).toEqual([4, 3]);
    shown.reveal([0, 1], ['card:a1-odins-smite.1', 'card:a1-heimdalls-sight.1']);
    expect(shown.battle!.sides[1]!.cards[0]!.worth).toBeNull();
    shown.compare([0, 1], [6, 3]);
    expect(shown.battle!.sides.map((side) => side.total)).toEqual([6, 3]);
    expect(shown.battle!.sides[1]!.cards[0]!.worth).toBe(1);
    shown.decide(0);
    expect(shown.past!.winner).toBe(0);
  });

  it('counts again when figures fall before the comparison, and never after it', () => {
    const shown = shownOf(view);
    shown.open('province:gimle', [0, 1], 0);
    shown.remove(shown.found(1, ['figure:raven.warrior.gimle']));
    expect(shown.battle!.sides[1]!.sum.total).toBe(1);
    shown.compare([0, 1], [5, 1]);
    shown.remove(shown.found(1, ['figure:raven.warrior.gimle']));
    expect(shown.battle!.sides[1]!.sum.total).toBe(1);
  });
});

describe('what is offered', () => {
  it('needs a plank where it lies nowhere in sight', () => {
    const options = [
      'stat:rage',
      'province:gimle',
      'do:decline',
      'figure:wolf.warrior.reserve',
      'figure:wolf.warrior.valhalla',
      'card:a2-tyrs-rage.1',
    ];
    const reserve = [{ ref: 'figure:wolf.warrior.reserve', seat: 0, clan: 'wolf', kind: 'warrior', count: 8 }];
    const view = study({ ask: { options }, clans: { 0: { reserve, cards: ['card:a2-tyrs-rage.1'] } } });
    expect(choicesOf(view, false, new Set(options))).toEqual(['stat:rage', 'figure:wolf.warrior.valhalla']);
    expect(choicesOf(view, true, new Set(options))).toContain('figure:wolf.warrior.reserve');
    expect(choicesOf(view, true, new Set())).toEqual([]);
    expect(opensMap(view)).toBe(true);
    expect(opensMap(study({ ask: { options: ['do:pass'] } }))).toBe(false);
  });

  it('holds a hand by kind, the strongest first', () => {
    expect(
      sorted(content, [
        'card:a1-quest-alfheim.1',
        'card:a1-odins-smite.1',
        'card:a1-lokis-domain.1',
        'card:a2-tyrs-rage.1',
      ]),
    ).toEqual(['card:a2-tyrs-rage.1', 'card:a1-odins-smite.1', 'card:a1-lokis-domain.1', 'card:a1-quest-alfheim.1']);
  });
});

describe('secrets', () => {
  const marching = (chosen: number): ReturnType<typeof study> =>
    study({ ask: { prompt: 'march_figure', about: { from: 'province:gimle', to: 'province:horgr', chosen } } });

  it('remembers who marches, also when a choice is taken back', () => {
    const secrets = new Secrets();
    secrets.see(marching(0));
    secrets.pointed('figure:wolf.leader');
    secrets.see(marching(1));
    secrets.pointed('figure:wolf.warrior.gimle');
    secrets.see(marching(2));
    expect(secrets.going).toEqual(['figure:wolf.leader', 'figure:wolf.warrior.gimle']);
    secrets.see(marching(1));
    expect(secrets.going).toEqual(['figure:wolf.leader']);
    secrets.see(study());
    expect(secrets.going).toEqual([]);
  });

  it('shows the card laid face down until all are laid, and never to the next one at the device', () => {
    const asks = { prompt: 'battle_card', options: ['card:a2-tyrs-rage.1'] };
    const waiting = (audience = 0): ReturnType<typeof study> => ({
      ...study({ audience }),
      asked: [{ seat: 1, prompt: 'battle_card', about: {}, count: 0 }],
    });
    const secrets = new Secrets();
    secrets.see(study({ ask: asks }));
    secrets.pointed('card:a2-tyrs-rage.1');
    secrets.see(waiting());
    expect(secrets.laid).toBe('card:a2-tyrs-rage.1');
    secrets.see(study());
    expect(secrets.laid).toBeNull();
    secrets.see(study({ ask: asks }));
    secrets.pointed('card:a2-tyrs-rage.1');
    secrets.see(waiting(1));
    expect(secrets.laid).toBeNull();
  });
});
