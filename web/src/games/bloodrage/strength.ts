/** Sums of strength as the players count them, out of what lies open (BR-1.44 to BR-1.47, BR-5.50, section 12). */
import { cardOf, fjordOf, YGGDRASIL, type Content, type SlotKind } from './content';
import { fjordView, provinceView, type BloodRageTable, type ClanView, type Figures } from './view';

export interface SumRow {
  kind: string;
  count: number;
  strength: number;
  /** Whether it stands in the fjord. */
  afloat: boolean;
  ref: string;
}

export interface Sum {
  seat: number;
  rows: SumRow[];
  total: number;
}

/** The upgrade in the only slot of a kind, if there is one. */
function upgrade(clan: ClanView, kind: SlotKind): string | null {
  return clan.slots.find((slot) => slot.kind === kind)?.card ?? null;
}

/** BR-12.11, BR-12.75: what warriors of one clan in one province are worth together. */
export function warriorsWorth(content: Content, clan: ClanView, count: number): number {
  const card = upgrade(clan, 'warrior');
  const facts = card === null ? null : cardOf(content, card);
  const single = facts?.strength ?? content.figures.warrior.strength;
  const pair = Number(facts?.effects.find((effect) => effect.do === 'warrior_pair')?.['strength'] ?? 2 * single);
  return Math.floor(count / 2) * pair + (count % 2) * single;
}

/** What one kind of figure of a clan is worth in a place. */
export function worth(content: Content, clan: ClanView, kind: string, count: number, place: string): number {
  if (kind === 'warrior') return warriorsWorth(content, clan, count);
  if (kind === 'leader' || kind === 'ship') {
    const card = upgrade(clan, kind);
    return (card === null ? null : (cardOf(content, card)?.strength ?? null)) ?? content.figures[kind].strength;
  }
  const monster = content.monsters[kind];
  if (!monster) return 0;
  return place === YGGDRASIL ? (monster.strength_in_yggdrasil ?? monster.strength) : monster.strength;
}

/** What some figures in a province and its fjord are worth, row by row. */
export function sumFrom(
  content: Content,
  clan: ClanView,
  ashore: readonly Figures[],
  afloat: readonly Figures[],
  province: string,
): Sum {
  const mine = (figures: Figures): boolean => figures.seat === clan.seat;
  const row = (figures: Figures, ship: boolean): SumRow => ({
    kind: figures.kind,
    count: figures.count,
    strength: worth(content, clan, figures.kind, figures.count, province),
    afloat: ship,
    ref: figures.ref,
  });
  const rows = [
    ...ashore.filter(mine).map((one) => row(one, false)),
    ...afloat.filter(mine).map((one) => row(one, true)),
  ];
  return { seat: clan.seat, rows, total: rows.reduce((sum, one) => sum + one.strength, 0) };
}

/** What a seat's figures in a province and its fjord are worth. */
export function sumOf(content: Content, table: BloodRageTable, seat: number, province: string): Sum {
  const clan = table.clans[seat];
  if (!clan) return { seat, rows: [], total: 0 };
  const fjord = fjordOf(content, province);
  return sumFrom(
    content,
    clan,
    provinceView(table, province)?.figures ?? [],
    fjord ? (fjordView(table, fjord.ref)?.figures ?? []) : [],
    province,
  );
}

/** Everybody with a figure in a province or its fjord, the strongest first. */
export function sumsOf(content: Content, table: BloodRageTable, province: string): Sum[] {
  return table.clans
    .map((clan) => sumOf(content, table, clan.seat, province))
    .filter((sum) => sum.rows.length)
    .sort((a, b) => b.total - a.total || a.seat - b.seat);
}

/** BR-5.9 to BR-5.12: who could still move figures in when a province is pillaged, and how strong these are. */
export function answerers(
  content: Content,
  table: BloodRageTable,
  province: string,
): { seat: number; count: number; strength: number }[] {
  const facts = content.provinces.find((one) => one.ref === province);
  const free = provinceView(table, province)?.free;
  if (!facts || free === 0) return [];
  return table.clans
    .map((clan) => {
      const near = facts.adjacent
        .flatMap((ref) => provinceView(table, ref)?.figures ?? [])
        .filter((figures) => figures.seat === clan.seat);
      return {
        seat: clan.seat,
        count: near.reduce((sum, one) => sum + one.count, 0),
        strength: near.reduce((sum, one) => sum + worth(content, clan, one.kind, one.count, province), 0),
      };
    })
    .filter(({ count }) => count > 0);
}

