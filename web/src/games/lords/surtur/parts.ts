/** The parts of the table that only Followers of Surtur need. */
export { default as ActionRow } from './ActionRow.svelte';
export { default as Ash } from './Ash.svelte';
export { default as Desolation } from './Desolation.svelte';
export { default as FollowerDetail } from './FollowerDetail.svelte';
export { default as FollowerSheet } from './FollowerSheet.svelte';
export { default as FollowerSteps } from './FollowerSteps.svelte';
export { default as Grounds } from './Grounds.svelte';
export { default as Letters } from './Letters.svelte';
export { default as Rims } from './Rims.svelte';
export { surturSpecials } from './motion';
