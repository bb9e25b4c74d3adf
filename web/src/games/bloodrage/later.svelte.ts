/** The stages of Blood Rage: the first question does not wait for them. */
type Stages = typeof import('./staged');

class Later {
  stages: Stages | null = $state.raw(null);
  private coming = false;

  /** Fetches them, once; who has lost the line tries again with the next that is needed. */
  fetch(): void {
    if (this.coming) return;
    this.coming = true;
    import('./staged').then(
      (stages) => (this.stages = stages),
      () => (this.coming = false),
    );
  }
}

export const later = new Later();
