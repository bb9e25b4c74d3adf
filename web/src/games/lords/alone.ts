// What the page for those who play alone shows of Followers, challenges and Heroes.
import type { AloneArt, Sign } from '../../alone/art';
import Ashes from '~icons/game-icons/burning-embers';
import Blood from '~icons/game-icons/bleeding-heart';
import Fire from '~icons/game-icons/burning-forest';
import Grudge from '~icons/game-icons/crossed-swords';
import Host from '~icons/game-icons/rally-the-troops';
import Omens from '~icons/game-icons/raven';
import de from './alone/de.ftl?raw';
import en from './alone/en.ftl?raw';
import { ATTRIBUTES, cardOf, kindOf, named, type Content } from './content';
import { ATTRIBUTE, HERO, Helm } from './signs';
import { looksFor } from './surtur/words';
import { cardText } from './words';

const CHALLENGE: Record<string, Sign> = {
  early_ashes: Ashes,
  old_grudge: Grudge,
  standing_host: Host,
  unquenched_fire: Fire,
  blood_tribute: Blood,
  restless_omens: Omens,
};

export const art: AloneArt = {
  texts: { en, de },
  sign: (ref) => (kindOf(ref) === 'challenge' ? CHALLENGE[named(ref)] : HERO[named(ref)]) ?? Helm,
  told(scene, ref, t) {
    const content = scene as Content;
    if (kindOf(ref) === 'follower') {
      const tile = content.surtur.followers[named(ref)];
      if (!tile) return { figures: [], lines: [] };
      const figures = ATTRIBUTES.map((name, k) => ({
        Sign: ATTRIBUTE[name],
        name: t(`attribute-${name}`),
        value: tile.attributes[k] ?? 0,
      }));
      const { advantage } = tile;
      const ahead = t(`advantage-${advantage?.id ?? 'none'}`, { ...advantage });
      return { figures, lines: [`${looksFor(content, ref, t)}.`, ahead] };
    }
    const card = cardOf(content, ref);
    return { figures: [], lines: card ? [cardText(ref, card, t)] : [] };
  },
};
