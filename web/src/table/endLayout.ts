import { MediaQuery } from 'svelte/reactivity';

const tall = new MediaQuery('(max-aspect-ratio: 1 / 1)');
const low = new MediaQuery('(min-aspect-ratio: 1 / 1) and (max-height: 520px)');

/** How the end lies: upright, or on its side with little height; else the banners hang beside the board. */
export const endLayout = {
  get tall(): boolean {
    return tall.current;
  },
  get low(): boolean {
    return low.current && !tall.current;
  },
  /** Either of the two: little room. */
  get compact(): boolean {
    return endLayout.tall || endLayout.low;
  },
};
