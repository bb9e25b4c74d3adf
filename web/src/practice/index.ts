// What comes when the table can be used already: hints, ways back, playing on, and the coach of the first matches.
export { default as MenuItems } from './MenuItems.svelte';
export { default as Notes } from './Notes.svelte';
export { default as PracticeBar } from './PracticeBar.svelte';
