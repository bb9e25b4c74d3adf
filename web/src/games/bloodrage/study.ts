/** Positions to look at without a server, for tests. Nothing of this is in the built client. */
import type { AskView, View } from '../../wire';
import type { CardFacts, Content, Spot } from './content';
import type { BloodRageTable, ClanView, Figures } from './view';

type Row = [
  id: string,
  region: 'manheim' | 'alfheim' | 'jotunheim' | null,
  adjacent: string,
  centre: Spot,
  token: Spot,
  villages: Spot[],
];

/** BR-1.1 to BR-1.12, with the spots of the board. */
const PROVINCES: Row[] = [
  [
    'elvagar',
    'manheim',
    'myrkulor angerboda yggdrasil',
    [455, 214],
    [469, 203],
    [
      [359, 156],
      [404, 101],
      [499, 118],
      [469, 300],
    ],
  ],
  [
    'angerboda',
    'manheim',
    'elvagar muspelheim yggdrasil',
    [677, 292],
    [680, 284],
    [
      [658, 188],
      [601, 289],
      [752, 219],
      [752, 308],
      [679, 374],
    ],
  ],
  [
    'muspelheim',
    'jotunheim',
    'angerboda horgr yggdrasil',
    [773, 524],
    [761, 529],
    [
      [732, 446],
      [812, 484],
      [670, 530],
      [854, 557],
      [732, 611],
    ],
  ],
  [
    'horgr',
    'jotunheim',
    'muspelheim utgard yggdrasil',
    [656, 729],
    [639, 729],
    [
      [605, 659],
      [729, 729],
      [536, 786],
      [633, 828],
    ],
  ],
  [
    'utgard',
    'jotunheim',
    'horgr andlang yggdrasil',
    [422, 789],
    [428, 781],
    [
      [444, 717],
      [361, 792],
      [471, 850],
    ],
  ],
  [
    'andlang',
    'alfheim',
    'utgard gimle yggdrasil',
    [250, 693],
    [256, 685],
    [
      [191, 657],
      [324, 659],
      [248, 789],
    ],
  ],
  [
    'gimle',
    'alfheim',
    'andlang myrkulor yggdrasil',
    [217, 492],
    [222, 489],
    [
      [105, 458],
      [206, 422],
      [321, 432],
      [152, 542],
      [242, 559],
    ],
  ],
  [
    'myrkulor',
    'manheim',
    'gimle elvagar yggdrasil',
    [305, 302],
    [305, 297],
    [
      [240, 276],
      [339, 236],
      [312, 361],
    ],
  ],
  ['yggdrasil', null, 'elvagar angerboda muspelheim horgr utgard andlang gimle myrkulor', [490, 510], [479, 526], []],
];
const FJORDS: [string, string, string, Spot][] = [
  ['north_east', 'elvagar', 'angerboda', [609, 133]],
  ['south_east', 'muspelheim', 'horgr', [844, 719]],
  ['south_west', 'utgard', 'andlang', [286, 867]],
  ['north_west', 'gimle', 'myrkulor', [177, 344]],
];

const card = (facts: Partial<CardFacts>): CardFacts => ({
  name: '',
  name_de: '',
  age: 1,
  kind: 'battle',
  slot: null,
  god: null,
  strength: null,
  cost: null,
  glory: null,
  copies: 1,
  effects: [],
  ...facts,
});

