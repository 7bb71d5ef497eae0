import { randomUUID } from 'node:crypto';
import { recordInbound } from '@peyk/server-audience';
import type { InboundToRecord } from '@peyk/server-audience';
import type { Carrier, CarrierListener, CarrierStatus } from '@peyk/server-carrier';
import { listen } from '@peyk/server-database';
import type { Listener, ServerContext } from '@peyk/server-database';
import type { LinkCodes } from '@peyk/server-links';
import { Lanes } from '@peyk/server-module';
import type { Seal } from '@peyk/server-seal';
import { wakeScheduled } from './control/schedule';
import { prepareSends } from './prepare/prepare-sends';
import { recoverChunks } from './recovery/recover-chunks';
import { shutDownLanes } from './recovery/shut-down-lanes';
import { createSharedRates } from './run/lane-controls';
import { LaneRunner } from './run/lane-runner';
import { ProgressNotifier } from './run/progress-notifier';
import { Slots } from './run/slots';
import { TaskLoop } from './run/task-loop';
import { insertUnreadDelivery } from './sql/unread-deliveries';
import { renewLeases } from './sql/renew-leases';
import { expireSends } from './stop/expire-sends';
import { BatchWriter } from './store/batch-writer';
import { createSenderCount } from './upkeep/count-senders';
import { createRematchSoon } from './upkeep/rematch-soon';

export interface SenderOptions {
  context: ServerContext;
  /** Opens the texts of the installation's own messages. */
  seal: Seal;
  /** Of short links; the same everywhere, or those that are out lead nowhere. */
  linkCodes: LinkCodes;
  /** Opens the line to the operator; the sender is its listener, so the sender must be there first. */
  openCarrier(listener: CarrierListener): Carrier;
  /** Hear which work goes on. */
  lanes?: Lanes | undefined;
  /** How many processes send, this one included: each has its part of the rate of every line; default 1. */
  senders?: number;
  /** A UUID; a fresh one for every start unless given. */
  workerId?: string;
  /** After so long without a sign of life others take this sender's chunks; default 10,000. */
  leaseMs?: number;
  /** How long a stop waits for the operator's answers, and then for the database to store them; default 5,000. */
  graceMs?: number;
  /** Where messages from handsets go; by default they are stored and opt-outs are heard. */
  onInbound?(message: InboundToRecord): Promise<void>;
}

/** What a sender did since its start, for metrics. */
export interface SenderCounters {
  submitted: number;
  resubmitted: number;
  /** Messages in doubt of which the answer came after all. */
  lateAnswers: number;
  marks: number;
  claims: number;
  contendedMarks: number;
  lostChunks: number;
  laneErrors: number;
  storedBatches: number;
  storedAnswers: number;
  storedReceipts: number;
  parkedReceipts: number;
  failedBatches: number;
  damagedEvents: number;
  storingMs: number;
  prepared: number;
  recoveredInDoubt: number;
  /** Parts marked and not durably answered: now, and at most so far. */
  marked: number;
  mostMarked: number;
}

export interface Sender {
  readonly workerId: string;
  start(): Promise<void>;
  /** Marks nothing more, waits for answers, stores them, gives chunks back. Safe to call twice. */
  stop(): Promise<void>;
  /** A message that someone waits for is about to come: bookkeeping of large sends lets it pass for a moment. */
  makeWay(): void;
  counters(): SenderCounters;
  carrierStatus(): CarrierStatus | undefined;
  /** Totals of the link to the operator by name, where it counts them. */
  carrierCounters(): Readonly<Record<string, number>>;
}

const DEFAULT_LEASE_MS = 10_000;
const DEFAULT_GRACE_MS = 5_000;
const PREPARE_EVERY_MS = 1_000;
const REMATCH_EVERY_MS = 500;
const EXPIRE_EVERY_MS = 1_000;
const COUNT_SENDERS_EVERY_MS = 60_000;
/** A round may prepare a million recipients, in statements of their own. */
const PREPARE_LIMIT_MS = 120_000;

/** A sender process: prepares sends, submits their messages in two lanes, stores answers and receipts, recovers lost chunks. */
export function createSender(options: SenderOptions): Sender {
  return new SenderProcess(options);
}

class SenderProcess implements Sender {
  readonly workerId: string;
  private readonly senders: number;
  private readonly goingOn: Lanes;
  private readonly extra = { prepared: 0, recoveredInDoubt: 0 };
  private parts: ReturnType<SenderProcess['open']> | undefined;
  private listeners: Listener[] = [];
  private stopping: Promise<void> | undefined;

  constructor(private readonly options: SenderOptions) {
    this.workerId = options.workerId ?? randomUUID();
    this.senders = options.senders ?? 1;
    this.goingOn = options.lanes ?? new Lanes();
  }

  async start(): Promise<void> {
    const parts = this.open();
    this.parts = parts;
    for (const lane of parts.lanes) lane.start();
    for (const loop of parts.loops) loop.start();
    const { db } = this.options.context;
    const wakeLanes = (payload: string | undefined) => {
      if (payload === '0') this.makeWay();
      for (const lane of parts.lanes) if (payload === undefined || payload === String(lane.lane)) lane.wake(true);
    };
    this.listeners = await Promise.all([
      listen(db, 'sender_wake', wakeLanes),
      listen(db, 'send_prepare', () => parts.prepareLoop.wake()),
      listen(db, 'send_control', () => parts.lanes.forEach((lane) => lane.control())),
    ]);
  }

  stop(): Promise<void> {
    this.stopping ??= this.shutDown();
    return this.stopping;
  }

