import { randomUUID } from 'node:crypto';
import type {
  Carrier,
  CarrierListener,
  CarrierStatus,
  Lane,
  PartToSubmit,
  Receipt,
  SubmitOutcome,
} from '@peyk/server-carrier';

export interface TestCarrierOptions {
  window?: number;
  /** What becomes of a part: an outcome at once, or `hold` until the test decides. Accepted unless told. */
  behave?: (part: PartToSubmit, nth: number) => SubmitOutcome | 'hold' | undefined;
  /** The receipt of an accepted part; `delivered` unless told, undefined for none. */
  receipt?: (part: PartToSubmit) => Receipt['state'] | undefined;
  name?: string;
}

/** What a test operator took and said, shared by carriers that stand for the same operator. */
export class TestOperator {
  /** Every part handed over, oldest first. */
  readonly submits: PartToSubmit[] = [];
  /** Who is or was bound; receipts go to the newest, as after a reconnect. */
  readonly listeners: CarrierListener[] = [];
  private nextId = 1;
  /** Operators of other tests use the same database, and an id means one message. */
  private readonly prefix = randomUUID().slice(0, 8);

  nextMessageId(): string {
    return `${this.prefix}-${this.nextId++}`;
  }

  /** How often each part was handed over, by number and part. */
  timesOf(): Map<string, number> {
    const times = new Map<string, number>();
    for (const { destination, part } of this.submits) {
      const key = `${destination}:${part}`;
      times.set(key, (times.get(key) ?? 0) + 1);
    }
    return times;
  }
}

/** A carrier whose every answer a test decides: the outside world of the sender, and nothing of the sender itself. */
export class TestCarrier implements Carrier {
  readonly name: string;
  readonly held: { part: PartToSubmit; resolve(outcome: SubmitOutcome): void }[] = [];
  /** The most parts that were ever without an answer. */
  mostInFlight = 0;
  private inFlight = 0;
  private up = true;
  private silent = false;
  private closed = false;

  constructor(
    private readonly listener: CarrierListener,
    private readonly operator: TestOperator,
    private readonly options: TestCarrierOptions = {},
  ) {
    this.name = options.name ?? 'test';
    operator.listeners.push(listener);
  }

  private get window(): number {
    return this.options.window ?? 100;
  }

  status(): CarrierStatus {
    const { window, inFlight } = this;
    const sessions = this.up ? 1 : 0;
    return {
      state: this.up ? 'bound' : 'connecting',
      sessions,
      wantedSessions: 1,
      ...{ receivers: 0, wantedReceivers: 0 },
      silentSessions: this.silent ? sessions : 0,
      inFlight,
      window,
    };
  }

  freeSlots(lane: Lane): number {
    if (!this.up || this.closed) return 0;
    if (this.silent) return this.inFlight === 0 ? 1 : 0;
    return Math.max(0, this.window - this.inFlight - (lane === 'bulk' && this.window > 1 ? 1 : 0));
  }

  async submit(part: PartToSubmit): Promise<SubmitOutcome> {
    if (!this.up || this.closed) return { kind: 'unsent' };
    const outcome = this.options.behave?.(part, this.operator.submits.length + 1) ?? {
      kind: 'accepted',
      operatorMessageId: this.operator.nextMessageId(),
    };
    if (outcome !== 'hold' && outcome.kind === 'unsent') return outcome;
    this.operator.submits.push(part);
    this.inFlight += 1;
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
    const answer = outcome === 'hold' ? await this.hold(part) : await later(outcome);
    this.inFlight -= 1;
    this.listener.onChange();
    if (answer.kind === 'accepted') this.sendReceipt(part, answer.operatorMessageId);
    return answer;
  }

  /** Answers everything that is held: accepted unless told. */
  answerHeld(outcome?: SubmitOutcome): void {
    for (const { resolve } of this.held.splice(0)) {
      resolve(outcome ?? { kind: 'accepted', operatorMessageId: this.operator.nextMessageId() });
    }
  }

  /** The line goes down: what is in flight is unknown, nothing new is taken. */
  cut(): void {
    this.up = false;
    this.answerHeld({ kind: 'unknown' });
    this.listener.onChange();
  }

  /** The link stays, and the operator answers no submits: it gets one part, to try. */
  fallSilent(silent = true): void {
    this.silent = silent;
    this.listener.onChange();
  }

  restore(): void {
    this.up = true;
    this.listener.onChange();
  }

  receipt(operatorMessageId: string, state: Receipt['state']): Promise<void> {
    return this.listener.onReceipt({ operatorMessageId, state, errorCode: '000', at: new Date() });
  }

  async close(): Promise<void> {
    this.closed = true;
    this.answerHeld({ kind: 'unknown' });
    while (this.inFlight > 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }

  private hold(part: PartToSubmit): Promise<SubmitOutcome> {
    return new Promise((resolve) => this.held.push({ part, resolve }));
  }

  private sendReceipt(part: PartToSubmit, id: string): void {
    const state = this.options.receipt ? this.options.receipt(part) : 'delivered';
    if (!state) return;
    const receipt = { operatorMessageId: id, state, errorCode: '000', at: new Date() };
    // What is not stored comes again, as from an operator, but not for ever.
    const send = (triesLeft: number) => {
      const again = () => setTimeout(() => send(triesLeft - 1), 100).unref();
      this.operator.listeners
        .at(-1)
        ?.onReceipt(receipt)
        .catch(() => triesLeft > 0 && again());
    };
    setTimeout(() => send(100), 5);
  }
}

function later<T>(value: T): Promise<T> {
  return new Promise((resolve) => setImmediate(() => resolve(value)));
}
