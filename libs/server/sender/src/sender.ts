import { randomUUID } from 'node:crypto';
import { recordInbound } from '@peyk/server-audience';
import type { InboundToRecord } from '@peyk/server-audience';
import type { CarrierStatus } from '@peyk/server-carrier';
import { listen } from '@peyk/server-database';
import type { Listener } from '@peyk/server-database';
import { Lanes } from '@peyk/server-module';
import { wakeScheduled } from './control/schedule';
import { Gate } from './epoch/gate';
import type { GateState } from './epoch/gate';
import { marksIn } from './epoch/marks-file';
import { prepareSends } from './prepare/prepare-sends';
import { recoverChunks } from './recovery/recover-chunks';
import { shutDownLanes } from './recovery/shut-down-lanes';
import type { CodeToStore, Lease } from './run/code-taker';
import { createSharedRates } from './run/lane-controls';
import { LaneRunner } from './run/lane-runner';
import { Operators } from './run/operators';
import type { Operator, OperatorToOpen } from './run/operators';
import { ProgressNotifier } from './run/progress-notifier';
import { RateShare } from './run/rate-share';
import { Slots } from './run/slots';
import { TaskLoop } from './run/task-loop';
import { UnknownOperators } from './run/unknown-operators';
import type { OperatorLink, Sender, SenderCounters, SenderOptions } from './sender-options';
import type { ClaimedChunk } from './sql/claim-chunks';
import { forgetSender } from './sql/engine-state';
import { insertUnreadDelivery } from './sql/unread-deliveries';
import { renewLeases } from './sql/renew-leases';
import { expireSends } from './stop/expire-sends';
import { BatchWriter } from './store/batch-writer';
import { mostBatches } from './store/most-batches';
import { createRematchSoon } from './upkeep/rematch-soon';

const DEFAULT_LEASE_MS = 10_000;
const DEFAULT_GRACE_MS = 5_000;
const PREPARE_EVERY_MS = 1_000;
const REMATCH_EVERY_MS = 500;
const EXPIRE_EVERY_MS = 1_000;
const SHARE_EVERY_MS = 1_000;
const BEAT_EVERY_MS = 1_000;
/** A round may prepare a million recipients, in statements of their own. */
const PREPARE_LIMIT_MS = 120_000;
/** How much of the rate of a line a process takes beside others: less where it sends one kind only and has none of it. */
const SHARE_WEIGHT = { busy: 4, codes: 2, idle: 1 } as const;
const SHARE_STAYS = 'the part of the rates could not be left to others; it is free when its lease has run out';

/** A sender process: prepares sends, submits their messages in two lanes, stores answers and receipts, recovers lost chunks. */
export function createSender(options: SenderOptions): Sender {
  return new SenderProcess(options);
}

class SenderProcess implements Sender {
  readonly workerId: string;
  private readonly goingOn: Lanes;
  private readonly extra = { prepared: 0, recoveredInDoubt: 0 };
  private parts: ReturnType<SenderProcess['open']> | undefined;
  private listeners: Listener[] = [];
  private stopping: Promise<void> | undefined;

  constructor(private readonly options: SenderOptions) {
    this.workerId = options.workerId ?? randomUUID();
    this.goingOn = options.lanes ?? new Lanes();
  }

  async start(): Promise<void> {
    const parts = this.open();
    this.parts = parts;
    // A database that does not answer now is asked again a second later; until then nothing leaves.
    await parts.beats.once();
    for (const lane of parts.lanes) lane.start();
    for (const loop of parts.loops) loop.start();
    const { db } = this.options.context;
    const { prepareLoop } = parts;
    const wakeLanes = (payload: string | undefined) => {
      if (payload === '0' && this.sendsCodes) this.makeWay();
      for (const lane of parts.lanes) if (payload === undefined || payload === String(lane.lane)) lane.wake(true);
    };
    this.listeners = await Promise.all([
      listen(db, 'sender_wake', wakeLanes),
      ...(prepareLoop ? [listen(db, 'send_prepare', () => prepareLoop.wake())] : []),
      listen(db, 'send_control', () => parts.lanes.forEach((lane) => lane.control())),
    ]);
  }

  stop(): Promise<void> {
    this.stopping ??= this.shutDown();
    return this.stopping;
  }

  gateState(): GateState {
    return this.parts?.gate.state ?? 'unknown';
  }

  carrierStatus(): CarrierStatus | undefined {
    return this.parts?.operators.status();
  }

  links(): readonly OperatorLink[] {
    const all = this.parts?.operators.all ?? [];
    return all.map(({ name, carrier }) => ({ name, status: carrier.status(), counters: carrier.counters?.() ?? {} }));
  }

  leaseForCode(code: CodeToStore): Lease | undefined {
    return this.laneOfCodes?.leaseFor(code);
  }

  takeCode(code: ClaimedChunk, lease: Lease): void {
    this.makeWay();
    this.laneOfCodes?.give(code, lease);
  }

