/** The reckoning at the end is told line by line, once; whoever has seen enough ends it. */
export class Telling {
  /** So many lines are told by now. */
  told = $state(0);
  /** Nothing moves any more but the fire. */
  over = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins, unless it was told before. */
  begin(lines: number, still: boolean): void {
    if (this.over) return;
    clearTimeout(this.timer);
    if (still) {
      this.finish();
      return;
    }
    const pace = Math.min(LINE, LONGEST / Math.max(1, lines));
    const next = (): void => {
      if (this.told >= lines) {
        this.over = true;
        return;
      }
      this.told++;
      this.timer = setTimeout(next, pace);
    };
    this.timer = setTimeout(next, UNROLL);
  }

  finish(): void {
    clearTimeout(this.timer);
    this.told = Number.POSITIVE_INFINITY;
    this.over = true;
  }

  close(): void {
    clearTimeout(this.timer);
  }
}

/** Milliseconds for the banners to unroll, for a line, and for all lines at most. */
const UNROLL = 600;
const LINE = 500;
const LONGEST = 4_000;
