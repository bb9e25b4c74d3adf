import { describe, expect, it } from 'vitest';
import { content, de, names, player, seen, t, table } from '../../../test/lords/fixtures';
import { armyOf } from './content';
import { actionsOf, newsOf } from '../../table/recap';
import { deed } from './deeds';
import { describe as spoken, titleOf } from './describe';
import { draftOf } from './drafting';
import { changesOf, forecastText } from './forecast';
import { choicesOf, meaningOf } from './offers';
import { tallyOf } from './tally';
import { colourOf, foesOf, nearest, tintOfColour } from './view';

describe('the tint of a seat', () => {
  it('is the colour that was chosen', () => {
    const laid = table(3);
    laid.players[0]!.colour = 'green';
    expect([0, 1, 2].map((seat) => colourOf(laid, seat))).toEqual(['yew', 'fjord', 'bone']);
    expect(tintOfColour('red')).toBe('ember');
  });

  it('is one that nobody chose until then, and no two are alike', () => {
    const laid = table(4);
    laid.players.forEach((one) => (one.colour = null));
    laid.players[2]!.colour = 'red';
    const tints = [0, 1, 2, 3].map((seat) => colourOf(laid, seat));
    expect(tints[2]).toBe('ember');
    expect(new Set(tints).size).toBe(4);
  });
});

describe('what is read off the table', () => {
  it('is which way to win is nearest', () => {
    const { ways } = player(0);
    expect(nearest(ways)).toBe('jarl');
    expect(nearest({ ...ways, gothi: { has: 2, needs: 5 } })).toBe('gothi');
    expect(nearest({ ...ways, slayer: { ...ways.slayer, has: 2 } })).toBe('slayer');
  });

  it('is where foes stand, and an Army by its ref', () => {
    const laid = table();
    laid.monsters.garm = { ...laid.monsters.garm, region: 'region:2', ring: 1 };
    expect(foesOf(laid)).toEqual([{ ref: 'monster:garm', region: 'region:2', ring: 1 }]);
    expect(armyOf('army:2.19.4')).toEqual({ seat: 2, region: 'region:19', value: 4 });
  });
});

describe('what a thing means', () => {
  const offered = new Set(['activate>monster:garm', 'wound>monster:garm', 'region:3']);
  const pointing = { offered, refused: new Map([['region:5', 'LR-5.1']]) };

  it('is the first deed that may be done with it', () => {
    expect(meaningOf(pointing, 'monster:garm')).toEqual({
      ref: 'activate>monster:garm',
      offered: true,
      others: ['wound>monster:garm'],
    });
    expect(meaningOf(pointing, 'region:5')).toMatchObject({ ref: 'region:5', offered: false });
    expect(meaningOf(pointing, 'region:6')).toMatchObject({ ref: 'region:6', offered: false });
  });

  it('and what else it could mean lies on a plank, with what lies nowhere', () => {
    const laid = table();
    laid.monsters.garm = { ...laid.monsters.garm, region: 'region:2' };
    laid.players[0]!.hand_cards = ['card:spear.1'];
    const options = ['activate>monster:garm', 'wound>monster:garm', 'region:3', 'rite:card', 'card:spear.1', 'do:done'];
    const view = seen(laid, { prompt: 'rune_menu', options });
    expect(choicesOf(view, new Set(options), true)).toEqual(['wound>monster:garm', 'rite:card']);
    expect(choicesOf(view, new Set(), true)).toEqual([]);
  });

  it('is on the tray where there is one, and else on the plank', () => {
    const laid = table(4, { artifacts: { mjolnir: { holder: 0, charged: true, gone: false } } });
    laid.players[0]!.blessings = ['card:golden_tears'];
    const options = ['exhaust>artifact:mjolnir', 'card:golden_tears', 'do:done'];
    const view = seen(laid, { prompt: 'prayer_menu', options });
    expect(choicesOf(view, new Set(options), true)).toEqual([]);
    expect(choicesOf(view, new Set(options), false)).toEqual(options.slice(0, 2));
  });

  it('is left to a stage of its own in a draft', () => {
    const view = seen(table(4, { phase: 'draft' }), { prompt: 'draft_hero', options: ['card:ragnar', 'card:snorri'] });
    expect(choicesOf(view, new Set(view.ask!.options), true)).toEqual([]);
    expect(draftOf(view, content)).toMatchObject({ what: 'hero', pack: ['card:ragnar', 'card:snorri'] });
    expect(draftOf(seen(table()), content)).toBeNull();
    const blessings = seen(table(4, { offer: ['card:glamour'] }), {
      prompt: 'blessing_pick',
      options: ['card:glamour'],
    });
    expect(draftOf(blessings, content)).toMatchObject({ what: 'blessing', pack: ['card:glamour'] });
  });
});

