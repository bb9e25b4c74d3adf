/** What rises over the island; it is fetched when the table can be used already. */
export { default as Battle } from './Battle.svelte';
export { default as Draft } from './Draft.svelte';
export { default as Hunt } from './Hunt.svelte';
export { default as Piles } from './Piles.svelte';
export { default as Sheet } from './Sheet.svelte';
export { default as WheelSheet } from './WheelSheet.svelte';