export function land(): Content {
  return {
    hidden: true,
    glory_track: [0, 99],
    provinces: PROVINCES.map(([id, region, adjacent, centre, token_spot, village_spots]) => ({
      ref: `province:${id}`,
      id,
      name: id,
      region,
      villages: village_spots.length || null,
      adjacent: adjacent.split(' ').map((one) => `province:${one}`),
      centre,
      token_spot,
      village_spots,
    })),
    fjords: FJORDS.map(([id, a, b, centre]) => ({
      ref: `fjord:${id}`,
      id,
      provinces: [`province:${a}`, `province:${b}`],
      centre,
    })),
    stats: { rage: [6, 7, 8, 9, 12, 12], axes: [3, 4, 5, 6, 8, 8], horns: [4, 5, 6, 7, 10, 10] },
    last_step: 6,
    slots: ['leader', 'warrior', 'ship', 'monster', 'monster', 'clan', 'clan', 'clan'],
    figures: { leader: { count: 1, strength: 3 }, warrior: { count: 8, strength: 1 }, ship: { count: 1, strength: 2 } },
    monsters: {
      troll: { card: 'a1-troll', strength: 2, strength_in_yggdrasil: null, invade_cost: 2, size: 'large', ship: false },
      dark_elf: {
        card: 'a2-dark-elf',
        strength: 1,
        strength_in_yggdrasil: 3,
        invade_cost: 1,
        size: 'small',
        ship: false,
      },
    },
    cards: {
      'a1-brothers-in-arms': card({
        kind: 'upgrade',
        slot: 'warrior',
        strength: 1,
        cost: 1,
        effects: [{ do: 'warrior_pair', strength: 3 }],
      }),
      'a2-experts-in-arms': card({ kind: 'upgrade', slot: 'warrior', strength: 2, cost: 2 }),
      'a2-tyrs-rage': card({ strength: 6 }),
      'a1-heimdalls-sight': card({ strength: null }),
      'a1-odins-smite': card({ strength: 1 }),
      'a1-quest-alfheim': card({ kind: 'quest', glory: 5 }),
      'a1-lokis-domain': card({ kind: 'upgrade', slot: 'clan', strength: 1, cost: 1 }),
    },
    ragnarok_glory: [2, 3, 4],
    legendary: [0, 0, 0, 10, 10, 20],
  };
}

const CLANS = ['wolf', 'raven', 'bear', 'serpent'];

export interface Study {
  seats?: number;
  /** By place: seat, kind, count. */
  figures?: Record<string, [seat: number, kind: string, count?: number][]>;
  worn?: Record<number, string>;
  tokens?: Record<string, string>;
  destroyed?: string[];
  table?: Partial<BloodRageTable>;
  clans?: Record<number, Partial<ClanView>>;
  ask?: Partial<AskView> | null;
  audience?: number;
}

export function study({
  seats = 2,
  figures = {},
  worn = {},
  tokens = {},
  destroyed = [],
  table = {},
  clans = {},
  ask = null,
  audience = 0,
}: Study = {}): View {
  const groups = (place: string): Figures[] =>
    (figures[place] ?? []).map(([seat, kind, count = 1]) => {
      const clan = CLANS[seat] as string;
      const ref =
        kind === 'warrior'
          ? `figure:${clan}.warrior.${place}`
          : kind === 'leader' || kind === 'ship'
            ? `figure:${clan}.${kind}`
            : `monster:${kind}`;
      return { ref, seat, clan, kind, count };
    });
  const content = land();
  const made: BloodRageTable = {
    age: 1,
    phase: 'actions',
    first_player: 0,
    active: 0,
    doom: null,
    ragnarok: [],
    pack: [],
    pillage: null,
    monsters: [],
    known: [],
    gone: [],
    provinces: Object.fromEntries(
      content.provinces.map(({ id, ref, villages }) => {
        const there = groups(id);
        const taken = there.reduce((sum, one) => sum + one.count, 0);
        return [
          id,
          {
            ref,
            token: tokens[id] ?? 'rage',
            pillaged: false,
            destroyed: destroyed.includes(id),
            doomed_in_age: null,
            villages,
            free: villages === null ? null : villages - taken,
            figures: there,
            strengths: [],
          },
        ];
      }),
    ),
    fjords: Object.fromEntries(content.fjords.map(({ id, ref }) => [id, { ref, open: true, figures: groups(id) }])),
    clans: Array.from({ length: seats }, (_, seat): ClanView => ({
      seat,
      clan: CLANS[seat] ?? null,
      glory: 0,
      rage: 6,
      passed: false,
      stats: { rage: { step: 1, value: 6 }, axes: { step: 1, value: 3 }, horns: { step: 1, value: 4 } },
      on_board: 0,
      horns: 4,
      slots: content.slots.map((kind) => ({ kind, card: kind === 'warrior' ? (worn[seat] ?? null) : null })),
      reserve: [],
      valhalla: [],
      hand: 0,
      backs: [],
      cards: [],
      known_cards: [],
      quests: 0,
      quest_cards: [],
      pack: 0,
      ...clans[seat],
    })),
    ...table,
  };
  const full = ask && { seat: audience, prompt: '', about: {}, options: [], refusals: {}, clauses: [], ...ask };
  return {
    game: 'bloodrage',
    version: 1,
    seats,
    seq: 1,
    audience,
    asked: full ? [{ seat: full.seat, prompt: full.prompt, about: full.about, count: full.options.length }] : [],
    ask: full,
    undo: null,
    outcome: null,
    table: made as unknown as View['table'],
  } as View;
}
