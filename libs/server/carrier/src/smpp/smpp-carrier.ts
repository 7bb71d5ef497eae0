import type {
  Carrier,
  CarrierListener,
  CarrierStatus,
  FinalOutcome,
  Lane,
  PartToSubmit,
  SubmitOutcome,
} from '../carrier';
import { Incoming } from '../incoming/incoming';
import { STATUS } from '../wire/constants';
import type { MessagePdu } from '../wire/message-pdu';
import { Answers } from './answers';
import type { CarrierCounters } from './counters';
import { newCounters } from './counters';
import type { QueuedPart } from './part-queue';
import { PartQueue } from './part-queue';
import { PostponedParts } from './postponed-parts';
import { RateLimiter } from './rate-limiter';
import { SessionGroup } from './session-group';
import type { SmppCarrierOptions, SmppSettings } from './smpp-options';
import { settle } from './smpp-options';
import type { SmppSession } from './smpp-session';
import { submitMessage } from './submit-message';

/** Slots that the bulk lane leaves to the priority lane. */
const RESERVED_SHARE = 0.05;
const UNBIND_WAIT_MS = 500;

/** A carrier over SMPP 3.4, with its totals for metrics. */
export interface SmppCarrier extends Carrier {
  counters(): Readonly<CarrierCounters>;
  /** Submits a second that pass at present: adapted by throttling, Infinity where nothing limits them. */
  ratePerSecond(): number;
}

/**
 * Connects at once and stays connected until `close`.
 *
 * @throws RangeError when a number in the options is out of range.
 */
export function createSmppCarrier(options: SmppCarrierOptions): SmppCarrier {
  return new SessionPool(settle(options), options.listener);
}

/** Several sessions behind two queues; the priority queue is always served first. */
class SessionPool implements SmppCarrier {
  readonly name: string;
  private readonly totals = newCounters();
  private readonly priority = new PartQueue();
  private readonly bulk = new PartQueue();
  private readonly postponed: PostponedParts;
  private readonly answers: Answers;
  private readonly limiter: RateLimiter;
  private readonly incoming: Incoming;
  private readonly sessions: SessionGroup<QueuedPart>;
  private wakeTimer: NodeJS.Timeout | undefined;
  private wakeAt = Infinity;
  private changeAnnounced = false;
  private closing: Promise<void> | undefined;

  constructor(
    private readonly settings: SmppSettings,
    private readonly listener: CarrierListener,
  ) {
    for (const key of ['window', 'sessions'] as const) {
      if (!Number.isInteger(settings[key]) || settings[key] < 1)
        throw new RangeError(`${key} must be a whole number of at least 1`);
    }
    this.name = settings.name;
    this.limiter = new RateLimiter(settings.maxPerSecond ?? Infinity, settings.now);
    this.postponed = new PostponedParts(settings.laterGiveUpMs);
    this.answers = new Answers({
      settings,
      totals: this.totals,
      limiter: this.limiter,
      postponed: this.postponed,
      requeue: (item) => this.queueOf(item).push(item),
      isClosing: () => this.closing !== undefined,
    });
    this.incoming = new Incoming(settings, listener, {
      counters: this.totals,
      onFlow: (flows) => this.sessions.setReading(flows),
    });
    this.sessions = new SessionGroup(settings, this.sessionEvents());
  }

  counters(): Readonly<CarrierCounters> {
    return { ...this.totals };
  }

  ratePerSecond(): number {
    return this.limiter.rate;
  }

  status(): CarrierStatus {
    const bound = this.sessions.bound();
    return {
      state: this.closing ? 'closed' : bound.length > 0 ? 'bound' : 'connecting',
      sessions: bound.length,
      wantedSessions: this.settings.sessions,
      ...this.sessions.delivering(),
      silentSessions: this.sessions.silent,
      inFlight: this.sessions.pending,
      window: this.settings.window * this.settings.sessions,
    };
  }

  freeSlots(lane: Lane): number {
    if (this.closing) return 0;
    const { capacity, free } = this.sessions.slots();
    const reserved = lane === 'bulk' ? reservedOf(capacity) : 0;
    return Math.max(0, free - this.waiting - reserved);
  }

  /** Parts inside that no session has. */
  private get waiting(): number {
    return this.priority.size + this.bulk.size + this.postponed.size;
  }

  submit(part: PartToSubmit): Promise<SubmitOutcome> {
    if (!part.text.bodies[part.part]) return Promise.resolve({ kind: 'refused', code: STATUS.invalidLength });
    if (this.closing || this.sessions.bound().length === 0) return Promise.resolve({ kind: 'unsent' });
    return new Promise((resolve) => {
      const item: QueuedPart = { part, resolve, throttledTimes: 0, firstThrottledAt: 0, notBefore: 0, handedAt: 0 };
      this.queueOf(item).push(item);
      this.pump();
    });
  }

  close(graceMs = 5_000): Promise<void> {
    this.closing ??= this.shutDown(graceMs);
    return this.closing;
  }

