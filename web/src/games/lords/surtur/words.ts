/** Corrupted Heroes, Action cards and challenges in words. */
import { joined, sentence } from '../../../kit/words';
import type { Texts } from '../../../table/scene';
import { ATTRIBUTES, cardId, kindOf, named, type ActionFacts, type Content, type RuneActionId } from '../content';

/** "Looks for Temples first, would rather Build Temple". */
export function looksFor(content: Content, tile: string, t: Texts): string {
  const facts = content.surtur.followers[named(tile)];
  if (!facts) return '';
  return t('scene-follower-looks', {
    target: facts.target_selection,
    action: t(`action-${facts.priority_action}`),
  });
}

export const runeActionName = (action: RuneActionId, t: Texts): string => t(`rune-action-${action}`);

/** "2 Settlements: 1 Rune"; what is given in every case says just that. */
export function bonusText({ when, gain }: ActionFacts, t: Texts): string {
  if (!gain) return '';
  const given = t('surtur-gain', { what: gain.what, n: gain.n, attribute: gain.attribute ?? 'none' });
  if (!when) return given;
  const bound = when.at_least ?? when.at_most ?? 0;
  const counted = t('surtur-count', { what: when.count, n: bound });
  return t(when.at_least === null ? 'surtur-bonus-most' : 'surtur-bonus', { counted, given });
}

/** How likely Surtur's die lands on a place of the row, in sixths. */
export const chanceOf = (die: readonly number[], place: number): number =>
  die.filter((face) => face === place + 1).length;

/** All that stands on a tile, an Action card or a challenge; nothing for other things. */
export function surturText(content: Content, ref: string, seats: number, t: Texts): string {
  const side = seats === 2 ? 0 : 1;
  const { followers, challenges, actions, costs } = content.surtur;
  if (kindOf(ref) === 'challenge') {
    const level = challenges[named(ref)]?.level ?? 0;
    return `${t(`challenge-${named(ref)}.text`)} ${t('scene-challenge-level', { level })}`;
  }
  if (kindOf(ref) === 'follower') {
    const tile = followers[named(ref)];
    if (!tile) return '';
    const values = ATTRIBUTES.map((name, k) => `${t(`attribute-${name}`)} ${tile.attributes[k]}`);
    const start = t('scene-follower-starts', { region: `region:${tile.start_region[side]}` });
    return [sentence(joined(values, t)), sentence(looksFor(content, ref, t)), start].join(' ');
  }
  const card = actions[cardId(ref)];
  if (!card) return '';
  const runes = card.rune_actions.map((action) =>
    t('scene-row-action', { action: runeActionName(action, t), runes: costs[action] }),
  );
  const bonus = bonusText(card, t);
  return [
    t('scene-row-hero', { region: `region:${card.hero_to[side]}` }),
    ...runes,
    ...(bonus ? [bonus] : []),
    t('scene-row-special', { action: t(`action-${card.special}`), mode: card.tie_break }),
  ]
    .map(sentence)
    .join(' ');
}
