/** How slowly bytes may come. */
export interface Pace {
  bytesPerSecond: number;
  /** For so long they may be slower, or not come at all. */
  graceMs: number;
}

/**
 * Runs out while we wait for someone's bytes, and comes back with each that arrives, but never to more than it was in the beginning:
 * who was fast may not be silent for longer. While we are busy with what has come, it does not run.
 */
export class Patience {
  isOver = false;
  private leftMs: number;
  private waitingSince = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly pace: Pace) {
    this.leftMs = pace.graceMs;
  }

  /** We wait from now on. @param onOver is called when it takes too long. */
  start(onOver: () => void): void {
    this.waitingSince = performance.now();
    this.timer = setTimeout(() => {
      this.isOver = true;
      onOver();
    }, this.leftMs);
  }

  /** We wait no longer: so many bytes have come. */
  stop(bytes = 0): void {
    clearTimeout(this.timer);
    const earnedMs = (bytes * 1_000) / this.pace.bytesPerSecond;
    const waitedMs = performance.now() - this.waitingSince;
    this.leftMs = Math.min(this.pace.graceMs, Math.max(0, this.leftMs - waitedMs) + earnedMs);
  }
}
