/** What stands on the lectern: what is there now, and what the rules say would come of pointing at it. */
import type { Foreseen, Texts } from '../../table/scene';
import type { View } from '../../wire';
import { cardId, figureOf, fjordOf, kindOf, named, type Content, type StatName } from './content';
import { figureWord, listed } from './describe';
import { fjordView, ownSeat, placesOf, provinceView, tableOf, type Figures, type Prize } from './view';

export interface LecternRow {
  seat: number;
  text: string;
  value: string;
}

export interface Page {
  title: string;
  rows: LecternRow[];
  lines: string[];
}

/** Who reads, of what, and what would follow from pointing there. */
interface Reader {
  view: View;
  content: Content;
  t: Texts;
  names: readonly string[];
  foreseen: Foreseen | null;
}

const about = (view: View, field: string): string => String(view.ask?.about[field] ?? '');
const strengthIn = (view: View, province: string, seat: number): number =>
  provinceView(tableOf(view), province)?.strengths[seat] ?? 0;

/** "3 → 5", or only what there is as long as nobody knows more. */
const change = (now: number, then: number | undefined): string => (then === undefined ? `${now}` : `${now} → ${then}`);

/** Everybody with a figure in a province or its fjord, the strongest first. */
function sums({ view, content, t }: Reader, ref: string): LecternRow[] {
  const table = tableOf(view);
  const fjord = fjordOf(content, ref);
  const figures = [
    ...(provinceView(table, ref)?.figures ?? []),
    ...(fjord ? (fjordView(table, fjord.ref)?.figures ?? []) : []),
  ];
  return seatsOf(figures)
    .map((seat) => ({ seat, text: forces(figures, seat, t), strength: strengthIn(view, ref, seat) }))
    .sort((a, b) => b.strength - a.strength || a.seat - b.seat)
    .map(({ seat, text, strength }) => ({ seat, text, value: String(strength) }));
}

const seatsOf = (figures: readonly Figures[]): number[] => [...new Set(figures.map((one) => one.seat))];

function forces(figures: readonly Figures[], seat: number, t: Texts): string {
  return listed(figures.filter((one) => one.seat === seat).map((one) => figureWord(one.kind, one.count, t)));
}

/** For how many there is room, what the token gives, and whether Ragnarök comes. */
function landLines({ view, t }: Reader, ref: string): string[] {
  const table = tableOf(view);
  const province = provinceView(table, ref);
  if (!province) return [];
  const { free, token, pillaged, doomed_in_age: doom } = province;
  return [
    free === null ? '' : t('describe-free', { free }),
    token === null ? '' : t(`token-${pillaged ? 'pillaged' : token}.text`),
    doom !== null && doom >= table.age ? t('describe-doomed', { age: doom }) : '',
  ].filter(Boolean);
}

/** The Rage that would be left, where pointing costs some. */
function rageLine({ view, t, foreseen }: Reader, seat: number): string[] {
  const now = tableOf(view).clans[seat];
  const then = foreseen ? tableOf(foreseen.view).clans[seat] : undefined;
  if (!now || !then || then.rage === now.rage) return [];
  return [t('scene-rage-left', { rage: then.rage, all: now.stats.rage.value })];
}

/** "Axes 4, Horns 6". */
export function statWords({ stats }: Prize, t: Texts): string {
  return listed(Object.entries(stats).map(([name, value]) => `${t(`stat-${name}`)} ${value}`));
}

/** BR-5.9, BR-5.72: what a pillage would bring, and who may come to stop it. */
function pillagePage(reader: Reader, ref: string, seat: number): Page {
  const { view, t, names } = reader;
  const rows = sums(reader, ref);
  const stakes = tableOf(view).stakes[named(ref)];
  const lines: string[] = [];
  if (stakes) {
    const { glory, battle, callers } = stakes;
    const stats = statWords(stakes, t);
    const who = callers.map(
      (one) => `${one.seat === seat ? t('scene-you') : (names[one.seat] ?? '')} ${one.count} (${one.strength})`,
    );
    if (glory) lines.push(t('scene-win-glory', { glory }));
    if (stats) lines.push(t('scene-win-stats', { stats }));
    if ([...rows, ...callers].some((one) => one.seat !== seat)) lines.push(t('scene-battle-glory', { glory: battle }));
    lines.push(who.length ? t('scene-callers', { who: listed(who) }) : t('scene-no-callers'));
  }
  return { title: t('scene-pillage', { province: t.ref(ref) }), rows, lines };
}