describe('what a reader hears', () => {
  const laid = table(4, {
    players: [
      player(0, { region: 'region:1', tile: 'card:ragnar' }),
      player(1, { sea: 'sea:n' }),
      player(2),
      player(3),
    ],
    covers: { usurp: { owner: 1, allies: [] }, mobilize: { owner: null, allies: [0] } },
  });
  laid.regions[0]!.armies = ['army:0.1.3', 'army:0.1.2'];
  laid.regions[1] = { ...laid.regions[1]!, control: 1, forge: 'uruz', rune: true };
  laid.wheel.usurp = [1];
  const view = seen(laid);
  const heard = (ref: string): string => spoken(view, content, ref, t, names);

  it('is all that lies in a Region', () => {
    expect(heard('region:1')).toBe('Lofoten, Hålogaland, population 2, Settlement, you: Hero and Armies of 3 and 2');
    expect(heard('region:2')).toBe('Salten, Hålogaland, controlled by Torvald, Forge with a Rune: Uruz');
    expect(heard('sea:n')).toBe('Frost Sea, Drakkar of Torvald');
    expect(heard('drakkar:1')).toBe('Drakkar, of Torvald, Frost Sea, joins Lofoten, Nidaros and Jämtland');
  });

  it('is whom a slot of the wheel pays', () => {
    expect(heard('action:usurp')).toContain('covers Torvald, who gains a Rune');
    expect(heard('action:mobilize')).toContain('Realm bonus for you');
    expect(spoken(view, content, 'action:usurp', de, names)).toContain('bedeckt Torvald');
  });

  it('is a Hero by the name of its tile, an Army by its value', () => {
    expect(titleOf({ view, content, t, names }, 'hero:0')).toBe('Ragnar');
    expect(heard('army:0.1.3')).toBe('Army of 3, yours, in Lofoten');
    expect(titleOf({ view, content, t, names }, 'activate>monster:garm')).toBe('Rouse Garm');
  });

  it('names every place of both maps, and everything that stands on them', () => {
    for (const seats of [2, 4]) {
      const one = seen(table(seats));
      const { regions, seas, realms, slots } = content.maps[seats === 2 ? '2' : '3-4'];
      const refs = [...regions, ...seas, ...realms, ...slots].map(({ ref }) => ref);
      for (const ref of [...refs, 'monument:odin', 'monster:garm', 'boss:loki', 'attribute:might', 'card:glamour'])
        for (const words of [t, de])
          expect(spoken(one, content, ref, words, names), ref).not.toMatch(/[{}]|\w-\w+-|:\w/);
    }
  });
});

describe('what is foretold', () => {
  it('are the numbers that would change', () => {
    const before = seen(table(), { prompt: 'prayer_menu', options: ['monument:thor'] });
    const then = table();
    then.players[0]!.attributes.might = { token: 3, value: 3, injured: false };
    then.players[0]!.priests = 1;
    const foreseen = { view: seen(then), next: null, outcome: null, barrier: null, open: false };
    expect(changesOf(before, 'monument:thor', t, foreseen)).toEqual(['Might 2 to 3', 'Priests 0 to 1']);
    expect(forecastText(before, 'monument:odin', t, foreseen)).toBeNull();
    expect(forecastText(before, 'monument:thor', t, { ...foreseen, view: before, barrier: 'chance' })).toBe(
      'then it is open',
    );
  });
});