  makeWay(): void {
    this.parts?.operators.makeWay();
  }

  counters(): SenderCounters {
    const lanes = this.parts?.lanes ?? [];
    const operators = this.parts?.operators.all ?? [];
    const sum = (pick: (lane: LaneRunner) => number) => lanes.reduce((total, lane) => total + pick(lane), 0);
    const over = (pick: (operator: Operator) => number) => operators.reduce((total, one) => total + pick(one), 0);
    const stored = (pick: (totals: BatchWriter['totals']) => number) => over(({ writer }) => pick(writer.totals));
    return {
      submitted: sum((lane) => lane.submitter.totals.submitted),
      resubmitted: sum((lane) => lane.submitter.totals.resubmitted),
      rerouted: sum((lane) => lane.submitter.totals.rerouted),
      lateAnswers: sum((lane) => lane.submitter.totals.lateAnswers),
      marks: sum((lane) => lane.totals.marks),
      claims: sum((lane) => lane.totals.claims),
      contendedMarks: sum((lane) => lane.totals.contended),
      lostChunks: sum((lane) => lane.totals.lost),
      laneErrors: sum((lane) => lane.totals.errors),
      storedBatches: stored(({ batches }) => batches),
      storedAnswers: stored(({ answers }) => answers),
      storedReceipts: stored(({ receipts }) => receipts),
      earlyReceipts: stored(({ early }) => early),
      parkedReceipts: stored(({ parked }) => parked),
      failedBatches: stored(({ failures }) => failures),
      damagedEvents: stored(({ damaged }) => damaged),
      storingMs: stored(({ busyMs }) => busyMs),
      marked: over(({ slots }) => slots.marked),
      mostMarked: over(({ slots }) => slots.mostMarked),
      linesWithoutOperator: this.parts?.operators.unknown?.waiting ?? 0,
      ...this.extra,
    };
  }

  private open() {
    const { context, seal, linkCodes } = this.options;
    const leaseMs = this.options.leaseMs ?? DEFAULT_LEASE_MS;
    const progress = new ProgressNotifier(context);
    const lanes: LaneRunner[] = [];
    const wakeAll = () => lanes.forEach((lane) => lane.wake());
    const onLink = () => {
      if (share.isOverdue) shareLoop.wake();
      wakeAll();
    };
    const operators = this.openOperators(progress, onLink, () => share.part);
    const gate = this.openGate(operators);
    const isBound = () => operators.bound;
    const weight = () => this.weightOf(lanes);
    const share = new RateShare({ context, workerId: this.workerId, weight, isBound, onChanged: wakeAll });
    const shareLoop = new TaskLoop('rate share', context.log, SHARE_EVERY_MS, () => share.renew());
    const rates = createSharedRates(context.clock, () => share.part);
    const onChanged = (sends: readonly { accountId: bigint; sendId: bigint }[]) =>
      progress.add({
        changedSends: new Map(sends.map((send) => [send.sendId, send.accountId])),
        paidAccounts: new Set(),
      });
    const { workerId } = this;
    const shared = { context, seal, linkCodes, operators, leaseMs, rates, gate, onChanged, workerId };
    if (this.sendsCodes)
      lanes.push(new LaneRunner({ ...shared, lane: 0, onMoved: this.goingOn.open('sending codes').moved }));
    if (this.sendsBulk) lanes.push(new LaneRunner({ ...shared, lane: 1, onMoved: this.goingOn.open('sending').moved }));
    const prepareLoop = this.sendsBulk ? this.prepareLoop() : undefined;
    const beats = new TaskLoop('beating', context.log, BEAT_EVERY_MS, () => gate.beat());
    const tasks = [...this.tasks(operators, progress), ...this.leaseLoops(lanes, operators, leaseMs)];
    const loops = [...(prepareLoop ? [prepareLoop] : []), beats, shareLoop, ...tasks];
    return { gate, beats, operators, progress, lanes, prepareLoop, share, loops };
  }

  private get laneOfCodes(): LaneRunner | undefined {
    return this.parts?.lanes.find(({ lane }) => lane === 0);
  }

  private get sendsCodes(): boolean {
    return this.options.sends !== 'bulk';
  }

  private get sendsBulk(): boolean {
    return this.options.sends !== 'codes';
  }

  private weightOf(lanes: readonly LaneRunner[]): number {
    const [one, other] = lanes;
    if (one && other) return SHARE_WEIGHT.busy;
    if (one?.leased().length === 0) return SHARE_WEIGHT.idle;
    return this.sendsCodes ? SHARE_WEIGHT.codes : SHARE_WEIGHT.busy;
  }

  private prepareLoop(): TaskLoop {
    const { context } = this.options;
    const limits = { everyMs: PREPARE_EVERY_MS, limitMs: PREPARE_LIMIT_MS };
    return this.loop('preparing', limits, async (signal) => {
      await wakeScheduled(context);
      this.extra.prepared += await prepareSends(context, signal);
    });
  }

