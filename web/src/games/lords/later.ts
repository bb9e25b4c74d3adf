/** The stages of Lords: the first question does not wait for them. */
import { Later } from '../../kit/later.svelte';

export const later = new Later(() => import('./stages'));
