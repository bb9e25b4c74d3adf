/** What only the one who pointed knows: the card laid face down, and the figures told to march so far. */
import type { View } from '../../wire';

const SECRET = new Set(['battle_card', 'draft_pick', 'keep_card']);

export class Secrets {
  /** The card laid or kept while others still choose. */
  laid: string | null = $state(null);
  /** The figures that a march has been told to take along, in order. */
  going: readonly string[] = $state.raw([]);
  private last: string | null = null;
  private prompt = '';
  private audience = -3;

  pointed(ref: string): void {
    this.last = ref;
  }

  see(view: View): void {
    const before = this.prompt;
    const prompt = view.ask?.prompt ?? '';
    if (view.audience !== this.audience) {
      this.laid = null;
      this.last = null;
    }
    const still = view.asked.some((one) => one.prompt === before);
    if (SECRET.has(before) && prompt === '' && still) this.laid ??= this.last;
    else if (!(prompt === '' && view.asked.some((one) => SECRET.has(one.prompt)))) this.laid = null;
    if (prompt === 'march_figure') {
      const chosen = Number(view.ask?.about['chosen'] ?? 0);
      const more =
        chosen > this.going.length && this.last !== null && !this.last.startsWith('do:')
          ? [...this.going, this.last]
          : this.going;
      this.going = more.slice(0, chosen);
    } else if (this.going.length) this.going = [];
    if (prompt !== '' || !still) this.prompt = prompt;
    this.audience = view.audience;
    if (prompt !== '') this.last = null;
  }
}