  private openGate(operators: Operators): Gate {
    const { context, marksFolder } = this.options;
    const marks = marksFolder === undefined ? undefined : marksIn(marksFolder);
    const inFlight = () => operators.all.reduce((sum, { slots }) => sum + slots.marked, 0);
    return new Gate({ context, marks, workerId: this.workerId, inFlight });
  }

  /** Each operator has a writer of its own: what it calls a part says nothing about the parts of another. */
  private openOperators(progress: ProgressNotifier, onChange: () => void, part: () => number): Operators {
    const { context, openCarrier, others = [] } = this.options;
    const storing = this.goingOn.open('storing', { hasWork: () => all.some(({ writer }) => writer.hasWork) });
    const all: Operator[] = [];
    const mostAtOnce = () => mostBatches(part(), 1 + others.length);
    const open = ({ numbers, open: openLink }: OperatorToOpen): Operator => {
      // The carrier may call its listener only after it was opened, and by then the writer is there.
      const carrier = openLink({
        onReceipt: (receipt) => writer.addReceipt(receipt),
        onMessage: (message) => this.receive({ ...message, carrier: carrier.name }),
        onUnread: (delivery) => insertUnreadDelivery(context.db, carrier.name, delivery),
        onChange,
      });
      const writer = new BatchWriter({
        ...{ context, carrier: carrier.name, onMoved: storing.moved, mostAtOnce },
        onStored: (batch) => progress.add(batch),
      });
      const operator = { name: carrier.name, carrier, slots: new Slots(carrier), writer, numbers };
      all.push(operator);
      return operator;
    };
    const first = open({ numbers: [], open: openCarrier.bind(this.options) });
    return new Operators(
      [first, ...others.map(open)],
      this.options.awayMs,
      undefined,
      new UnknownOperators(context.log),
    );
  }

  private tasks(operators: Operators, progress: ProgressNotifier): TaskLoop[] {
    const { context } = this.options;
    const rematch = createRematchSoon(context, {
      parkers: () => operators.all.map(({ name, writer }) => ({ carrier: name, recent: writer.recentlyParked })),
      onMatched: (batch) => progress.add(batch),
    });
    return [
      this.loop('rematching receipts', { everyMs: REMATCH_EVERY_MS }, rematch),
      this.loop('expiring sends', { everyMs: EXPIRE_EVERY_MS }, () => expireSends(context)),
    ];
  }

  private leaseLoops(lanes: readonly LaneRunner[], operators: Operators, leaseMs: number): TaskLoop[] {
    const { context } = this.options;
    const renew = () => {
      const kept = lanes.flatMap((lane) => lane.leased()).filter((chunk) => !chunk.lost);
      return renewLeases(context.db, this.workerId, kept, new Date(context.clock.now().getTime() + leaseMs));
    };
    const recover = async () => {
      const { chunks, inDoubt } = await recoverChunks(context, operators.first.name);
      this.extra.recoveredInDoubt += inDoubt;
      // Some of them may have been our own.
      if (chunks > 0) lanes.forEach((lane) => lane.control());
    };
    return [
      this.loop('renewing leases', { everyMs: leaseMs / 3 }, renew),
      this.loop('recovering chunks', { everyMs: leaseMs / 4 }, recover),
    ];
  }

  private loop(
    name: string,
    { everyMs, limitMs }: { everyMs: number; limitMs?: number },
    task: (signal: AbortSignal) => Promise<unknown>,
  ): TaskLoop {
    const lane = this.goingOn.open(name, limitMs === undefined ? {} : { limitMs });
    return new TaskLoop(name, this.options.context.log, everyMs, async (signal) => {
      await task(signal);
      lane.moved();
    });
  }

  private receive(message: InboundToRecord): Promise<void> {
    return this.options.onInbound ? this.options.onInbound(message) : recordInbound(this.options.context, message);
  }

  private async shutDown(): Promise<void> {
    const { parts, options } = this;
    if (!parts) return;
    await Promise.all(this.listeners.map((listener) => listener.close()));
    await Promise.all([...parts.lanes.map((lane) => lane.stop()), parts.prepareLoop?.stop()]);
    const graceMs = options.graceMs ?? DEFAULT_GRACE_MS;
    await Promise.all(parts.operators.all.map(({ carrier }) => carrier.close(graceMs)));
    await shutDownLanes({ ...parts, context: options.context, workerId: this.workerId, storeWithinMs: graceMs });
    await Promise.all(parts.loops.map((loop) => loop.stop()));
    await parts.share.end().catch((error: unknown) => options.context.log.warn({ err: error }, SHARE_STAYS));
    // A row that stays says the same a few seconds later: its process is not seen any more.
    await forgetSender(options.context.db, this.workerId).catch(() => undefined);
    await parts.progress.close();
  }
}
