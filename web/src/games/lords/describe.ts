/** What a thing on the table is, in parts: for readers as one sentence, for the lectern line by line. */
import { joined } from '../../kit/words';
import type { Texts } from '../../table/scene';
import type { View } from '../../wire';
import {
  armyOf,
  cardOf,
  kindOf,
  mapFor,
  named,
  regionOf,
  thing,
  verbOf,
  type AttributeId,
  type Content,
  type GodId,
  type MonsterId,
  type RealmId,
  type SlotId,
} from './content';
import { surturText } from './surtur/words';
import { faceOf, foesOf, followerOf, ownSeat, regionTable, tableOf } from './view';
import { artifactText, cardText, said } from './words';

/** Who looks, and in which words. */
export interface Reader {
  view: View;
  content: Content;
  t: Texts;
  names: readonly string[];
}

const nameOf = ({ view, t, names }: Reader, seat: number): string =>
  seat === ownSeat(view) ? t('describe-you') : (names[seat] ?? '');

/** A name, and whether it is the reader's. */
const whose = (reader: Reader, seat: number): { name: string; whose: 'own' | 'other' } => ({
  name: nameOf(reader, seat),
  whose: seat === ownSeat(reader.view) ? 'own' : 'other',
});

/** Who stands in a Region: "you: your Hero, Armies of 3 and 2", "Garm". */
function crowd(reader: Reader, ref: string): string[] {
  const { view, t } = reader;
  const table = tableOf(view);
  const armies = (regionTable(table, ref)?.armies ?? []).map(armyOf);
  const people = table.players.flatMap(({ region }, seat) => {
    const values = armies.filter((army) => army.seat === seat).map(({ value }) => value);
    if (region !== ref && values.length === 0) return [];
    const pieces = [
      ...(region === ref ? [t('describe-hero')] : []),
      ...(values.length ? [t('describe-armies', { count: values.length, values: joined(values.map(String), t) })] : []),
    ];
    return [t('describe-party', { name: nameOf(reader, seat), pieces: joined(pieces, t) })];
  });
  const foes = foesOf(table).flatMap(({ ref: foe, region, ring }) =>
    region !== ref ? [] : [ring === null ? t.ref(foe) : t('describe-bound', { foe, name: nameOf(reader, ring) })],
  );
  return [...people, ...foes];
}

function region(reader: Reader, ref: string): string[] {
  const { view, content, t } = reader;
  const facts = regionOf(mapFor(content, view.seats), ref);
  const now = regionTable(tableOf(view), ref);
  if (!facts || !now) return [];
  return [
    t(`land-${facts.land}`),
    now.control === null
      ? t('describe-people', { n: now.population })
      : t('describe-controlled', whose(reader, now.control)),
    ...(facts.settlement ? [t('symbol-settlement')] : []),
    ...(now.temple ? [t('symbol-temple')] : facts.shrine ? [t('symbol-shrine')] : []),
    ...(now.forge ? [t(now.rune ? 'describe-forge' : 'describe-forge-empty', { rune: t(`rune-${now.forge}`) })] : []),
    ...(facts.monument ? [t('describe-monument-here', { god: t(`god-${facts.monument}`) })] : []),
    ...ashen(reader, ref),
    ...crowd(reader, ref),
  ];
}

/** Whether a Region is desolate, and what stands against an invasion by each Follower, or defends its own (LS-17.13). */
function ashen(reader: Reader, ref: string): string[] {
  const { view, t, names } = reader;
  const { ashes, followers = [] } = tableOf(view);
  const place = Number(named(ref)) - 1;
  return [
    ...(ashes?.regions.includes(ref) ? [t('describe-desolate')] : []),
    ...followers.flatMap(({ tile, regions }, seat) => {
      const { difficulty, defence, support } = regions[place] ?? {};
      const name = names[seat] ?? '';
      if (tile === null) return [];
      if (typeof difficulty === 'number') return [t('describe-difficulty', { name, difficulty })];
      if (typeof defence !== 'number') return [];
      return [t('describe-defence', { name, defence }), ...(support ? [t('describe-support', { army: support })] : [])];
    }),
  ];
}