/** Both ends of a way: what would stand there, against whom, and what would be left. */
function wayPage(reader: Reader, from: string, to: string, seat: number, title: string): Page {
  const { view, t, foreseen } = reader;
  const ahead = foreseen?.next?.prompt === 'march_figure' ? foreseen.next.about : null;
  const then = (province: string, field: string): string =>
    foreseen ? String(ahead ? (ahead[field] ?? '…') : strengthIn(foreseen.view, province, seat)) : '…';
  const choosing = view.ask?.prompt === 'march_to';
  const free = provinceView(tableOf(view), to)?.free ?? null;
  const some = choosing && ahead !== null && ahead['all'] === undefined && free !== null;
  const there = some ? t('scene-march-some', { free }) : t('scene-march-there', { to: t.ref(to) });
  return {
    title,
    rows: [
      { seat, text: there, value: then(to, choosing ? 'all' : 'there') },
      ...sums(reader, to)
        .filter((row) => row.seat !== seat)
        .map((row) => ({ ...row, text: t('scene-stands-there') })),
      ...(choosing ? [] : [{ seat, text: t('scene-march-left', { from: t.ref(from) }), value: then(from, 'left') }]),
    ],
    lines: [...landLines(reader, to).slice(0, 1), ...rageLine(reader, seat)],
  };
}

/** The figure that an ask puts somewhere. */
function landing(view: View): string {
  if (view.ask?.prompt === 'hammers_move') return 'leader';
  return about(view, 'figure') ? figureOf(about(view, 'figure')).kind : 'warrior';
}

const LANDS = ['invade_place', 'free_invade', 'succor_warrior', 'blessing_warrior', 'hammers_move'];

function provincePage(reader: Reader, ref: string): Page {
  const { view, t, foreseen } = reader;
  const seat = ownSeat(view);
  const prompt = view.ask?.options.includes(ref) ? view.ask.prompt : '';
  const lines = landLines(reader, ref);
  if (seat !== null && (prompt === 'pillage_province' || prompt === 'domain_pillage'))
    return pillagePage(reader, ref, seat);
  if (seat !== null && prompt === 'march_to')
    return wayPage(reader, about(view, 'from'), ref, seat, t('scene-march-to', { to: t.ref(ref) }));
  if (seat !== null && LANDS.includes(prompt)) {
    const then = foreseen ? strengthIn(foreseen.view, ref, seat) : undefined;
    return {
      title: t('scene-land', { figure: figureWord(landing(view), 1, t), place: t.ref(ref) }),
      rows: [
        { seat, text: t('scene-then'), value: change(strengthIn(view, ref, seat), then) },
        ...sums(reader, ref).filter((row) => row.seat !== seat),
      ],
      lines: [...lines, ...rageLine(reader, seat)],
    };
  }
  if (provinceView(tableOf(view), ref)?.destroyed)
    return { title: t.ref(ref), rows: [], lines: [t('scene-destroyed')] };
  const title = prompt === 'march_from' ? t('scene-march-from', { from: t.ref(ref) }) : t.ref(ref);
  return { title, rows: sums(reader, ref), lines };
}

/** Who lies in a fjord; and, for whoever could go there, how strong that would make the shores. */
function fjordPage(reader: Reader, ref: string): Page {
  const { view, content, t, foreseen } = reader;
  const figures = fjordView(tableOf(view), ref)?.figures ?? [];
  const seat = ownSeat(view);
  const shores = content.fjords.find((one) => one.ref === ref)?.provinces ?? [];
  const gains = foreseen === null || seat === null ? [] : shores.filter((one) => !landIsGone(view, one));
  return {
    title: t.ref(ref),
    rows: [
      ...seatsOf(figures).map((one) => ({ seat: one, text: forces(figures, one, t), value: '' })),
      ...gains.map((shore) => ({
        seat: seat!,
        text: t.ref(shore),
        value: change(strengthIn(view, shore, seat!), strengthIn(foreseen!.view, shore, seat!)),
      })),
    ],
    lines: [t(`fjord-${named(ref)}.text`), ...(seat === null ? [] : rageLine(reader, seat))].filter(Boolean),
  };
}

