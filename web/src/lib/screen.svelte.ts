/** How the table lies: wide with panels, middle with chips above the board, or upright on a phone. */
class Screen {
  upright = $state(false);
  chips = $state(false);

  constructor() {
    const upright = matchMedia('(max-width: 699px)');
    const chips = matchMedia('(max-width: 1099px)');
    const look = () => {
      this.upright = upright.matches;
      this.chips = chips.matches;
    };
    look();
    upright.addEventListener('change', look);
    chips.addEventListener('change', look);
  }
}

export const screen = new Screen();
