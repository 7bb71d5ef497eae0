import type { PartToSubmit } from '../carrier';
import type { QueuedPart } from './part-queue';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8_000;
/** So many times a part is answered "later" although others are taken: then it is the part that the operator does not want. */
const OWN_FAULTS = 8;
/** Tries of parts that went back to the caller are remembered for when they come again; each of them holds a slot there. */
const MOST_REMEMBERED = 20_000;

interface Tries {
  sinceMs: number;
  count: number;
  /** Tries since which the operator took something else. */
  ownFaults: number;
  /** What the operator had taken in all at the last try. */
  accepted: number;
}

/**
 * Parts to which the operator said "later" (an error of its own that passes), until they may go again.
 *
 * In an outage nothing is taken, and however long it lasts nothing is given up. An operator that takes others and never this
 * one means this one, whatever it calls it: otherwise a few such parts would hold the window for ever.
 */
export class PostponedParts {
  private waiting: QueuedPart[] = [];
  private readonly tries = new Map<string, Tries>();

  constructor(private readonly giveUpMs: number) {}

  get size(): number {
    return this.waiting.length;
  }

  /** Notes one more "later"; answers the pause before the next try, undefined when the part is to be given up. */
  pauseFor(part: PartToSubmit, now: number, accepted: number): number | undefined {
    const key = keyOf(part);
    const tries = this.tries.get(key) ?? { sinceMs: now, count: 0, ownFaults: 0, accepted };
    tries.count += 1;
    if (accepted > tries.accepted) tries.ownFaults += 1;
    tries.accepted = accepted;
    if (tries.ownFaults >= OWN_FAULTS || now - tries.sinceMs > this.giveUpMs) {
      this.tries.delete(key);
      return undefined;
    }
    this.remember(key, tries);
    return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries.count - 1, 10));
  }

  /** The operator's last word on a part has come. */
  forget(part: PartToSubmit): void {
    // Nearly always there is nothing to forget, and a key costs more than the answer.
    if (this.tries.size > 0) this.tries.delete(keyOf(part));
  }

  add(item: QueuedPart): void {
    this.waiting.push(item);
  }

  /** Takes those whose pause is over. */
  takeDue(now: number): QueuedPart[] {
    if (this.waiting.length === 0) return [];
    const due = this.waiting.filter((item) => item.notBefore <= now);
    if (due.length > 0) this.waiting = this.waiting.filter((item) => item.notBefore > now);
    return due;
  }

  /** Until the next of them may go; Infinity when none waits. */
  waitMs(now: number): number {
    return this.waiting.reduce((least, item) => Math.min(least, item.notBefore - now), Infinity);
  }

  takeAll(): QueuedPart[] {
    return this.waiting.splice(0);
  }

  private remember(key: string, tries: Tries): void {
    this.tries.set(key, tries);
    if (this.tries.size <= MOST_REMEMBERED) return;
    const [oldest] = this.tries.keys();
    if (oldest !== undefined) this.tries.delete(oldest);
  }
}

function keyOf({ source, destination, reference, part }: PartToSubmit): string {
  return `${source} ${destination} ${reference} ${part}`;
}
