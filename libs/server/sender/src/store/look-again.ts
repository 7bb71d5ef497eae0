/**
 * When a receipt whose part nobody has stored is looked at again: its answer came over another link, often to another process,
 * which is just storing it. After the last look it is parked.
 */
const PAUSES_MS = [50, 150, 300];

/** Receipts that are kept in memory for a moment: the operator does not hear that they are stored before they are. */
export class LookAgain<T extends { looks: number }> {
  private readonly groups = new Map<NodeJS.Timeout, readonly T[]>();
  private isOver = false;

  /** @param onDue told what is to be looked at now. */
  constructor(private readonly onDue: (due: readonly T[]) => void) {}

  /** Whether a receipt that was looked at as often as this one is kept when its part is not there. */
  mayWait({ looks }: T): boolean {
    return !this.isOver && looks < PAUSES_MS.length;
  }

  /** Those that were looked at equally often share a pause. */
  add(receipts: readonly T[]): void {
    const byLooks = new Map<number, T[]>();
    for (const receipt of receipts) {
      const same = byLooks.get(receipt.looks) ?? [];
      byLooks.set(receipt.looks, [...same, { ...receipt, looks: receipt.looks + 1 }]);
    }
    for (const [looks, group] of byLooks) {
      const timer = setTimeout(() => {
        this.groups.delete(timer);
        this.onDue(group);
      }, PAUSES_MS[looks]);
      this.groups.set(timer, group);
      if (this.isOver) this.hurry();
    }
  }

  /** No one waits any more: all are looked at for the last time now. */
  end(): void {
    this.isOver = true;
    this.hurry();
  }

  get size(): number {
    let size = 0;
    for (const group of this.groups.values()) size += group.length;
    return size;
  }

  private hurry(): void {
    for (const [timer, group] of this.groups) {
      clearTimeout(timer);
      this.groups.delete(timer);
      this.onDue(group);
    }
  }
}
