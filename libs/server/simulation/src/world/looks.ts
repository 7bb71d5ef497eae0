/** Groups that are kept: what was looked at before a mark, and a mark of the other lane may lie between. */
const KEPT_GROUPS = 4;

/**
 * What a process saw when it looked at its clock, grouped by its marks. Whether an hour, an expiry or a time was looked at before
 * a mark is judged by these and not by the true time: a clock may be wrong, and a machine may stand still after the look.
 */
export class Looks {
  private groups: number[][] = [[]];

  see(atMs: number): void {
    const group = this.groups.at(-1);
    if (group?.at(-1) !== atMs) group?.push(atMs);
  }

  /** The process asks for a mark. */
  mark(): void {
    this.groups = [...this.groups.slice(1 - KEPT_GROUPS), []];
  }

  /** What was seen lately. */
  recent(): number[] {
    return this.groups.flat();
  }
}
