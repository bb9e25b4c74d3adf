import { describe, expect, it } from 'vitest';
import {
  content,
  names,
  paying,
  reckoned,
  recruiting,
  subduing,
  facing,
  t,
  views,
} from '../../../test/reavers/fixtures';
import type { View } from '../../wire';
import { cardOf, columnOf, dieOf, kindOf, thing, verbOf } from './content';
import { describe as spoken, forecastText } from './describe';
import { choicesOf, inHand, meaningOf, takesTradeDice } from './offers';
import { lying, Pieces } from './pieces.svelte';
import { cellOf, LINES, numbersOf, seals } from './reckoning';
import { shipSeat, tableOf, type ReaversTable } from './view';

const pointing = (view: View) => ({
  offered: new Set(view.ask?.options ?? []),
  refused: new Map(Object.entries(view.ask?.refusals ?? {})),
});

describe('refs', () => {
  it('are read with their verbs', () => {
    expect([verbOf('use>card:art_bodn.1'), thing('use>card:art_bodn.1')]).toEqual(['use', 'card:art_bodn.1']);
    expect(kindOf('store>die:red.helm')).toBe('die');
    expect(verbOf('die:red.helm')).toBeNull();
    expect(dieOf('yellow.double_hammer')).toEqual({ colour: 'yellow', face: 'double_hammer' });
  });
});

describe('what a thing means', () => {
  it('is the answer to what is asked before what may be done freely', () => {
    const both = { offered: new Set(['store>die:red.helm', 'die:red.helm']), refused: new Map<string, string>() };
    expect(meaningOf(both, 'die:red.helm')).toEqual({
      ...{ ref: 'die:red.helm', offered: true, freely: false },
      others: ['store>die:red.helm'],
    });
    expect(meaningOf(pointing(subduing), 'die:blue.raven')).toMatchObject({
      freely: true,
      ref: 'store>die:blue.raven',
    });
  });

  it('is a refusal where nothing is offered, and else nothing', () => {
    expect(meaningOf(pointing(paying), 'die:blue.ship')).toMatchObject({ ref: 'die:blue.ship', offered: false });
    expect(meaningOf(pointing(paying), 'slot:sea')).toMatchObject({ ref: 'slot:sea', offered: false, others: [] });
  });

  it('is a die at the villages only while those are taken', () => {
    expect(takesTradeDice(paying)).toBe(false);
    expect(takesTradeDice({ ...paying, ask: { ...paying.ask!, prompt: 'trade_die' } })).toBe(true);
  });
});

describe('what lies nowhere in sight', () => {
  it('is put on the plank: faces, colours, rewards', () => {
    expect(choicesOf(facing)).toEqual(facing.ask!.options);
    expect(
      choicesOf({ ...facing, ask: { ...facing.ask!, options: ['trade:food', 'colour:red', 'seat:2'] } }),
    ).toHaveLength(3);
  });

  it('is nothing where all that is offered lies on the coast or on the ship', () => {
    for (const view of Object.values(views))
      if (view !== facing) expect(choicesOf(view), view.ask?.prompt ?? '').toEqual([]);
  });

  it('is in hand: what is resolved, then what waits', () => {
    expect(inHand(recruiting)).toEqual(['card:reaver_axe_chief.2', 'card:reaver_scout.1']);
    expect(inHand({ ...recruiting, audience: -1 })).toEqual(['card:reaver_axe_chief.2']);
  });
});

describe('dice on the rail', () => {
  const table = tableOf(paying);
  const without = (die: string): ReaversTable => {
    const dice = [...table.players[0]!.dice];
    dice.splice(dice.indexOf(die), 1);
    return { ...table, players: [{ ...table.players[0]!, dice }, ...table.players.slice(1)] };
  };

  it('lie in ten sockets, sorted at first', () => {
    const rail = lying(table, 0).rail(content.board.dice);
    expect(rail).toHaveLength(10);
    expect(rail.map((one) => one?.die ?? null)).toEqual([...table.players[0]!.dice, null, null]);
  });

  it('keep their sockets when another one is spent', () => {
    const pieces = new Pieces();
    pieces.see(table, 0);
    const before = pieces.rail(10);
    pieces.see(without('red.chest'), 0);
    const after = pieces.rail(10);
    expect(after[0]).toBeNull();
    expect(after.slice(1)).toEqual(before.slice(1));
  });

  it('take free sockets, and one more than there are while they are settled', () => {
    const pieces = new Pieces();
    pieces.see(table, 0);
    const full = [...table.players[0]!.dice, 'blue.chest', 'blue.chest', 'red.ship'];
    pieces.see({ ...table, players: [{ ...table.players[0]!, dice: full }, ...table.players.slice(1)] }, 0);
    expect(pieces.rail(10)).toHaveLength(11);
    expect(pieces.rail(10).every((one) => one !== null)).toBe(true);
  });

  it('lie beyond the last socket only while they are too many', () => {
    const pieces = new Pieces();
    const own = ['red.chest', ...Array.from({ length: 9 }, () => 'red.ship'), 'blue.chest', 'blue.helm'];
    const seen = (dice: readonly string[]) =>
      pieces.see({ ...table, players: [{ ...table.players[0]!, dice: [...dice] }, ...table.players.slice(1)] }, 0);
    seen(own);
    expect(pieces.rail(10)).toHaveLength(12);
    seen(own.filter((die) => die !== 'red.chest'));
    expect(pieces.rail(10)).toHaveLength(11);
    seen(own.filter((die, at) => die !== 'red.chest' && at !== 1));
    const settled = pieces.rail(10);
    expect(settled).toHaveLength(10);
    expect(settled.map((one) => one?.die).slice(0, 2)).toEqual(['blue.chest', 'red.ship']);
  });

  it('stay themselves on their way from the villages to the ship', () => {
    const pieces = new Pieces();
    pieces.see(table, 0);
    const [taken] = pieces.trade().filter(({ die }) => die === 'blue.raven');
    const trade = table.trade.filter((die) => die !== 'blue.raven');
    const dice = [...table.players[0]!.dice, 'blue.raven'];
    pieces.see({ ...table, trade, players: [{ ...table.players[0]!, dice }, ...table.players.slice(1)] }, 0);
    expect(pieces.rail(10).map((one) => one?.key)).toContain(taken!.key);
  });

  it('are stored on artifacts, and longships lie on their locations', () => {
    const pieces = lying(table, 0);
    expect(pieces.stored('card:art_draupnir.1')?.die).toBe('yellow.shield');
    expect(pieces.pawn('raid_villages')?.seat).toBe(0);
    expect(pieces.pawn('raid_keeps')).toBeNull();
    expect(pieces.harbour(table.to_come).map(({ seat }) => seat)).toEqual([1, 2]);
  });
});

