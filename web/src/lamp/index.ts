// Looking back under the lamp: fetched when somebody takes it up.
export { default as Beam } from './Beam.svelte';
export { default as Foot } from './Foot.svelte';
export { default as Given } from './Given.svelte';
export { default as Marks } from './Marks.svelte';
export { default as Ways } from './Ways.svelte';
export { Lamp } from './lamp.svelte';
