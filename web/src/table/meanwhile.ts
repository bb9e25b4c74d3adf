import { onMount } from 'svelte';

/** Fetches what a table needs only later, when it can be used already; whoever has lost the line tries again on need. */
export function meanwhile(wait: number, fetch: () => Promise<unknown>): void {
  onMount(() => {
    const later = setTimeout(() => void fetch().catch(() => undefined), wait);
    return () => clearTimeout(later);
  });
}