describe('what was done', () => {
  it('is told turn by turn, with its ways', () => {
    const turn = { kind: 'turn', seat: 1 };
    expect(deed(turn)).toMatchObject({ begins: true, alone: false });
    const march = deed({ kind: 'army_moved', seat: 1, from: 'region:2', to: 'region:3', value: 2 });
    expect(march).toMatchObject({ begins: true, from: 'region:2', to: 'region:3' });
    expect(march.continues?.(turn)).toBe(true);
    expect(march.continues?.({ ...turn, seat: 2 })).toBe(false);
    expect(deed({ kind: 'event_drawn', card: 'card:event_3' })).toMatchObject({ begins: true, alone: true });
    expect(deed({ kind: 'army_killed', seat: 0, region: 'region:9', value: 1 })).toMatchObject({ gone: ['region:9'] });
  });
});

describe("a Follower's turn", () => {
  const because = (prompt: string) => ({ kind: 'because', seat: 0, prompt });
  const log = [
    [],
    [
      { kind: 'special', seat: 1, action: 'action:prepare' },
      { kind: 'turn', seat: 0 },
    ],
    [because('follower_roll'), { kind: 'surtur_rolled', seat: 0, card: 'card:A2' }],
    [because('follower_priest')],
    [because('follower_hero'), { kind: 'hero_placed', seat: 0, card: 'follower:snorri', region: 'region:5' }],
    [because('follower_rune_action'), { kind: 'rune_action', seat: 0 }],
    [because('follower_idle'), { kind: 'invasion_tested', seat: 0 }],
    [because('follower_target')],
    [
      because('follower_army'),
      { kind: 'army_moved', seat: 0, from: 'region:2', to: 'region:3', value: 2 },
      { kind: 'battle', region: 'region:3' },
    ],
    [{ kind: 'card_played', seat: 1, card: 'card:sword.1' }],
    [because('follower_card'), { kind: 'battle_over', region: 'region:3', winner: 0 }],
    [because('follower_special'), { kind: 'special', seat: 0, action: 'action:mobilize' }],
    [because('follower_clean_up'), { kind: 'row_filled', seat: 0, card: 'card:B1' }, { kind: 'turn', seat: 1 }],
  ];
  const movers = [null, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0];
  const told = actionsOf(log, movers, 1, { has: (kind) => kind !== 'because', deed });

  it('is told part by part, each by what it came to, and without the steps of which nothing came', () => {
    expect(told.map(({ seat, first, last, head }) => [seat, first, last, head.event.kind])).toEqual([
      [1, 1, 1, 'special'],
      [0, 1, 2, 'turn'],
      [0, 4, 4, 'hero_placed'],
      [0, 5, 5, 'rune_action'],
      [0, 6, 10, 'battle_over'],
      [0, 11, 11, 'special'],
      [0, 12, 12, 'row_filled'],
      [1, 12, 12, 'turn'],
    ]);
    expect(told.flatMap(({ more }) => more).map(({ event }) => event.kind)).not.toContain('because');
  });

  it('is one lap for somebody who looked on', () => {
    expect(newsOf(told, 1, [1], true).map(({ head }) => head.event.kind)).toEqual([
      'turn',
      'hero_placed',
      'rune_action',
      'battle_over',
      'special',
      'row_filled',
    ]);
  });
});

describe('what is told at the end', () => {
  const points = (counts?: number[]): Record<string, readonly number[]> =>
    Object.fromEntries(
      tallyOf({ view: seen(table(2, { counts } as never)), t }).map(({ key, points }) => [key, points]),
    );

  it('has what Desolation counts for a Follower, where there is any', () => {
    const around = table(2).players.map((one) => one.around);
    expect(points([around[0]! + 10, around[1]!])['ashes']).toEqual([10, 0]);
    expect(points()['ashes']).toBeUndefined();
  });
});
