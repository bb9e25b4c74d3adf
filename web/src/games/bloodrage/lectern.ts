/** What stands on the lectern: what is there now, and what would come of pointing at it. Public facts only. */
import type { Texts } from '../../table/scene';
import type { View } from '../../wire';
import { cardId, cardOf, figureOf, kindOf, named, type Content, type StatName } from './content';
import { figureWord, listed } from './describe';
import { answerers, battleGlory, invadeCost, marchPreview, rewardOf, sumOf, sumsOf, worth } from './strength';
import { fjordView, ownSeat, provinceView, tableOf, type BloodRageTable } from './view';

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

interface Reader {
  view: View;
  content: Content;
  t: Texts;
  names: readonly string[];
  /** The figures chosen so far for a march, by ref. */
  going: readonly string[];
}

const about = (view: View, field: string): string => String(view.ask?.about[field] ?? '');

/** Everybody's strength in a province, a row each. */
function sums({ view, content, t }: Reader, ref: string): LecternRow[] {
  return sumsOf(content, tableOf(view), ref).map(({ seat, rows, total }) => ({
    seat,
    text: listed(rows.map((row) => figureWord(row.kind, row.count, t))),
    value: String(total),
  }));
}

function tokenLine({ view, t }: Reader, ref: string): string {
  const province = provinceView(tableOf(view), ref);
  if (!province?.token) return '';
  return province.pillaged ? t('token-pillaged.text') : t(`token-${province.token}.text`);
}

function roomLine({ view, t }: Reader, ref: string): string {
  const province = provinceView(tableOf(view), ref);
  return province && province.free !== null ? t('describe-free', { free: province.free }) : '';
}

function doomLine({ view, t }: Reader, ref: string): string {
  const table = tableOf(view);
  const age = provinceView(table, ref)?.doomed_in_age ?? null;
  return age !== null && age >= table.age ? t('describe-doomed', { age }) : '';
}

/** BR-5.9, BR-5.72: what a pillage would bring, and who may come to stop it. */
function pillagePage(reader: Reader, ref: string, seat: number): Page {
  const { view, content, t, names } = reader;
  const table = tableOf(view);
  const gain = rewardOf(content, table, seat, ref);
  const enemies = sumsOf(content, table, ref).filter((sum) => sum.seat !== seat);
  const callers = answerers(content, table, ref);
  const lines = [
    ...(gain.glory ? [t('scene-win-glory', { glory: gain.glory })] : []),
    ...(gain.stats.length
      ? [t('scene-win-stats', { stats: listed(gain.stats.map(({ name, value }) => `${t(`stat-${name}`)} ${value}`)) })]
      : []),
    ...(enemies.length || callers.some((one) => one.seat !== seat)
      ? [t('scene-battle-glory', { glory: battleGlory(content, table, seat, ref, true) })]
      : []),
    callers.length
      ? t('scene-callers', {
          who: listed(
            callers.map(
              ({ seat: other, count, strength }) =>
                `${other === seat ? t('scene-you') : (names[other] ?? '')} ${count} (${strength})`,
            ),
          ),
        })
      : t('scene-no-callers'),
  ];
  return { title: t('scene-pillage', { province: t.ref(ref) }), rows: sums(reader, ref), lines };
}

function marchPage(
  reader: Reader,
  from: string,
  to: string,
  seat: number,
  moved: Record<string, number>,
  title: string,
): Page {
  const { view, content, t } = reader;
  const { left, there, others } = marchPreview(content, tableOf(view), seat, from, to, moved);
  return {
    title,
    rows: [
      { seat, text: t('scene-march-there', { to: t.ref(to) }), value: String(there) },
      ...others.map((other) => ({ seat: other.seat, text: t('scene-stands-there'), value: String(other.total) })),
      { seat, text: t('scene-march-left', { from: t.ref(from) }), value: String(left) },
    ],
    lines: [roomLine(reader, to)].filter(Boolean),
  };
}

const counted = (refs: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const ref of refs) counts[figureOf(ref).kind] = (counts[figureOf(ref).kind] ?? 0) + 1;
  return counts;
};

/** A seat's figures in a province without its ships, by kind. */
function ashore(table: BloodRageTable, seat: number, ref: string): Record<string, number> {
  const figures = provinceView(table, ref)?.figures.filter((one) => one.seat === seat) ?? [];
  return Object.fromEntries(figures.map((one) => [one.kind, one.count]));
}

