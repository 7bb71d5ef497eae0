import type { Carrier, CarrierListener, CarrierStatus, Lane, PartToSubmit, Receipt, SubmitOutcome } from '../carrier';

export interface SandboxOptions {
  name?: string;
  listener: CarrierListener;
  /** Time until each receipt; receipts of one moment come together. */
  receiptDelayMs?: number;
  /** What the operator would do with a part; accepted unless told. */
  decide?: (part: PartToSubmit) => SubmitOutcome | undefined;
  /** What becomes of an accepted part; `delivered` unless told, undefined for no receipt at all. */
  receiptState?: (part: PartToSubmit) => Receipt['state'] | undefined;
  window?: number;
  now?: () => number;
}

const DEFAULT_RECEIPT_DELAY_MS = 50;
const DEFAULT_WINDOW = 1_000;
const RETRY_MS = 100;

/** A carrier without an operator, for sandbox keys and for tests: it keeps every part it took. */
export interface SandboxCarrier extends Carrier {
  /** What was taken, oldest first; at most the last 10,000. */
  taken(): readonly { part: PartToSubmit; operatorMessageId: string }[];
  /** A message from a handset. */
  receive(from: string, to: string, text: string): Promise<void>;
}

const MAX_KEPT = 10_000;

export function createSandboxCarrier(options: SandboxOptions): SandboxCarrier {
  return new Sandbox(options);
}

class Sandbox implements SandboxCarrier {
  readonly name: string;
  private readonly kept: { part: PartToSubmit; operatorMessageId: string }[] = [];
  private due: { receipt: Receipt; at: number }[] = [];
  private timer: NodeJS.Timeout | undefined;
  private nextId = 1;
  private closed = false;

  constructor(private readonly options: SandboxOptions) {
    this.name = options.name ?? 'sandbox';
  }

  taken(): readonly { part: PartToSubmit; operatorMessageId: string }[] {
    return this.kept;
  }

  status(): CarrierStatus {
    const window = this.options.window ?? DEFAULT_WINDOW;
    const sessions = this.closed ? 0 : 1;
    return {
      state: this.closed ? 'closed' : 'bound',
      sessions,
      wantedSessions: 1,
      ...{ receivers: 0, wantedReceivers: 0 },
      silentSessions: 0,
      inFlight: 0,
      window,
    };
  }

  freeSlots(lane: Lane): number {
    if (this.closed) return 0;
    const window = this.options.window ?? DEFAULT_WINDOW;
    return lane === 'bulk' ? Math.max(1, window - Math.ceil(window / 20)) : window;
  }

  submit(part: PartToSubmit): Promise<SubmitOutcome> {
    if (this.closed) return Promise.resolve({ kind: 'unsent' });
    const decided = this.options.decide?.(part);
    if (decided && decided.kind !== 'accepted') return Promise.resolve(decided);
    const operatorMessageId = decided?.operatorMessageId ?? `sandbox-${this.nextId++}`;
    this.kept.push({ part, operatorMessageId });
    if (this.kept.length > MAX_KEPT) this.kept.splice(0, MAX_KEPT / 10);
    const state = this.options.receiptState ? this.options.receiptState(part) : 'delivered';
    if (state) this.plan({ operatorMessageId, state, errorCode: '000', at: new Date(this.now()) });
    return Promise.resolve({ kind: 'accepted', operatorMessageId });
  }

  receive(from: string, to: string, text: string): Promise<void> {
    return this.options.listener.onMessage({ from, to, text, at: new Date(this.now()) });
  }

  close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    return Promise.resolve();
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }

  private plan(receipt: Receipt): void {
    this.due.push({ receipt, at: Date.now() + (this.options.receiptDelayMs ?? DEFAULT_RECEIPT_DELAY_MS) });
    this.arm();
  }

  private arm(): void {
    const next = this.due[0];
    if (this.timer || !next || this.closed) return;
    this.timer = setTimeout(() => this.deliverDue(), Math.max(0, next.at - Date.now()));
  }

  private deliverDue(): void {
    this.timer = undefined;
    const now = Date.now();
    const firstLater = this.due.findIndex((entry) => entry.at > now);
    const ready = this.due.splice(0, firstLater < 0 ? this.due.length : firstLater);
    for (const { receipt } of ready) {
      // Like an operator: what was not stored comes again.
      this.options.listener.onReceipt({ ...receipt, at: new Date(this.now()) }).catch(() => {
        this.due.push({ receipt, at: Date.now() + RETRY_MS });
        this.arm();
      });
    }
    this.arm();
  }
}
