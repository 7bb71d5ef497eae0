import type { Delivery } from './delivery';

/** Where deliveries go: a bound session. */
export interface Receiver {
  /** Deliveries that may be handed over now. */
  readonly room: number;
  send(delivery: Delivery): void;
}

/** Deliveries that are due and wait for a session with room. They survive the loss of every session. */
export class Outbox {
  private ready: Delivery[] = [];
  private head = 0;
  private readonly receivers = new Set<Receiver>();

  get size(): number {
    return this.ready.length - this.head;
  }

  get hasReceiver(): boolean {
    return this.receivers.size > 0;
  }

  attach(receiver: Receiver): void {
    this.receivers.add(receiver);
    this.pump();
  }

  detach(receiver: Receiver): void {
    this.receivers.delete(receiver);
  }

  add(delivery: Delivery): void {
    this.ready.push(delivery);
  }

  /** Hands over what has room; the receivers take turns. */
  pump(): void {
    let sent = true;
    while (sent && this.size > 0) {
      sent = false;
      for (const receiver of this.receivers) {
        if (receiver.room < 1) continue;
        const delivery = this.shift();
        if (!delivery) return;
        receiver.send(delivery);
        sent = true;
      }
    }
  }

  private shift(): Delivery | undefined {
    const delivery = this.ready[this.head];
    if (!delivery) return undefined;
    this.head += 1;
    if (this.head > 4_096 && this.head * 2 > this.ready.length) {
      this.ready = this.ready.slice(this.head);
      this.head = 0;
    }
    return delivery;
  }
}
