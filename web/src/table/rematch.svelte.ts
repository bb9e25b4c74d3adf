import { api } from '../lib/api';
import { tableAddress } from '../lib/route';
import { router } from '../lib/router.svelte';
import type { Row, RowSeat } from '../wire';

/** People, not bots, and nobody who shares this device. */
export const isOther = (seat: RowSeat): boolean => seat.kind === 'person' && !seat.mine;

/** Milliseconds between two looks at the new table, and how many there are: after ten minutes nobody waits here. */
const LOOK = 1_500;
const LOOKS = 400;

/** Once more with the same company: asked for here, answered by whoever comes to the new table. */
export class Rematch {
  /** The new table as it stands, once it is asked for. */
  row = $state.raw<Row | null>(null);
  /** It was asked for here, and there are others who may come. */
  asking = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private looks = 0;

  /** It is asked for, and who comes is seen. */
  asked = $derived(this.row !== null && this.asking);
  /** Who was asked and has not come yet, by name. */
  missing = $derived((this.row?.seats ?? []).filter((seat) => isOther(seat) && !seat.present));
  /** Those others who sit there already. */
  waiting = $derived((this.row?.seats ?? []).filter((seat) => isOther(seat) && seat.present));

  /** Asks for it; where nobody else is to be asked, it begins at once. */
  async ask(table: string, alone: boolean): Promise<void> {
    const { table: next } = await api.rematch(table);
    if (alone) router.go(tableAddress(next));
    else await this.look(next, true);
  }

  /** Who sits at the new table; whoever asked looks again and again, and goes there with the first who comes. */
  async look(table: string, asked: boolean): Promise<void> {
    clearTimeout(this.timer);
    try {
      const row = await api.table(table);
      if (this.closed) return;
      this.row = row;
    } catch {
      // The next look may fare better.
    }
    if (this.closed) return;
    if (asked && this.waiting.length > 0) router.go(tableAddress(table));
    else if (asked && this.looks++ < LOOKS) this.timer = setTimeout(() => void this.look(table, true), LOOK);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
