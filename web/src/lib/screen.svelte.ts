/** Held in the hand: a phone either way round, or a tablet upright. */
const HELD = '(max-width: 699px), (max-height: 499px), (max-width: 1099px) and (orientation: portrait)';

/** How the table lies: wide with panels, middle with chips above the board, or in the hand with sheets over it. */
class Screen {
  /** In the hand: one sheet at a time over the board, the question at the thumb. */
  upright = $state(false);
  /** A phone on its side: the seats left of the board, the question and the sheets' tabs right of it. */
  low = $state(false);
  chips = $state(false);

  constructor() {
    const upright = matchMedia(HELD);
    const low = matchMedia('(max-height: 499px) and (orientation: landscape)');
    const chips = matchMedia('(max-width: 1099px)');
    const look = () => {
      this.upright = upright.matches;
      this.low = low.matches;
      this.chips = chips.matches || upright.matches;
    };
    look();
    for (const query of [upright, low, chips]) query.addEventListener('change', look);
  }
}

export const screen = new Screen();
