/** Whether a Hunt or a Battle stands over the island now: what lies below it then is still. */
export class Raised {
  up = $state(false);
}