function provincePage(reader: Reader, ref: string): Page {
  const { view, content, t } = reader;
  const table = tableOf(view);
  const seat = ownSeat(view);
  const prompt = view.ask?.prompt ?? '';
  const offered = view.ask?.options.includes(ref) ?? false;
  if (seat !== null && offered) {
    if (prompt === 'pillage_province' || prompt === 'domain_pillage') return pillagePage(reader, ref, seat);
    if (prompt === 'march_to') {
      const all = ashore(table, seat, about(view, 'from'));
      const free = provinceView(table, ref)?.free;
      const page = marchPage(reader, about(view, 'from'), ref, seat, all, t('scene-march-to', { to: t.ref(ref) }));
      const count = Object.values(all).reduce((sum, one) => sum + one, 0);
      if (free !== null && free !== undefined && free < count)
        page.rows[0] = { ...page.rows[0]!, text: t('scene-march-some', { free }), value: '…' };
      return page;
    }
    if (prompt === 'march_from')
      return {
        title: t('scene-march-from', { from: t.ref(ref) }),
        rows: sums(reader, ref),
        lines: [roomLine(reader, ref), doomLine(reader, ref)].filter(Boolean),
      };
    if (['invade_place', 'free_invade', 'succor_warrior', 'blessing_warrior', 'hammers_move'].includes(prompt)) {
      const kind =
        prompt === 'hammers_move' ? 'leader' : about(view, 'figure') ? figureOf(about(view, 'figure')).kind : 'warrior';
      const clan = table.clans[seat];
      const here = ashore(table, seat, ref)[kind] ?? 0;
      const more = clan
        ? worth(content, clan, kind, here + 1, ref) - (here ? worth(content, clan, kind, here, ref) : 0)
        : 0;
      const mine = sumOf(content, table, seat, ref).total;
      const rows = sums(reader, ref).filter((row) => row.seat !== seat);
      return {
        title: t('scene-land', { figure: figureWord(kind, 1, t), place: t.ref(ref) }),
        rows: [{ seat, text: t('scene-then'), value: `${mine} → ${mine + more}` }, ...rows],
        lines: [roomLine(reader, ref), tokenLine(reader, ref), doomLine(reader, ref)].filter(Boolean),
      };
    }
  }
  if (provinceView(table, ref)?.destroyed) return { title: t.ref(ref), rows: [], lines: [t('scene-destroyed')] };
  return {
    title: t.ref(ref),
    rows: sums(reader, ref),
    lines: [roomLine(reader, ref), tokenLine(reader, ref), doomLine(reader, ref)].filter(Boolean),
  };
}

function fjordPage(reader: Reader, ref: string): Page {
  const { view, t } = reader;
  const fjord = fjordView(tableOf(view), ref);
  const seats = [...new Set(fjord?.figures.map((one) => one.seat) ?? [])];
  return {
    title: t.ref(ref),
    rows: seats.map((seat) => ({
      seat,
      text: listed(fjord!.figures.filter((one) => one.seat === seat).map((one) => figureWord(one.kind, one.count, t))),
      value: '',
    })),
    lines: [t(`fjord-${named(ref)}.text`)].filter(Boolean),
  };
}

function figurePage(reader: Reader, ref: string): Page | null {
  const { view, content, t } = reader;
  const table = tableOf(view);
  const seat = ownSeat(view);
  const prompt = view.ask?.prompt ?? '';
  const { kind } = figureOf(ref);
  const offered = view.ask?.options.includes(ref) ?? false;
  if (seat !== null && offered && prompt === 'march_figure') {
    const moved = counted([...reader.going, ref]);
    return marchPage(
      reader,
      about(view, 'from'),
      about(view, 'to'),
      seat,
      moved,
      t('scene-march-to', { to: about(view, 'to') }),
    );
  }
  if (seat !== null && offered && prompt === 'call_to_battle') {
    const province = about(view, 'province');
    const from =
      [...Object.values(table.provinces)].find((one) => one.figures.some((figure) => figure.ref === ref))?.ref ??
      province;
    return marchPage(reader, from, province, seat, { [kind]: 1 }, t('scene-answer-call', { province }));
  }
  if (seat !== null && (prompt === 'invade_figure' || prompt === 'choose_action')) {
    const clan = table.clans[seat];
    if (clan?.reserve.some((one) => one.ref === ref)) {
      return {
        title: t.ref(ref),
        rows: [],
        lines: [
          t('scene-invade-cost', {
            rage: invadeCost(content, clan, kind),
            strength: worth(content, clan, kind, 1, ''),
          }),
        ],
      };
    }
  }
  const text = t.has(`piece-${kind}`) ? t(`piece-${kind}.text`) : t(`monster-${kind}.text`);
  return { title: t.ref(ref), rows: [], lines: text ? [text] : [] };
}

function statPage({ view, content, t }: Reader, ref: string): Page {
  const name = named(ref) as StatName;
  const seat = ownSeat(view);
  const step = seat === null ? 1 : (tableOf(view).clans[seat]?.stats[name]?.step ?? 1);
  const steps = content.stats[name] ?? [];
  const next = Math.min(content.last_step, step + 1);
  const legend =
    (content.legendary[next - 1] ?? 0) > (content.legendary[step - 1] ?? 0)
      ? [t('scene-legendary', { glory: content.legendary[next - 1] ?? 0 })]
      : [];
  return {
    title: `${t.ref(ref)}: ${steps[step - 1] ?? ''} → ${steps[next - 1] ?? ''}`,
    rows: [],
    lines: [t(`stat-${name}.text`), ...legend],
  };
}

/** The page for a thing, or null where the lectern has nothing to say. */
export function pageOf(
  view: View,
  content: Content,
  ref: string,
  t: Texts,
  names: readonly string[],
  going: readonly string[] = [],
): Page | null {
  const reader: Reader = { view, content, t, names, going };
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
    case 'card': {
      const card = cardOf(content, ref);
      return card ? { title: t.ref(ref), rows: [], lines: [t(`card-${cardId(ref)}.text`)] } : null;
    }
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
): string | null {
  // A card shows its text itself, large, beside the finger.
  const page = kindOf(ref) === 'card' ? null : pageOf(view, content, ref, t, names);
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