describe('the reckoning', () => {
  const table = tableOf(reckoned);

  it('adds up to what is said', () => {
    for (const { reckoning } of table.players)
      expect(LINES.reduce((sum, line) => sum + (cellOf(reckoning, line).value ?? 0), 0)).toBe(reckoning.total);
    expect(table.players[0]!.reckoning.total).toBe(167);
  });

  it('says what is sealed, and where the most are', () => {
    expect(table.players.map(({ reckoning }) => seals(reckoning))).toEqual([0, 2, 2, 2]);
    expect(cellOf(table.players[0]!.reckoning, 'tower')).toEqual({ value: 11, most: true });
    expect(cellOf(table.players[1]!.reckoning, 'art')).toEqual({ value: null, most: false });
  });

  it('writes beside a line where its numbers come from', () => {
    expect(numbersOf('farm', table, content)).toBe('4, 0, 2, 3');
    expect(numbersOf('armor', table, content)).toBe('1 2 6 12 20 30');
    expect(numbersOf('glory', table, content)).toBe('');
  });
});

describe('a reader hears', () => {
  const hear = (view: View, ref: string) => spoken(view, content, ref, t, names);

  it('what a location costs and offers', () => {
    expect(hear(paying, 'location:raid_villages')).toBe(
      'Raid Villages, costs 1 Food and 2 Chests, offer: Farm and Bundle of Swords; Village Wall and Farm; Bundle of Swords and Bodn; Fragment of Mjölnir and Village Wall, longship of Sigrun',
    );
  });

  it('dice with how many are alike, and those on artifacts', () => {
    expect(hear(paying, 'die:red.helm')).toBe('red die with helm, one of 2');
    expect(hear(paying, 'unstore>die:art_draupnir.1')).toBe('Take back yellow die with shield, on Draupnir');
    expect(hear(paying, 'store>die:red.chest')).toBe('Store the red die with chest');
  });

  it('lands with both their prices', () => {
    expect(hear(subduing, 'stack:dice_2')).toBe(
      'Land of warriors II: defence 2, or in peace for 3 dice of any colour; 6 left',
    );
    expect(hear(subduing, 'stack:favor_2')).toContain('none left');
  });

  it('a sentence for everything that any of the tables offers or refuses', () => {
    for (const view of Object.values(views))
      for (const ref of [...(view.ask?.options ?? []), ...Object.keys(view.ask?.refusals ?? {})])
        expect(hear(view, ref), ref).not.toMatch(/^$|[a-z]+-[a-z]+-|undefined|^\d+$/);
  });
});

describe('the forecast', () => {
  it('compares the own board with the one that the rules foresee', () => {
    const table = tableOf(paying);
    const [own, ...others] = table.players;
    const then = {
      ...paying,
      table: { ...table, players: [{ ...own!, food: 7, dice: own!.dice.slice(1) }, ...others] },
    };
    const foreseen = { view: then, next: null, outcome: null, barrier: null, open: false };
    expect(forecastText(paying, 'die:red.chest', t, foreseen)).toBe('Food 5 to 7, dice 8 to 7');
    expect(forecastText(paying, 'die:red.chest', t, null)).toBeNull();
    expect(forecastText(paying, 'die:blue.ship', t, foreseen)).toBeNull();
  });
});

describe('the tables made by hand', () => {
  it('name only cards, lands and locations that there are', () => {
    for (const view of Object.values(views)) {
      const table = tableOf(view);
      for (const card of Object.values(table.offers).flat(2)) expect(cardOf(content, card), card).not.toBeNull();
      expect(Object.keys(table.stacks).sort()).toEqual(Object.keys(content.stacks).sort());
      for (const player of table.players)
        for (const die of player.dice) expect(content.dice[dieOf(die).colour]).toContain(dieOf(die).face);
      if (table.paying)
        expect(table.paying.items).toHaveLength(table.paying.paid.length + 1 + table.paying.open.length);
    }
  });

  it('show the ship of whoever looks, or of whoever acts', () => {
    expect(shipSeat(paying)).toBe(0);
    expect(shipSeat({ ...reckoned, audience: -1 })).toBe(1);
    expect(columnOf(content, 2, 1)).toBe(3);
  });

  it('are asked in words', () => {
    for (const view of Object.values(views))
      if (view.ask) expect(t.has(`ask-${view.ask.prompt}`), view.ask.prompt).toBe(true);
  });
});
