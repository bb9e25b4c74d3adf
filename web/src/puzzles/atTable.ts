// All that a puzzle lays round its board: fetched with the first puzzle's table.
import type { TableModel } from '../table/model.svelte';
import type { PuzzleParts } from '../table/puzzle';
import Beads from './Beads.svelte';
import Foot from './Foot.svelte';
import Goal from './Goal.svelte';
import Lit from './Lit.svelte';
import { Sitting } from './sitting.svelte';
import Story from './Story.svelte';
import './panel.css';

const parts: PuzzleParts = { sit: (model: TableModel) => new Sitting(model), Goal, Story, Beads, Foot, Lit };

export default parts;
