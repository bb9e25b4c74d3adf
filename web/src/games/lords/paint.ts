/** Paint of the six Lands, and of what a seat holds. */
import type { SeatColour } from '../../table/scene';
import type { LandId } from './content';

/** Ground and light of a Land, and the fill and line of what grows there. */
export const LAND: Record<LandId, { ground: string; light: string; fill: string; line: string }> = {
  halogaland: { ground: '#7f8a90', light: '#aab4b9', fill: '#6f797f', line: '#434b50' },
  trondelag: { ground: '#3f6289', light: '#6a91b8', fill: '#35567a', line: '#1d324a' },
  svealand: { ground: '#4f713a', light: '#7b9e5f', fill: '#3f5f2d', line: '#243c18' },
  gautland: { ground: '#957629', light: '#c09e48', fill: '#8a6c22', line: '#5c4612' },
  jutland: { ground: '#853f2e', light: '#b2634a', fill: '#743325', line: '#4a1d13' },
  rogaland: { ground: '#5f4575', light: '#8b6ea2', fill: '#4f3863', line: '#2f203c' },
};

/** The line of a border, bright on any Land. */
export const BORDER: Record<SeatColour, string> = {
  ember: '#ff7a45',
  fjord: '#6db8fa',
  bone: '#fff6e0',
  yew: '#3fc4a4',
};
