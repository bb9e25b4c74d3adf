/** What only a match with Followers of Surtur shows: nobody else fetches it. */
import { Later } from '../../../kit/later.svelte';

export const ashen = new Later(() => import('./parts'));
