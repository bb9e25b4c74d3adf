/** The stages of Reavers: the first question does not wait for them. */
import { Later } from '../../kit/later.svelte';

export const later = new Later(() => import('./staged'));
