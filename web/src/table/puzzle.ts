// A puzzle at its table, as the shell of every table knows it; what it is lies in a part of its own (web/src/puzzles).
import type { Component } from 'svelte';
import type { TableModel } from './model.svelte';
import type { Prompt } from './prompt';

export interface PuzzleButton {
  text: string;
  key: string;
  main: boolean;
  act: () => void;
}

export interface PuzzleAtTable {
  /** What stands under the title's name. */
  readonly phase: string;
  /** What the beam says instead of the table's own words; null leaves these. */
  readonly prompt: Prompt | null;
  readonly buttons: readonly PuzzleButton[];
  /** Whether the last answer can be taken back. */
  readonly undoable: boolean;
  /** It is decided: nothing more is pointed at. */
  readonly closed: boolean;
  pressed(event: KeyboardEvent): boolean;
  close(): void;
}

/** What lies round the board instead of seats, saga and replay bar. */
export interface PuzzleParts {
  sit(model: TableModel): PuzzleAtTable;
  Goal: Component<{ model: TableModel }>;
  Story: Component<{ model: TableModel }>;
  Beads: Component<{ model: TableModel }>;
  Foot: Component<{ model: TableModel }>;
  Lit: Component<{ model: TableModel }>;
}