export interface Gain {
  glory: number;
  stats: { name: 'rage' | 'axes' | 'horns'; value: number }[];
}

/** BR-5.72 to BR-5.79: what the pillage token gives a seat. */
export function rewardOf(content: Content, table: BloodRageTable, seat: number, province: string): Gain {
  const token = provinceView(table, province)?.token ?? null;
  const clan = table.clans[seat];
  if (!clan || token === null) return { glory: 0, stats: [] };
  if (token === 'glory5') return { glory: 5, stats: [] };
  const raised =
    token === 'all_stats' ? (['rage', 'axes', 'horns'] as const) : ([token] as ('rage' | 'axes' | 'horns')[]);
  return {
    glory: 0,
    stats: raised.map((name) => {
      const steps = content.stats[name] ?? [];
      const step = Math.min(content.last_step, (clan.stats[name]?.step ?? 1) + 1);
      return { name, value: steps[step - 1] ?? 0 };
    }),
  };
}

/** BR-5.63: the glory of a won battle, with the Axes that the token may raise first (BR-5.61 comes before BR-5.63). */
export function battleGlory(
  content: Content,
  table: BloodRageTable,
  seat: number,
  province: string,
  pillager: boolean,
): number {
  const clan = table.clans[seat];
  if (!clan) return 0;
  const axes = pillager
    ? rewardOf(content, table, seat, province).stats.find((stat) => stat.name === 'axes')
    : undefined;
  return axes?.value ?? clan.stats.axes.value;
}

/** What a march leaves behind, and what it makes of the target: strengths before and after. */
export function marchPreview(
  content: Content,
  table: BloodRageTable,
  seat: number,
  from: string,
  to: string,
  moved: Record<string, number>,
): { left: number; there: number; others: { seat: number; total: number }[] } {
  const clan = table.clans[seat];
  const [origin, target] = [sumOf(content, table, seat, from), sumOf(content, table, seat, to)];
  const others = sumsOf(content, table, to)
    .filter((sum) => sum.seat !== seat)
    .map(({ seat: other, total }) => ({ seat: other, total }));
  if (!clan) return { left: 0, there: 0, others };
  const going = (kind: string): number => moved[kind] ?? 0;
  const left = origin.rows.reduce((sum, row) => {
    const stay = row.afloat ? row.count : row.count - going(row.kind);
    return sum + (stay > 0 ? worth(content, clan, row.kind, stay, from) : 0);
  }, 0);
  const counts = new Map<string, number>(target.rows.filter((row) => !row.afloat).map((row) => [row.kind, row.count]));
  for (const [kind, count] of Object.entries(moved)) counts.set(kind, (counts.get(kind) ?? 0) + count);
  const afloat = target.rows.filter((row) => row.afloat).reduce((sum, row) => sum + row.strength, 0);
  const there = [...counts].reduce((sum, [kind, count]) => sum + worth(content, clan, kind, count, to), afloat);
  return { left, there, others };
}

/** BR-4.24 to BR-4.27: the Rage that invading with a figure of the reserve costs. */
export function invadeCost(content: Content, clan: ClanView, kind: string): number {
  if (kind === 'leader') return 0;
  if (kind === 'warrior') return warriorsWorth(content, clan, 1);
  if (kind === 'ship') return worth(content, clan, 'ship', 1, '');
  return content.monsters[kind]?.invade_cost ?? 0;
}

/** What a card on the table adds to its side; null where only the comparison tells (Heimdall's Sight). */
export function cardWorth(content: Content, ref: string, counted: number): number | null {
  const card = cardOf(content, ref);
  if (!card) return 0;
  if (card.kind === 'battle') return card.strength;
  return card.kind === 'quest' ? counted : 0;
}
