import type { BindRole } from '../wire/control-pdu';
import { SessionKeeper } from './session-keeper';
import type { KeeperEvents } from './session-keeper';
import type { SmppSettings } from './smpp-options';
import type { SmppSession } from './smpp-session';

/** All the sessions of a carrier, present and to come. */
export class SessionGroup<T> {
  /** Those that take parts. */
  private readonly keepers: SessionKeeper<T>[];
  /** One more where the operator delivers on a session of its own. */
  private readonly receivers: SessionKeeper<T>[];
  private reading = true;

  constructor(settings: SmppSettings, events: KeeperEvents<T>) {
    const onBound = (session: SmppSession<T>) => {
      if (!this.reading) session.stopReading();
      events.onBound(session);
    };
    const keep = (role: BindRole) => new SessionKeeper(settings, { ...events, onBound }, role);
    const role = settings.bind === 'transceiver' ? 'transceiver' : 'transmitter';
    this.keepers = Array.from({ length: settings.sessions }, () => keep(role));
    this.receivers = settings.bind === 'separate' ? [keep('receiver')] : [];
  }

  /** Those that can take parts. */
  bound(): SmppSession<T>[] {
    const bound: SmppSession<T>[] = [];
    for (const keeper of this.keepers) if (keeper.bound) bound.push(keeper.bound);
    return bound;
  }

  /** Sessions that only deliver. */
  delivering(): { receivers: number; wantedReceivers: number } {
    return {
      receivers: this.receivers.filter(({ bound }) => bound).length,
      wantedReceivers: this.receivers.length,
    };
  }

  /** Parts that may be without an answer at once on those, and that may be handed over now. */
  slots(): { capacity: number; free: number } {
    const slots = { capacity: 0, free: 0 };
    for (const { bound } of this.keepers) {
      slots.capacity += bound?.capacity ?? 0;
      slots.free += bound?.freeSlots ?? 0;
    }
    return slots;
  }

  get silent(): number {
    return this.keepers.filter((keeper) => keeper.isSilent).length;
  }

  leastBusy(): SmppSession<T> | undefined {
    let best: SmppSession<T> | undefined;
    let most = 0;
    for (const keeper of this.keepers) {
      const free = keeper.bound?.freeSlots ?? 0;
      if (free > most) {
        most = free;
        best = keeper.bound;
      }
    }
    return best;
  }

  /** Parts without an answer, also of sessions on their way out. */
  get pending(): number {
    let sum = 0;
    for (const keeper of this.keepers) sum += keeper.pending;
    return sum;
  }

  /** While nothing is read the operator's bytes stay in its own buffers: it waits, and need not be refused anything. */
  setReading(reading: boolean): void {
    this.reading = reading;
    for (const keeper of this.all) keeper.setReading(reading);
  }

  stop(waitMs: number): void {
    for (const keeper of this.all) keeper.stop(waitMs);
  }

  get isDown(): boolean {
    return this.all.every((keeper) => keeper.isDown);
  }

  private get all(): SessionKeeper<T>[] {
    return [...this.keepers, ...this.receivers];
  }
}
