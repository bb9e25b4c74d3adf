/** What a screen reader hears for each thing, and the words the scene shares. */
import type { Texts } from '../../table/scene';
import type { View } from '../../wire';
import { cardId, cardOf, figureOf, kindOf, named, provinceOf, type Content } from './content';
import { fjordView, ownSeat, placesOf, provinceView, tableOf, type ClanView, type Figures } from './view';

/** "leader", "two warriors", "ship", "Troll". */
export function figureWord(kind: string, count: number, t: Texts): string {
  if (t.has(`piece-${kind}`)) return t(`piece-${kind}`, { count });
  return t.ref(`monster:${kind}`);
}

export function listed(words: readonly string[]): string {
  return words.join(', ');
}

/** The slot of a sheet: `slot:leader`, or one of several, `slot:clan.3`. */
export function slotOf(clan: ClanView | null | undefined, ref: string): ClanView['slots'][number] | undefined {
  const [kind, number = '1'] = named(ref).split('.');
  return clan?.slots.filter((one) => one.kind === kind)[Number(number) - 1];
}

function parties(figures: readonly Figures[], view: View, names: readonly string[], t: Texts): string {
  const own = ownSeat(view);
  const seats = [...new Set(figures.map((one) => one.seat))];
  const words = seats.map((seat) => {
    const words = listed(figures.filter((one) => one.seat === seat).map((one) => figureWord(one.kind, one.count, t)));
    const clan = figures.find((one) => one.seat === seat)?.clan ?? '';
    const name = names[seat] ?? t(`clan-${clan}`);
    return seat === own ? t('describe-own-party', { figures: words }) : t('describe-party', { name, figures: words });
  });
  return words.length ? listed(words) : t('describe-nobody');
}

function place(view: View, content: Content, ref: string, t: Texts, names: readonly string[]): string {
  const table = tableOf(view);
  const province = provinceView(table, ref);
  if (!province) {
    const fjord = fjordView(table, ref);
    if (!fjord) return t.ref(ref);
    return fjord.open
      ? t('describe-fjord', { fjord: t.ref(ref), figures: parties(fjord.figures, view, names, t) })
      : t('describe-fjord-closed', { fjord: t.ref(ref) });
  }
  if (province.destroyed) return t('describe-destroyed', { province: t.ref(ref) });
  const token = province.pillaged
    ? t('describe-pillaged')
    : province.token
      ? t('describe-token', { token: t(`token-${province.token}`) })
      : '';
  const figures = parties(province.figures, view, names, t);
  const facts = provinceOf(content, ref);
  if (!facts?.region) return t('describe-yggdrasil', { figures, token });
  const words = t('describe-province', {
    province: t.ref(ref),
    region: t(`region-${facts.region}`),
    villages: facts.villages ?? 0,
    figures,
    token,
  });
  return province.doomed_in_age && province.doomed_in_age >= table.age
    ? `${words}, ${t('describe-doomed', { age: province.doomed_in_age })}`
    : words;
}

/** "Gimle, Alfheim, 5 villages, you: leader and warrior, Torvald: 2 warriors, token Axes". */
export function describe(view: View, content: Content, ref: string, t: Texts, names: readonly string[] = []): string {
  const table = tableOf(view);
  switch (kindOf(ref)) {
    case 'province':
    case 'fjord':
      return place(view, content, ref, t, names);
    case 'card': {
      const card = cardOf(content, ref);
      const id = `card-${cardId(ref)}`;
      return card ? t('describe-card', { card: t.ref(ref), kind: t(`${id}.kind`), text: t(`${id}.text`) }) : t.ref(ref);
    }
    case 'figure':
    case 'monster': {
      const { place: at } = figureOf(ref);
      const name = t.ref(ref);
      if (at === 'reserve' || at === 'valhalla') return t(`describe-figure-${at}`, { figure: name });
      const found = placesOf(table).find((one) => one.figures.some((figure) => figure.ref === ref));
      return found ? t('describe-figure', { figure: name, place: t.ref(found.ref) }) : name;
    }
    case 'slot': {
      const [kind = '', number = '1'] = named(ref).split('.');
      const own = ownSeat(view);
      const slot = slotOf(own === null ? null : table.clans[own], ref);
      return slot?.card
        ? t('describe-slot-card', { slot: t(`slot-${kind}`), number: Number(number), card: t.ref(slot.card) })
        : t('describe-slot-empty', { slot: t(`slot-${kind}`), number: Number(number) });
    }
    case 'stat': {
      const own = ownSeat(view);
      const stat = own === null ? undefined : table.clans[own]?.stats[named(ref) as 'rage'];
      return stat ? t('describe-stat', { stat: t.ref(ref), value: stat.value, step: stat.step }) : t.ref(ref);
    }
    default:
      return t.ref(ref);
  }
}