function sea({ view, t, names }: Reader, ref: string): string[] {
  const here = tableOf(view).players.flatMap((one, seat) => (one.sea === ref ? [names[seat] ?? ''] : []));
  return here.length ? [t('describe-drakkars', { names: joined(here, t), count: here.length })] : [];
}

function drakkar(reader: Reader, seat: number): string[] {
  const { view, content, t } = reader;
  const at = tableOf(view).players[seat]?.sea;
  const coast = mapFor(content, view.seats).seas.find(({ ref }) => ref === at)?.regions ?? [];
  return at
    ? [t('describe-of', whose(reader, seat)), t.ref(at), t('describe-joins', { places: joined(coast.map(t.ref), t) })]
    : [];
}

function realm(reader: Reader, ref: string): string[] {
  const { view, content, t } = reader;
  const id = named(ref) as RealmId;
  const facts = content.realms[id];
  const slot = mapFor(content, view.seats).slots.find((one) => one.realm === id);
  const allies = tableOf(view).players.flatMap(({ allied }, seat) =>
    allied.includes(id) ? [nameOf(reader, seat)] : [],
  );
  return [
    t('describe-realm', { rune: t(`rune-${facts.rune}`), action: slot ? t(`action-${slot.id}`) : '' }),
    said(facts.bonus, t),
    allies.length ? t('describe-allies', { names: joined(allies, t) }) : t('describe-no-allies'),
  ];
}

/** A slot of the wheel: what the action does, and what taking it would bring others. */
function action(reader: Reader, ref: string): string[] {
  const { view, t, names } = reader;
  const { wheel, covers } = tableOf(view);
  const id = named(ref) as SlotId;
  const does = t(`does-${id}`);
  const stack = wheel[id] ?? [];
  const top = stack.at(-1);
  const cover = covers[id];
  return [
    ...(does ? [does] : []),
    ...(top === undefined
      ? []
      : [
          t('describe-markers', {
            names: joined(
              [...new Set(stack)].map((seat) => names[seat] ?? ''),
              t,
            ),
          }),
        ]),
    ...(cover?.owner === null || cover?.owner === undefined ? [] : [t('describe-covers', whose(reader, cover.owner))]),
    ...(cover && cover.allies.length
      ? [
          t('describe-bonus-for', {
            names: joined(
              cover.allies.map((seat) => nameOf(reader, seat)),
              t,
            ),
          }),
        ]
      : []),
  ];
}

function monument(reader: Reader, ref: string): string[] {
  const { view, content, t } = reader;
  const god = named(ref) as GodId;
  const { level, priests } = tableOf(view).monuments[god];
  const facts = content.gods[god];
  const bonus = facts.levels[level] ?? [];
  return [
    t('describe-level', { level }),
    t('describe-raises', { attribute: t(`attribute-${facts.attribute}`) }),
    ...(bonus.length ? [said(bonus, t)] : []),
    ...(priests.length
      ? [
          t('describe-priests', {
            names: joined(
              priests.map((seat) => nameOf(reader, seat)),
              t,
            ),
          }),
        ]
      : []),
    t('describe-artifact', { artifact: t(`artifact-${facts.artifact}`) }),
  ];
}

const foeFacts = (content: Content, ref: string) =>
  kindOf(ref) === 'boss' ? content.boss.loki : content.monsters[named(ref) as MonsterId];

/** What a Monster does where it stands, or Loki where he comes. */
export function attackOf({ content, t }: Reader, ref: string): string {
  const facts = foeFacts(content, ref);
  return t('describe-attack', { text: said('region_attack' in facts ? facts.region_attack : facts.activation, t) });
}

