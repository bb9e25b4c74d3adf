/** What rises over the coast later on; it is fetched when the table can be used already. */
export { ART } from './art';
export { default as Combat } from './Combat.svelte';
export { default as Hoard } from './Hoard.svelte';
export { default as OfferSheet } from './OfferSheet.svelte';
export { default as OtherShip } from './OtherShip.svelte';
export { default as Reckoning } from './Reckoning.svelte';
export { default as ShipSheet } from './ShipSheet.svelte';