const landIsGone = (view: View, ref: string): boolean => provinceView(tableOf(view), ref)?.destroyed ?? true;

function figurePage(reader: Reader, ref: string): Page {
  const { view, t } = reader;
  const table = tableOf(view);
  const seat = ownSeat(view);
  const prompt = view.ask?.options.includes(ref) ? view.ask.prompt : '';
  if (seat !== null && prompt === 'march_figure') {
    const [from, to] = [about(view, 'from'), about(view, 'to')];
    return wayPage(reader, from, to, seat, t('scene-march-to', { to }));
  }
  if (seat !== null && prompt === 'call_to_battle') {
    const province = about(view, 'province');
    const from = placesOf(table).find((one) => one.figures.some((figure) => figure.ref === ref))?.ref ?? province;
    return wayPage(reader, from, province, seat, t('scene-answer-call', { province }));
  }
  const waiting = seat === null ? undefined : table.clans[seat]?.reserve.find((one) => one.ref === ref);
  if (waiting)
    return {
      title: t.ref(ref),
      rows: [],
      lines: [t('scene-invade-cost', { rage: waiting.cost ?? 0, strength: waiting.strength })],
    };
  const { kind } = figureOf(ref);
  return { title: t.ref(ref), rows: [], lines: [t(`${t.has(`piece-${kind}`) ? 'piece' : 'monster'}-${kind}.text`)] };
}

function statPage({ view, content, t, foreseen }: Reader, ref: string): Page {
  const name = named(ref) as StatName;
  const seat = ownSeat(view);
  const clan = seat === null ? undefined : tableOf(view).clans[seat];
  const legend = (seen: View | undefined): number =>
    content.legendary[((seen && tableOf(seen).clans[seat!]?.stats[name].step) ?? 1) - 1] ?? 0;
  const glory = clan && foreseen ? legend(foreseen.view) : 0;
  return {
    title: clan ? `${t.ref(ref)}: ${change(clan.stats[name].value, clan.raised[name])}` : t.ref(ref),
    rows: [],
    lines: [t(`stat-${name}.text`), ...(glory > legend(view) ? [t('scene-legendary', { glory })] : [])],
  };
}

/** The page for a thing, or null where the lectern has nothing to say. */
export function pageOf(
  view: View,
  content: Content,
  ref: string,
  t: Texts,
  names: readonly string[],
  foreseen: Foreseen | null,
): Page | null {
  const reader: Reader = { view, content, t, names, foreseen };
  switch (kindOf(ref)) {
    case 'province':
      return provincePage(reader, ref);
    case 'fjord':
      return fjordPage(reader, ref);
    case 'figure':
    case 'monster':
      return figurePage(reader, ref);
    case 'stat':
      return statPage(reader, ref);
    case 'card':
      return { title: t.ref(ref), rows: [], lines: [t(`card-${cardId(ref)}.text`)] };
    default:
      return null;
  }
}

/** The same in a sentence: the help line on a phone. */
export function forecastText(
  view: View,
  content: Content,
  ref: string,
  t: Texts,
  names: readonly string[],
  foreseen: Foreseen | null,
): string | null {
  // A card shows its text itself, large, beside the finger.
  const page = kindOf(ref) === 'card' ? null : pageOf(view, content, ref, t, names, foreseen);
  if (!page) return null;
  const own = ownSeat(view);
  const rows = page.rows.map((row) =>
    `${row.seat === own ? t('scene-you') : (names[row.seat] ?? '')}: ${row.text} ${row.value}`.trim(),
  );
  const sentences = [rows.join('; '), ...page.lines]
    .filter(Boolean)
    .map((line) => (/[.!?…]$/.test(line) ? line : `${line}.`));
  return sentences.length ? sentences.join(' ') : null;
}
