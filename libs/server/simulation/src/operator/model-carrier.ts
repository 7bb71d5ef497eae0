import type {
  Carrier,
  CarrierListener,
  CarrierStatus,
  FinalOutcome,
  Lane,
  PartToSubmit,
  Receipt,
  SubmitOutcome,
} from '@peyk/server-carrier';
import type { SimProcess } from '../world/process';
import type { World } from '../world/world';
import { keyOf } from './model-operator';
import type { Decision, ModelOperator } from './model-operator';

/** A part on its way through a carrier. */
interface Item {
  part: PartToSubmit;
  resolve(outcome: SubmitOutcome): void;
  throttledAtMs: number | undefined;
  /** Set when it was given up: what an answer that comes after all is told to. */
  resolveLate?: (outcome: FinalOutcome) => void;
}

interface Session {
  bound: boolean;
  readonly written: Set<Item>;
}

export interface CarrierSize {
  sessions: number;
  /** Of each session. */
  window: number;
}

const ANSWER_AWAITED_MS = 2_500;
const THROTTLE_GIVE_UP_MS = 1_500;
const REFUSED = 0x0b;

/** A carrier of one process: the promises of the port `Carrier`, and behind them a line to the model operator. */
export class ModelCarrier implements Carrier {
  readonly name: string;
  readonly size: CarrierSize;
  private readonly listener: CarrierListener;
  private readonly sessions: Session[];
  private readonly queues: Record<Lane, Item[]> = { priority: [], bulk: [] };
  private closing = false;
  private readonly departed = new Set<string>();
  private readonly inHand = new Set<() => void>();

  constructor(
    private readonly world: World,
    private readonly operator: ModelOperator,
    private readonly process: SimProcess,
    { listener, size, name = 'model' }: { listener: CarrierListener; size: CarrierSize; name?: string },
  ) {
    this.name = name;
    this.listener = listener;
    this.size = size;
    this.sessions = Array.from({ length: size.sessions }, () => ({ bound: true, written: new Set<Item>() }));
    operator.carriers.push(this);
    process.onKill.push(() => this.cutByDeath());
  }

  get isBound(): boolean {
    return this.process.alive && !this.closing && this.bound().length > 0;
  }

  status(): CarrierStatus {
    const { sessions, window } = this.size;
    const bound = this.bound().length;
    const state = this.closing ? 'closed' : bound > 0 ? 'bound' : 'connecting';
    const receivers = { receivers: 0, wantedReceivers: 0 };
    const wanted = { wantedSessions: sessions, ...receivers, silentSessions: 0, window: window * sessions };
    return { state, sessions: bound, inFlight: this.inFlight(), ...wanted };
  }

  freeSlots(lane: Lane): number {
    if (this.closing) return 0;
    const capacity = this.bound().length * this.size.window;
    const reserved = lane === 'bulk' ? Math.min(Math.max(1, Math.ceil(capacity / 20)), Math.max(0, capacity - 1)) : 0;
    return Math.max(0, capacity - this.inFlight() - this.queues.priority.length - this.queues.bulk.length - reserved);
  }

  submit(part: PartToSubmit): Promise<SubmitOutcome> {
    this.noteDeparture(part);
    if (this.closing || this.bound().length === 0) return Promise.resolve({ kind: 'unsent' });
    return new Promise((resolve) => {
      this.queues[part.lane].push({ part, resolve, throttledAtMs: undefined });
      this.pump();
    });
  }

  async close(graceMs = 5_000): Promise<void> {
    if (this.closing) return;
    this.closing = true;
    this.giveBackWaiting();
    const until = this.world.nowMs + graceMs;
    while (this.inFlight() > 0 && this.world.nowMs < until)
      await new Promise<void>((resolve) => this.ownLater(20, 'carrier closes', resolve));
    for (const session of this.sessions) this.unbind(session);
  }

  /** A receipt arrives; `done` says whether it was stored. A process that dies before it says so has not stored it. */
  deliverReceipt(receipt: Receipt, done: (stored: boolean) => void): void {
    const once = (stored: boolean) => {
      if (this.inHand.delete(lost)) done(stored);
    };
    const lost = () => once(false);
    this.inHand.add(lost);
    this.process
      .run(() => this.listener.onReceipt(receipt))
      .then(
        () => once(true),
        () => once(false),
      );
  }

  /** The line is cut: what was written and not answered is unknown. */
  cutSession(): void {
    const session = this.bound()[0];
    if (!session) return;
    this.unbind(session);
    if (this.bound().length === 0) this.giveBackWaiting();
    this.change();
  }

  restore(): void {
    if (this.closing || !this.process.alive) return;
    for (const session of this.sessions) session.bound = true;
    this.pump();
    this.change();
  }

