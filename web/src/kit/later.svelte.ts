/** What rises over a board later on: the first question does not wait for it. */
export class Later<Stages> {
  stages: Stages | null = $state.raw(null);
  private coming = false;

  constructor(private readonly load: () => Promise<Stages>) {}

  /** Fetches it, once; who has lost the line tries again with the next that is needed. */
  fetch(): void {
    if (this.coming) return;
    this.coming = true;
    this.load().then(
      (stages) => (this.stages = stages),
      () => (this.coming = false),
    );
  }
}
