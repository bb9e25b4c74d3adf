// A table at which nothing is asked and nothing happens.
import type { Motion, Pointing } from '../table/scene';

export const UNTOUCHED: Pointing = {
  offered: new Set(),
  refused: new Map(),
  mine: false,
  still: true,
  hovered: null,
  focused: null,
  chosen: null,
  point: () => undefined,
};

export const STILL: Motion = {
  onplay: () => () => undefined,
  playing: null,
  held: null,
  repeatable: false,
  again: () => undefined,
  forget: () => undefined,
};