  /** Once: what was given back as not handed over and is tried again was marked long ago. */
  private noteDeparture(part: PartToSubmit): void {
    const name = `${keyOf(part)} ${part.reference}`;
    if (this.departed.has(name)) return;
    this.departed.add(name);
    this.operator.departures.add(part, this.process);
  }

  private unbind(session: Session): void {
    session.bound = false;
    for (const item of [...session.written]) this.settle(session, item, { kind: 'unknown' });
  }

  private bound(): Session[] {
    return this.sessions.filter((session) => session.bound);
  }

  private inFlight(): number {
    return this.sessions.reduce((sum, session) => sum + session.written.size, 0);
  }

  private pump(): void {
    for (const lane of ['priority', 'bulk'] as const) {
      for (let item = this.queues[lane][0]; item; item = this.queues[lane][0]) {
        const session = this.bound().find(({ written }) => written.size < this.size.window);
        if (!session) return;
        this.queues[lane].shift();
        this.write(session, item);
      }
    }
  }

  private write(session: Session, item: Item): void {
    session.written.add(item);
    const { world, operator } = this;
    world.trace.add(`${world.nowMs} ${this.process.name} writes ${keyOf(item.part)}`);
    // What is written arrives, even when its writer dies or its session is cut meanwhile; but then not always.
    world.after(world.random.int(0, 5), 'submit', () => {
      if (!session.written.has(item) && world.random.chance(0.5)) return;
      const decision = operator.decide(item.part, this.name);
      world.trace.add(`${world.nowMs} operator ${decision.kind} ${keyOf(item.part)} ${decision.id ?? ''}`);
      const answerMs = world.random.int(1, operator.manners.slowestAnswerMs);
      if (decision.kind !== 'silent' && decision.kind !== 'lost')
        world.after(answerMs, 'answer', () => this.answered(session, item, decision));
    });
    this.ownLater(ANSWER_AWAITED_MS, 'answer awaited', () => {
      if (!session.written.has(item)) return;
      const late = new Promise<FinalOutcome>((resolve) => (item.resolveLate = resolve));
      this.settle(session, item, { kind: 'unknown', late });
    });
  }

  private answered(session: Session, item: Item, decision: Decision): void {
    if (!this.process.alive) return;
    // Of a session that was cut nobody reads an answer; one that is late is told all the same.
    if (!session.written.has(item)) return this.answeredLate(session, item, decision);
    if (decision.kind === 'throttle') return this.throttled(session, item);
    if (decision.kind === 'refuse') return this.settle(session, item, { kind: 'refused', code: REFUSED });
    const operatorMessageId = decision.id ?? '';
    this.operator.answerArrived(operatorMessageId);
    this.settle(session, item, { kind: 'accepted', operatorMessageId });
  }

  private answeredLate(session: Session, item: Item, decision: Decision): void {
    const { resolveLate } = item;
    if (!resolveLate || !session.bound || !this.operator.manners.answersLate) return;
    const { id } = decision;
    if (id !== undefined) this.operator.answerArrived(id);
    // A part that was given up is not submitted again, so "slower, please" refuses it for good.
    else if (decision.kind === 'throttle') this.operator.noteRefusal(item.part);
    const outcome: FinalOutcome =
      id === undefined ? { kind: 'refused', code: REFUSED } : { kind: 'accepted', operatorMessageId: id };
    this.process.run(() => resolveLate(outcome));
  }

  private throttled(session: Session, item: Item): void {
    item.throttledAtMs ??= this.world.nowMs;
    if (this.closing || this.world.nowMs - item.throttledAtMs > THROTTLE_GIVE_UP_MS)
      return this.settle(session, item, { kind: 'unsent' });
    session.written.delete(item);
    this.queues[item.part.lane].push(item);
    this.ownLater(100, 'throttled', () => this.pump());
  }

  private settle(session: Session, item: Item, outcome: SubmitOutcome): void {
    session.written.delete(item);
    this.process.run(() => item.resolve(outcome));
    this.pump();
    this.change();
  }

  private giveBackWaiting(): void {
    for (const lane of ['priority', 'bulk'] as const) {
      for (const item of this.queues[lane].splice(0)) this.process.run(() => item.resolve({ kind: 'unsent' }));
    }
  }

  private change(): void {
    this.ownLater(0, 'carrier changed', () => this.process.run(() => this.listener.onChange()));
  }

  private ownLater(ms: number, label: string, fire: () => void): void {
    this.world.after(ms, label, fire, this.process);
  }

  private cutByDeath(): void {
    for (const session of this.sessions) session.written.clear();
    for (const session of this.sessions) session.bound = false;
    for (const lost of [...this.inHand]) lost();
  }
}
