/** The pictures of the story page: a stone is being set, the draft, powers at work, Odin, teams. */
import { island, type Study } from './study';

export const content = island();
const hexes = (names: string): string[] => names.split(' ').map((name) => `hex:${name}`);
const stones = hexes('i6 b3 d8 e7 e6 f4 g7 a2 i1 h5 d3 i5 j7 c1 i4 g1 f9 b4 d5 h3 f3 g4 f6 e4 b1 i7 g2 g3 c3');
const base = { content, stones, ivory: hexes('b2 c4 f2'), to_move: 'red', turn: 30 } satisfies Study;
const last = { side: 'ivory' as const, from: 'hex:e5', to: 'hex:b2', stone: 'hex:c3' };
const red = hexes('h4 c5 h8');
const cards = [{ card: 'card:ratatoskr' }, { card: 'card:surtr' }];
const turns =
  'a3-d6/g9|j4-j2/g1|d6-d2/e3|j5-g5{tyr:g5<>g6}/f5|a2-c2/c5|{odin:play gullinbursti}j6-f6-f9/.|--|h4-h8/h3|a2-b2!;a3-e3!;a4-a5!'.split(
    '|',
  );
const all = content.powers.map(({ ref }) => ref);
const start = '1III1/6/7/8/9/10/11/11/10/3RRR3';
const team = 'tyr sol ymir vali njord gerd'.split(' ').map((id) => ({ card: `card:${id}` }));

const command = content.powers.filter((power) => power.command).map(({ ref }) => ref);

