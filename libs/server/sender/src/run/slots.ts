import type { Carrier, Lane } from '@peyk/server-carrier';

/**
 * The window as the sender counts it: a slot is taken when a part is marked and comes back when its answer is durable.
 * The carrier frees its own slots at the answer already, so what is answered and not yet stored is taken off here. This
 * is what keeps a crash's doubt within sessions x window.
 */
export class Slots {
  private outstanding = 0;
  private highest = 0;

  constructor(private readonly carrier: Carrier) {}

  /** Parts that may be marked now. */
  free(lane: Lane): number {
    const { window, sessions, wantedSessions } = this.carrier.status();
    const capacity = Math.floor((window * sessions) / Math.max(1, wantedSessions));
    const atCarrier = capacity - this.carrier.freeSlots('priority');
    const unstored = Math.max(0, this.outstanding - atCarrier);
    return Math.max(0, Math.min(this.carrier.freeSlots(lane) - unstored, capacity - this.outstanding));
  }

  /** Nothing is marked: a text of more parts than the window may go alone. */
  get idle(): boolean {
    return this.outstanding === 0;
  }

  /** Parts that are marked and not durably answered, now and at most. */
  get marked(): number {
    return this.outstanding;
  }

  get mostMarked(): number {
    return this.highest;
  }

  take(parts: number): void {
    this.outstanding += parts;
    this.highest = Math.max(this.highest, this.outstanding);
  }

  release(parts: number): void {
    this.outstanding -= parts;
  }
}
