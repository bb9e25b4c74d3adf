import { describe, expect, it } from 'vitest';
import scene from '../../../test/lords/scene.json';
import type { Content } from './content';
import {
  abilitiesOf,
  counted,
  elsewhere,
  prizeOf,
  segments,
  serving,
  slotsOf,
  stacked,
  stepOf,
  STEPS,
  wayKey,
  waysShown,
} from './hunt';
import type { HuntTable, HuntWay, LordsTable } from './view';

const content = scene as unknown as Content;
const wounds = [0, null, 1, null, null, null, null, null];
const table = {
  monsters: { nidhogg: { region: 'region:3', slain: false, wounds, ring: null, upper: true } },
  boss: { region: 'region:9', slain: false, wounds: [null, 0, null, null, null] },
  artifacts: {
    root_fang: { holder: null, charged: true, gone: false },
    troll_heart: { holder: 0, charged: false, gone: false },
  },
  players: [{ tile: 'card:beowulf', blessings: ['card:giants_bane', 'card:spoils_of_odin'] }],
} as unknown as LordsTable;
const nidhogg = { foe: 'monster:nidhogg' };
const way = (card: string | null, ward: number, wards: boolean, finds = false, reach = 1): HuntWay => ({
  card,
  ward,
  spot: ward + 2,
  wards,
  finds,
  draws: finds ? 2 : 1,
  injuries: wards ? 0 : 1,
  reach: Array.from({ length: reach }, (_, k) => `wound:nidhogg.${k + 1}`),
});

describe('the tray', () => {
  it('has the symbols and Rewards of its file and the Wounds of the table', () => {
    const slots = slotsOf(nidhogg, table, content);
    expect(slots).toHaveLength(8);
    expect(slots[0]).toEqual({ ref: 'wound:nidhogg.1', symbols: ['axe'], reward: 'priest', by: 0 });
    expect(slots[2]).toMatchObject({ symbols: ['spear'], reward: null, by: 1 });
  });

  it('of the Boss has two symbols a slot and pays nothing', () => {
    const slots = slotsOf({ foe: 'boss:loki' }, table, content);
    expect(slots.map((slot) => slot.symbols.length)).toEqual([2, 2, 2, 2, 2]);
    expect(slots[1]).toMatchObject({ reward: null, by: 0 });
  });

  it('counts the slots of the Artifact only as long as nobody has it', () => {
    expect(prizeOf(nidhogg, table, content)).toEqual({ artifact: 'root_fang', has: 1, of: 4 });
    const held = { ...table, artifacts: { root_fang: { holder: 1, charged: true, gone: false } } } as LordsTable;
    expect(prizeOf(nidhogg, held, content)).toBeNull();
  });
});

describe('the steps', () => {
  it('run from before the first round to behind the Hero round', () => {
    expect(stepOf({ step: 'begin' })).toBe(-1);
    expect(STEPS[stepOf({ step: 'defend' })]).toBe('defend');
    expect(stepOf({ step: 'over' })).toBe(STEPS.length);
  });
});

describe('the ways compared', () => {
  const ways = [
    way('card:axe.1', 4, true, true),
    way('card:bow.1', 3, true, false, 2),
    way('card:spear.2', 1, false),
    way(null, 0, false),
  ];

  it('are the cheapest that wards, the one that finds the Weak Spot, and taking it', () => {
    expect(waysShown(ways, null).map((one) => one.card)).toEqual(['card:bow.1', 'card:axe.1', null]);
  });

  it('begin with the card that is pointed at, whichever copy that is', () => {
    expect(waysShown(ways, 'card:spear.5').map((one) => one.card)).toEqual(['card:spear.2', 'card:bow.1', null]);
  });

  it('are called by what comes of them', () => {
    expect(ways.map(wayKey)).toEqual(['both', 'wards', 'short', 'short']);
  });
});

describe('the hand', () => {
  it('lies in stacks, and of each the copy that answers is pointed at', () => {
    const stacks = stacked(['card:spear.1', 'card:bow.2', 'card:spear.4'], (ref) => ref === 'card:spear.4');
    expect(stacks).toEqual([
      { ref: 'card:spear.4', count: 2 },
      { ref: 'card:bow.2', count: 1 },
    ]);
  });

  it('says which cards serve a slot', () => {
    const hunt = {
      hand_uses: [
        { card: 'card:bow.1', ward: 1, wards: false, spot: false, slots: ['wound:nidhogg.5'] },
        { card: 'card:shield.1', ward: 1, wards: true, spot: false, slots: [] },
      ],
    } as unknown as HuntTable;
    expect(serving(hunt, 'wound:nidhogg.5')).toEqual(['card:bow.1']);
  });
});

describe('a meter', () => {
  it('has what is played, Wisdom, what the pointed card would add, and what is missing', () => {
    expect(segments(1, 2, 6, 5)).toEqual(['card', 'wisdom', 'wisdom', 'would', 'would', 'open']);
    expect(segments(2, 0, 1, 0)).toEqual(['card', 'card']);
  });
});

describe('beside the tray', () => {
  it('stand the abilities that speak of Hunts, those that are offered first', () => {
    const refs = abilitiesOf(0, table, content, new Set(['exhaust>artifact:troll_heart'])).map((one) => one.ref);
    expect(refs[0]).toBe('artifact:troll_heart');
    expect(refs).toContain('card:beowulf');
    expect(refs).toContain('card:giants_bane');
  });

  it('lies what is offered and has no other place, buttons aside', () => {
    const offered = new Set(['do:done', 'rune:uruz', 'wound:nidhogg.1']);
    expect(elsewhere(offered, new Set(['wound:nidhogg.1']))).toEqual(['rune:uruz']);
  });

  it('is counted what the Hunt has brought', () => {
    expect(counted(['rune', 'priest', 'rune'])).toEqual([
      ['rune', 2],
      ['priest', 1],
    ]);
  });
});
