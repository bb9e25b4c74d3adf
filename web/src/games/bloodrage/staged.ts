/** What rises over the map later on; it is fetched when the table can be used already. */
export { default as Battle } from './Battle.svelte';
export { default as Chronicle } from './Chronicle.svelte';
export { default as Doomsday } from './Doomsday.svelte';
export { default as Quests } from './Quests.svelte';
export { default as Sheets } from './Sheets.svelte';
export { default as UpgradeFlight } from './UpgradeFlight.svelte';