function foe(reader: Reader, ref: string): string[] {
  const { view, content, t } = reader;
  const table = tableOf(view);
  const now = kindOf(ref) === 'boss' ? { ...table.boss, ring: null } : table.monsters[named(ref) as MonsterId];
  const facts = foeFacts(content, ref);
  if (!now || !facts) return [];
  return [
    now.slain ? t('describe-slain') : now.region ? t('describe-in', { place: now.region }) : t('describe-asleep'),
    ...(now.ring === null ? [] : [t('describe-ring', { name: nameOf(reader, now.ring) })]),
    t('describe-wounds', { n: now.wounds.filter((seat) => seat !== null).length, of: facts.slots.length }),
    attackOf(reader, ref),
    t('describe-special', { text: said(facts.special_attack, t) }),
  ];
}

function attribute({ view, t }: Reader, ref: string): string[] {
  const now = tableOf(view).players[view.ask?.seat ?? ownSeat(view) ?? 0]?.attributes[named(ref) as AttributeId];
  if (!now) return [];
  return [t(now.injured ? 'describe-injured' : 'describe-value', { value: now.value, token: now.token })];
}

/** What there is to say of a thing besides its name. */
export function partsOf(reader: Reader, ref: string): string[] {
  const { view, content, t } = reader;
  const plain = thing(ref);
  switch (kindOf(ref)) {
    case 'region':
      return region(reader, plain);
    case 'sea':
      return sea(reader, plain);
    case 'realm':
      return realm(reader, plain);
    case 'action':
      return action(reader, plain);
    case 'monument':
      return monument(reader, plain);
    case 'monster':
    case 'boss':
      return foe(reader, plain);
    case 'forge': {
      const at = regionTable(tableOf(view), `region:${named(plain)}`);
      return at?.forge ? [t(at.rune ? 'describe-forge' : 'describe-forge-empty', { rune: t(`rune-${at.forge}`) })] : [];
    }
    case 'army': {
      const { seat, region } = armyOf(plain);
      return [t('describe-of', whose(reader, seat)), t('describe-in', { place: region })];
    }
    case 'hero': {
      const seat = Number(named(plain));
      const { tile, region } = tableOf(view).players[seat] ?? {};
      // A corrupted Hero has the name of its Follower: it is nobody else's.
      const follows = followerOf(tableOf(view), seat) !== null;
      return [
        follows ? t('by-the-rules') : t('describe-of', whose(reader, seat)),
        ...(region ? [t('describe-in', { place: region })] : []),
        ...(tile ? [cardText(tile, content.cards[named(tile)]!, t)] : []),
      ];
    }
    case 'drakkar':
      return drakkar(reader, Number(named(plain)));
    case 'attribute':
      return attribute(reader, plain);
    case 'rite': {
      const rite = content.rune_actions[named(plain)];
      return rite ? [t('rite-price', { runes: rite.runes }), said([rite.effect], t)] : [];
    }
    case 'card': {
      const card = cardOf(content, plain);
      return [card ? cardText(plain, card, t) : surturText(content, plain, view.seats, t)];
    }
    case 'follower':
    case 'challenge':
      return [surturText(content, plain, view.seats, t)];
    case 'artifact':
      return [artifactText(content, plain, t)];
    default:
      return [];
  }
}

/** The name of a thing: a Hero has that of its tile. */
export function titleOf({ view, t }: Reader, ref: string): string {
  const plain = thing(ref);
  const tile = kindOf(ref) === 'hero' ? faceOf(tableOf(view), Number(named(plain))) : null;
  if (kindOf(ref) === 'army') return t('describe-army', { value: armyOf(plain).value });
  if (tile) return t.ref(tile);
  const name = t.ref(plain);
  const verb = verbOf(ref);
  return verb !== null && t.has(`verb-${verb}`) ? t(`verb-${verb}`, { ref: name }) : name;
}

/** "Lofoten, Hålogaland, population 2, Settlement, you: your Hero and an Army of 3". */
export function describe(view: View, content: Content, ref: string, t: Texts, names: readonly string[] = []): string {
  const reader = { view, content, t, names };
  const parts = [titleOf(reader, ref), ...partsOf(reader, ref)].filter((part) => part !== '');
  return parts.map((part, i) => (i + 1 < parts.length ? part.replace(/\.$/, '') : part)).join(', ');
}