  private sessionEvents() {
    return {
      onBound: () => {
        this.changed();
      },
      onAnswer: (item: QueuedPart, status: number, messageId: string) => this.answered(item, status, messageId),
      onLateAnswer: (item: QueuedPart | undefined, status: number, messageId: string) => {
        this.answers.takeLate(item, status, messageId);
        this.changed();
      },
      onExpired: (items: QueuedPart[]) => this.expire(items),
      onSilence: () => {
        this.totals.silences += 1;
      },
      onReady: () => this.changed(),
      onDeliver: (message: MessagePdu, respond: (status: number) => void) => this.incoming.deliver(message, respond),
      onReconnect: () => {
        this.totals.reconnects += 1;
      },
      onDismissed: (_: SmppSession<QueuedPart>, unwritten: QueuedPart[]) => {
        for (const item of unwritten) this.queueOf(item).push(item);
        if (this.closing || this.sessions.bound().length === 0) this.giveBackWaiting();
        this.changed();
      },
      onClosed: (_: SmppSession<QueuedPart>, lost: { written: QueuedPart[]; unwritten: QueuedPart[] }) => {
        this.lose(lost.written);
        for (const item of lost.unwritten) item.resolve({ kind: 'unsent' });
        if (this.sessions.bound().length === 0) this.giveBackWaiting();
        this.announce();
      },
    };
  }

  private answered(item: QueuedPart, status: number, messageId: string): void {
    this.answers.take(item, status, messageId);
    this.changed();
  }

  /** Given up, but not forgotten: the answer may still come. */
  private expire(items: readonly QueuedPart[]): void {
    this.totals.unknown += items.length;
    for (const item of items) {
      const late = new Promise<FinalOutcome>((resolve) => (item.resolveLate = resolve));
      item.resolve({ kind: 'unknown', late });
    }
    // Who waits for slots of a silent operator waits for long, and its send may expire meanwhile.
    if (this.sessions.slots().capacity === 0) this.giveBackWaiting();
    this.changed();
  }

  private changed(): void {
    this.pump();
    this.announce();
  }

  private lose(items: readonly QueuedPart[]): void {
    if (items.length === 0) return;
    this.totals.unknown += items.length;
    for (const item of items) item.resolve({ kind: 'unknown' });
    this.changed();
  }

  private queueOf({ part }: QueuedPart): PartQueue {
    return part.lane === 'priority' ? this.priority : this.bulk;
  }

  private giveBackWaiting(): void {
    for (const queue of [this.priority, this.bulk, this.postponed])
      for (const item of queue.takeAll()) item.resolve({ kind: 'unsent' });
  }

  /** Hands over what may go now: all of the priority lane first, then bulk. */
  private pump(): void {
    if (this.postponed.size > 0) this.takeUpPostponed();
    const priorityWaits = this.priority.size > 0 ? this.pumpPriority() : false;
    while (this.bulk.size > 0 && !priorityWaits) {
      const session = this.sessions.leastBusy();
      if (!session) return;
      if (!this.limiter.take(false)) return this.wakeIn(this.limiter.waitMs());
      this.hand(session, this.bulk.shift());
    }
  }

  private takeUpPostponed(): void {
    const now = this.settings.now();
    for (const item of this.postponed.takeDue(now)) this.queueOf(item).push(item);
    if (this.postponed.size > 0) this.wakeIn(this.postponed.waitMs(now));
  }

  /** Returns whether a priority part that may go now had to stay: then bulk has to wait as well. */
  private pumpPriority(): boolean {
    const now = this.settings.now();
    for (let left = this.priority.size; left > 0; left -= 1) {
      const item = this.priority.shift();
      if (!item) return false;
      if (item.notBefore > now) {
        this.priority.push(item);
        this.wakeIn(item.notBefore - now);
        continue;
      }
      const session = this.sessions.leastBusy();
      if (!session || !this.limiter.take(true)) {
        this.priority.push(item);
        if (session) this.wakeIn(this.limiter.waitMs());
        return true;
      }
      this.hand(session, item);
    }
    return false;
  }

  private hand(session: SmppSession<QueuedPart>, item: QueuedPart | undefined): void {
    if (!item) return;
    this.totals.submitted += 1;
    item.handedAt = this.settings.now();
    session.transmit(item, submitMessage(item.part, this.settings));
  }

  private wakeIn(ms: number): void {
    const at = this.settings.now() + ms;
    if (at >= this.wakeAt) return;
    clearTimeout(this.wakeTimer);
    this.wakeAt = at;
    this.wakeTimer = setTimeout(() => {
      this.wakeAt = Infinity;
      this.pump();
    }, ms);
  }

  /** One call per turn of the event loop, however many answers it brought. */
  private announce(): void {
    if (this.changeAnnounced) return;
    this.changeAnnounced = true;
    setImmediate(() => {
      this.changeAnnounced = false;
      this.listener.onChange();
    });
  }

  private async shutDown(graceMs: number): Promise<void> {
    clearTimeout(this.wakeTimer);
    this.giveBackWaiting();
    const until = this.settings.now() + graceMs;
    while (this.sessions.pending > 0 && this.settings.now() < until) await pause(20);
    await this.incoming.close();
    this.sessions.stop(UNBIND_WAIT_MS);
    while (!this.sessions.isDown) await pause(10);
  }
}

/** Slots of so many that the bulk lane leaves to the priority lane; never the only one, or nothing would ever leave. */
function reservedOf(capacity: number): number {
  return Math.min(Math.max(1, Math.ceil(capacity * RESERVED_SHARE)), Math.max(0, capacity - 1));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
