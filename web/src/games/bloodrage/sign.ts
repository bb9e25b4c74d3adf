// The sign of the title's banner.
export { default } from '~icons/game-icons/battle-axe';
