import type { FinalOutcome, PartToSubmit, SubmitOutcome } from '../carrier';

/** One part on its way through the carrier. */
export interface QueuedPart {
  part: PartToSubmit;
  resolve: (outcome: SubmitOutcome) => void;
  /** Set when it was given up as unknown: what to do with an answer that comes after all. */
  resolveLate?: (outcome: FinalOutcome) => void;
  /** How often the operator said "not now". */
  throttledTimes: number;
  firstThrottledAt: number;
  /** Not before this instant (milliseconds). */
  notBefore: number;
  /** When it was last written to a session (milliseconds). */
  handedAt: number;
}

/** First in, first out, without moving the rest at every take. */
export class PartQueue {
  private items: QueuedPart[] = [];
  private head = 0;

  get size(): number {
    return this.items.length - this.head;
  }

  push(item: QueuedPart): void {
    this.items.push(item);
  }

  peek(): QueuedPart | undefined {
    return this.items[this.head];
  }

  shift(): QueuedPart | undefined {
    const item = this.items[this.head];
    if (!item) return undefined;
    this.head += 1;
    if (this.head > 1024 && this.head * 2 > this.items.length) {
      this.items = this.items.slice(this.head);
      this.head = 0;
    }
    return item;
  }

  takeAll(): QueuedPart[] {
    const all = this.items.slice(this.head);
    this.items = [];
    this.head = 0;
    return all;
  }
}