export const stages: Record<string, Study> = {
  start: { content, placement: start },
  select_viking: { ...base, red, prompt: 'select_viking', last, turns },
  move_to: { ...base, red, selected: 'hex:h8', prompt: 'move_to', last },
  summon_at: {
    ...base,
    red: hexes('h4 c5 h10'),
    selected: 'hex:h8',
    moved: { from: 'hex:h8', to: 'hex:h10' },
    prompt: 'summon_at',
    last,
  },
  wild: { content, placement: '1#III/##4/2#4/###5/9/10/11/11/10/3RRR3', prompt: 'select_viking' },
  close: {
    content,
    placement: '5/1I4/2I4/7I/########1/10/11/7R3/3R6/6R2',
    selected: 'hex:d5',
    moved: { from: 'hex:d5', to: 'hex:d8' },
    prompt: 'summon_at',
  },
  powers: {
    ...base,
    red: hexes('h4 c5 h10'),
    selected: 'hex:h8',
    moved: { from: 'hex:h8', to: 'hex:h10' },
    prompt: 'summon_at',
    last,
    cards,
    turns,
    options: [...hexes('h9 h11 i9 g9 h8 h7 i10 g10'), 'do:pair'],
  },
  lies: {
    ...base,
    red,
    prompt: 'select_viking',
    cards: [
      { card: 'card:thor', stones: 3 },
      { card: 'card:idun', armed: true },
    ],
    turns,
    last: {
      ...last,
      paths: [
        ['hex:e5', 'hex:b2'],
        ['hex:j3', 'hex:h6'],
      ],
      stones: hexes('c3'),
      cleared: hexes('g5'),
    },
  },
  freyr: {
    ...base,
    red: hexes('h4 c5 h8'),
    to_move: 'ivory',
    prompt: 'freyr_stone',
    cards: [{ card: 'card:freyr' }, { card: 'card:frigg' }],
    about: { power: 'card:freyr', viking: 'hex:c4' },
    selected: 'hex:c4',
    options: [...hexes('c3 b3 b4 d5'), 'do:decline'],
  },
  tyr: {
    ...base,
    red,
    to_move: 'ivory',
    prompt: 'tyr_swap',
    cards: [{ card: 'card:tyr' }, { card: 'card:frigg' }],
    about: { power: 'card:tyr', viking: 'hex:c4' },
    selected: 'hex:c4',
    options: ['hex:c5', 'do:decline'],
  },
  sleipnir: {
    ...base,
    red,
    prompt: 'move_to',
    selected: 'hex:h4',
    cards: [{ card: 'card:ask_and_embla', vikings: 1 }, { card: 'card:sleipnir' }],
    options: hexes('j4 i2 i3 j5 h6 h2 f2 g5 f5'),
  },
  empty: {
    content,
    prompt: 'leave_empty',
    draft: {
      offer: [],
      wanted: 2,
      taken: [
        { seat: 1, card: 'card:fenrir' },
        { seat: 0, card: 'card:thor' },
      ],
      order: [1, 0],
    },
    cards: [{ card: 'card:thor', stones: 4 }, { card: 'card:fenrir' }],
    asks: 1,
    options: hexes('j4 j5 j6'),
    about: { power: 'card:fenrir' },
  },
  draft: {
    content,
    prompt: 'offer_card',
    draft: { offer: [], wanted: 2, taken: [], order: [1, 0] },
    options: all,
    asks: 0,
  },
  second: {
    content,
    prompt: 'offer_card',
    draft: { offer: ['card:hel'], wanted: 2, taken: [], order: [1, 0] },
    options: all.filter((ref) => ref !== 'card:hel'),
    asks: 0,
  },
  partner: {
    content,
    prompt: 'offer_card',
    draft: { offer: ['card:surtr'], wanted: 2, taken: [], order: [1, 0] },
    options: all.filter((ref) => ref !== 'card:surtr'),
    asks: 0,
  },
  take: {
    content,
    prompt: 'take_card',
    draft: { offer: ['card:surtr', 'card:ratatoskr'], wanted: 2, taken: [], order: [1, 0] },
    options: ['card:surtr', 'card:ratatoskr'],
    asks: 1,
  },
  team_offer: {
    content,
    seats: 4,
    prompt: 'team_offer',
    draft: { offer: ['card:tyr', 'card:dain_dvalin_duneyr_duratror'], wanted: 4, taken: [], order: [1, 0, 3, 2] },
    asks: 0,
    options: command.filter((ref) => ref !== 'card:tyr' && ref !== 'card:dain_dvalin_duneyr_duratror'),
  },
  team_draft: {
    content,
    seats: 6,
    prompt: 'team_draft',
    draft: {
      offer: team.slice(2).map(({ card }) => card),
      wanted: 6,
      taken: [
        { seat: 1, card: 'card:tyr' },
        { seat: 0, card: 'card:sol' },
      ],
      order: [1, 0, 3, 2, 5, 4],
    },
    asks: 3,
    options: team.slice(2).map(({ card }) => card),
  },
  crowd_draft: {
    content,
    seats: 23,
    prompt: 'team_draft',
    asks: 4,
    options: command.slice(4),
    draft: {
      offer: command.slice(4),
      wanted: 23,
      taken: command.slice(0, 4).map((card, seat) => ({ seat, card })),
      order: command.map((_, seat) => seat),
    },
  },
  crowd_offer: {
    content,
    seats: 23,
    prompt: 'team_offer',
    asks: 0,
    options: command.slice(9),
    draft: { offer: command.slice(0, 9), wanted: 23, taken: [], order: command.map((_, seat) => seat) },
  },
  odin: {
    ...base,
    red,
    prompt: 'odin_action',
    cards: [{ card: 'card:sol' }, { card: 'card:odin' }],
    odin: { seat: 1, hand: ['card:tyr'], table: ['card:gullinbursti'], in_force: null },
    about: { power: 'card:odin' },
    options: ['card:tyr', 'do:pickup', 'do:no-card'],
    last,
    turns,
  },
  hidden: {
    ...base,
    red,
    to_move: 'ivory',
    cards: [{ card: 'card:sol' }, { card: 'card:odin' }],
    odin: { seat: 1, hand: [null], table: [], in_force: 'card:tyr' },
    last,
  },
  team: { ...base, red, seats: 4, cards: team.slice(0, 4), prompt: 'select_viking', last, turns },
  six: { ...base, red, seats: 6, cards: team, prompt: 'select_viking', last, turns },
  crowd: {
    ...base,
    red,
    seats: 13,
    cards: command.slice(0, 13).map((card) => ({ card })),
    prompt: 'select_viking',
    last,
    turns,
  },
};
