/** What lies open over the table: somebody's ship, the reckoning. Seat panels open it, the scene shows it. */
class Opened {
  ship: number | null = $state(null);
  reckoning = $state(false);

  close(): void {
    this.ship = null;
    this.reckoning = false;
  }
}

export const opened = new Opened();
