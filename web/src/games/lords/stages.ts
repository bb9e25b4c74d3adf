/** What rises over the island; it is fetched when the table can be used already. */
export { default as Battle } from './Battle.svelte';
export { default as Hunt } from './Hunt.svelte';