  carrierStatus(): CarrierStatus | undefined {
    return this.parts?.carrier.status();
  }

  carrierCounters(): Readonly<Record<string, number>> {
    return this.parts?.carrier.counters?.() ?? {};
  }

  makeWay(): void {
    this.parts?.writer.makeWay();
  }

  counters(): SenderCounters {
    const lanes = this.parts?.lanes ?? [];
    const writer = this.parts?.writer.totals;
    const sum = (pick: (lane: LaneRunner) => number) => lanes.reduce((total, lane) => total + pick(lane), 0);
    return {
      submitted: sum((lane) => lane.submitter.totals.submitted),
      resubmitted: sum((lane) => lane.submitter.totals.resubmitted),
      lateAnswers: sum((lane) => lane.submitter.totals.lateAnswers),
      marks: sum((lane) => lane.totals.marks),
      claims: sum((lane) => lane.totals.claims),
      contendedMarks: sum((lane) => lane.totals.contended),
      lostChunks: sum((lane) => lane.totals.lost),
      laneErrors: sum((lane) => lane.totals.errors),
      storedBatches: writer?.batches ?? 0,
      storedAnswers: writer?.answers ?? 0,
      storedReceipts: writer?.receipts ?? 0,
      parkedReceipts: writer?.parked ?? 0,
      failedBatches: writer?.failures ?? 0,
      damagedEvents: writer?.damaged ?? 0,
      storingMs: writer?.busyMs ?? 0,
      marked: this.parts?.slots.marked ?? 0,
      mostMarked: this.parts?.slots.mostMarked ?? 0,
      ...this.extra,
    };
  }

  private open() {
    const { context } = this.options;
    const leaseMs = this.options.leaseMs ?? DEFAULT_LEASE_MS;
    const progress = new ProgressNotifier(context);
    const lanes: LaneRunner[] = [];
    const wakeAll = () => lanes.forEach((lane) => lane.wake());
    // The carrier may call its listener only after it was opened, and by then the writer is there.
    const carrier = this.options.openCarrier({
      onReceipt: (receipt) => writer.addReceipt(receipt),
      onMessage: (message) => this.receive({ ...message, carrier: carrier.name }),
      onUnread: (delivery) => insertUnreadDelivery(context.db, carrier.name, delivery),
      onChange: wakeAll,
    });
    const storing = this.goingOn.open('storing', { hasWork: () => writer.hasWork });
    const writer = new BatchWriter({
      ...{ context, carrier: carrier.name, onMoved: storing.moved },
      onStored: (batch) => progress.add(batch),
    });
    const slots = new Slots(carrier);
    const rates = createSharedRates(context.clock, this.senders);
    const onChanged = (sends: readonly { accountId: bigint; sendId: bigint }[]) =>
      progress.add({
        changedSends: new Map(sends.map((send) => [send.sendId, send.accountId])),
        paidAccounts: new Set(),
      });
    const { seal, linkCodes } = this.options;
    const shared = {
      context,
      seal,
      linkCodes,
      carrier,
      leaseMs,
      slots,
      rates,
      writer,
      onChanged,
      workerId: this.workerId,
    };
    lanes.push(
      new LaneRunner({ ...shared, lane: 0, onMoved: this.goingOn.open('sending codes').moved }),
      new LaneRunner({ ...shared, lane: 1, onMoved: this.goingOn.open('sending').moved }),
    );
    const prepareLoop = this.loop(
      'preparing',
      { everyMs: PREPARE_EVERY_MS, limitMs: PREPARE_LIMIT_MS },
      async (signal) => {
        await wakeScheduled(context);
        this.extra.prepared += await prepareSends(context, signal);
      },
    );
    return {
      carrier,
      writer,
      slots,
      progress,
      lanes,
      prepareLoop,
      loops: [
        prepareLoop,
        this.loop(
          'rematching receipts',
          { everyMs: REMATCH_EVERY_MS },
          createRematchSoon(context, () => writer.totals.parked),
        ),
        this.loop('expiring sends', { everyMs: EXPIRE_EVERY_MS }, () => expireSends(context)),
        ...this.leaseLoops(lanes, carrier, leaseMs),
      ],
    };
  }

  private leaseLoops(lanes: readonly LaneRunner[], carrier: Carrier, leaseMs: number): TaskLoop[] {
    const { context } = this.options;
    const renew = () => {
      const kept = lanes.flatMap((lane) => lane.leased()).filter((chunk) => !chunk.lost);
      return renewLeases(context.db, this.workerId, kept, new Date(context.clock.now().getTime() + leaseMs));
    };
    const recover = async () => {
      const { chunks, inDoubt } = await recoverChunks(context, carrier.name);
      this.extra.recoveredInDoubt += inDoubt;
      // Some of them may have been our own.
      if (chunks > 0) lanes.forEach((lane) => lane.control());
    };
    return [
      this.loop('renewing leases', { everyMs: leaseMs / 3 }, renew),
      this.loop('recovering chunks', { everyMs: leaseMs / 4 }, recover),
      // It only warns: nothing waits for it.
      new TaskLoop('count senders', context.log, COUNT_SENDERS_EVERY_MS, createSenderCount(context, this.senders)),
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
    await Promise.all([...parts.lanes.map((lane) => lane.stop()), parts.prepareLoop.stop()]);
    const graceMs = options.graceMs ?? DEFAULT_GRACE_MS;
    await parts.carrier.close(graceMs);
    await shutDownLanes({ ...parts, context: options.context, workerId: this.workerId, storeWithinMs: graceMs });
    await Promise.all(parts.loops.map((loop) => loop.stop()));
    await parts.progress.close();
  }
}
