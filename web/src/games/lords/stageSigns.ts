/** Signs that only the stages of Hunt and Battle have: Rewards, attacks, Wounds, and what a Battle comes to. */
import Wounded from '~icons/game-icons/bleeding-wound';
import Broken from '~icons/game-icons/broken-heart';
import Tucked from '~icons/game-icons/card-draw';
import Claws from '~icons/game-icons/claw-slashes';
import Blow from '~icons/game-icons/crossed-claws';
import Drop from '~icons/game-icons/drop';
import Wings from '~icons/game-icons/evil-wings';
import Flag from '~icons/game-icons/flying-flag';
import Wound from '~icons/game-icons/large-wound';
import Laurel from '~icons/game-icons/laurel-crown';
import Roar from '~icons/game-icons/shouting';
import Bite from '~icons/game-icons/snake-bite';
import Lunge from '~icons/game-icons/sprint';
import Trophy from '~icons/game-icons/trophy';
import Shaken from '~icons/game-icons/wind-slap';
import Frenzy from '~icons/game-icons/wolverine-claws';
import { Hands, Pendant, Priest, RuneStone, Spears, type Sign } from './signs';

export { Broken, Drop, Flag, Laurel, Trophy, Tucked, Wound, Wounded };

export const REWARD: Readonly<Record<string, Sign>> = { realm: Hands, priest: Priest, army: Spears, rune: RuneStone };

export const rewardSign = (reward: string): Sign => REWARD[reward] ?? Pendant;

const ATTACK: Readonly<Record<string, Sign>> = {
  claw: Claws,
  blow: Blow,
  frenzy: Frenzy,
  lunge: Lunge,
  special: Wings,
  shake_off: Shaken,
  roar: Roar,
  fangs: Bite,
};

/** The sign of a Monster Attack card; those of one name share it: `claw_2` is a claw. */
export const attackSign = (id: string): Sign => ATTACK[id] ?? ATTACK[id.replace(/_\d+$/, '')] ?? Claws;
