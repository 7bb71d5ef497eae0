import { setTimeout as sleep } from 'node:timers/promises';
import type { Receipt } from '@peyk/server-carrier';
import { errorCodeOf, isConnectionError } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { LookAgain } from './look-again';
import type { MessageEvent } from './message-event';
import { RecentlyParked } from './recently-parked';
import { storeBatch } from './store-batch';
import type { StoredBatch } from './store-batch';

export interface BatchWriterOptions {
  context: ServerContext;
  /** Name of the carrier whose ids these are. */
  carrier: string;
  /** A batch was stored. */
  onMoved?(): void;
  /** Batches that may be stored at once, at this moment; see `mostBatches`. */
  mostAtOnce(): number;
  /** For how long batches make way at most; for tests. */
  wayMs?: number;
  onStored(batch: StoredBatch): void;
}

interface Waiting {
  /** Stored, or never to be: a batch that is tried again leaves it out. */
  isEnded?: true;
}

interface WaitingAnswer extends Waiting {
  event: MessageEvent;
  /** Called once it is durable; `damaged` when it can never be stored. */
  done(damaged: boolean): void;
}

interface WaitingReceipt extends Waiting {
  receipt: Receipt;
  /** How often its part was looked for in vain. */
  looks: number;
  resolve(): void;
  reject(error: unknown): void;
}

interface WaitingBatch {
  answers: WaitingAnswer[];
  receipts: WaitingReceipt[];
}

/**
 * A batch is stored when it has so many, or when the oldest has waited so long. It never holds more answers than that, nor
 * more receipts: however much has piled up, a login code waits for the batches that run.
 */
const FULL_BATCH = 500;
const LINGER_MS = 5;
/**
 * For so long at most no batch begins while a login code is on its way: on two cores each of its questions to the database
 * waits for the batches that run. Few codes take so long, and most of what comes meanwhile fits into the window, so the line
 * hardly feels it. Then batches have their turn for at least as long as they made way, however many codes there are.
 */
const MAKE_WAY_MS = 120;
/** However short a way was: a batch must be able to begin. */
const SHORTEST_TURN_MS = 20;
/** After a way that nothing came by: asking for codes that are then refused must not slow large sends down. */
const UNUSED_WAYS_APART_MS = 720;
const RETRY_FIRST_MS = 50;
const RETRY_MAX_MS = 1_000;

/** SQLSTATE classes of what is wrong with the data itself: values that a column cannot hold, constraints. */
const DATA_AT_FAULT = /^2[23]/;

/**
 * Whether the same batch would fail for ever: the data or our own code is at fault. A full disk, a standby that cannot be
 * written, a statement that took too long pass, and an answer must not be given up for them.
 */
function isLasting(error: unknown): boolean {
  const code = errorCodeOf(error);
  return code === undefined ? !isConnectionError(error) : DATA_AT_FAULT.test(code);
}

function idsOf(answers: readonly WaitingAnswer[]): string[] {
  return answers.flatMap(({ event }) => (event.accepted ?? []).map(({ operatorMessageId }) => operatorMessageId));
}

/**
 * The writer of a sender process: what comes while batches are being stored becomes the next batch, so load makes
 * batches larger and not more. Answers and receipts are kept until they are stored, however long the database is away: a
 * receipt is not acknowledged before, and the carrier reads no more of them than can wait here. A receipt whose answer is just being stored waits for it: in a
 * batch beside, it would find no part and be parked. One whose answer another process is just storing is looked at again.
 */
export class BatchWriter {
  private waiting: WaitingBatch = { answers: [], receipts: [] };
  private timer: NodeJS.Timeout | undefined;
  private readonly running = new Set<Promise<void>>();
  /** What the operator calls the parts whose answers are being stored. */
  private readonly storing = new Set<string>();
  /** Receipts of those, until their answers are stored. They make no batch full. */
  private readonly heldBack: WaitingReceipt[] = [];
  private readonly later = new LookAgain<WaitingReceipt>((due) => {
    this.waiting.receipts.push(...due);
    this.schedule();
  });
  /** What was parked a moment ago. */
  readonly recentlyParked = new RecentlyParked();
  private pauseMs = RETRY_FIRST_MS;
  /** Set while batches make way. */
  private way: NodeJS.Timeout | undefined;
  private wayBeganMs = 0;
  private nextWayAtMs = 0;
  readonly totals = { batches: 0, answers: 0, receipts: 0, early: 0, parked: 0, failures: 0, damaged: 0, busyMs: 0 };

  constructor(private readonly options: BatchWriterOptions) {}

  addAnswer(event: MessageEvent, done: (damaged: boolean) => void): void {
    this.waiting.answers.push({ event, done });
    this.schedule();
  }

  addReceipt(receipt: Receipt): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.receipts.push({ receipt, looks: 0, resolve, reject });
      this.schedule();
    });
  }

  /** Someone waits for a message: no batch begins until `endWay`, or for a moment. */
  makeWay(): void {
    if (this.way || performance.now() < this.nextWayAtMs) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.wayBeganMs = performance.now();
    this.way = setTimeout(() => this.endWay(UNUSED_WAYS_APART_MS), this.options.wayMs ?? MAKE_WAY_MS);
  }

  /** It has been handed over, or waits for what only a batch can give it. The next way is `apartMs` off at least. */
  endWay(apartMs = Math.max(SHORTEST_TURN_MS, performance.now() - this.wayBeganMs)): void {
    if (!this.way) return;
    clearTimeout(this.way);
    this.way = undefined;
    this.nextWayAtMs = performance.now() + apartMs;
    if (this.size > 0) this.schedule();
  }

  /**
   * Resolves when everything added so far is stored, or after `withinMs`; answers whether it is. Receipts that are not go back
   * to the operator.
   */
  async drain(withinMs: number): Promise<boolean> {
    const until = performance.now() + withinMs;
    this.later.end();
    while (this.hasWork) {
      if (performance.now() > until) {
        for (const { reject } of this.waiting.receipts.splice(0)) reject(new Error('the process ends'));
        return false;
      }
      this.start();
      await Promise.race([...this.running, sleep(50)]);
    }
    return true;
  }

  /** Whether something waits to be stored, or is being stored. */
  get hasWork(): boolean {
    return this.size > 0 || this.running.size > 0 || this.later.size > 0;
  }

  private get isBusy(): boolean {
    return this.running.size >= this.options.mostAtOnce();
  }

  private get size(): number {
    return this.waiting.answers.length + this.waiting.receipts.length;
  }

  private schedule(): void {
    if (this.way || this.isBusy) return;
    // A second batch at once only when it is a full one: otherwise load would make more batches and not larger ones.
    if (this.size >= FULL_BATCH) this.start();
    else if (this.running.size === 0) this.timer ??= setTimeout(() => this.start(), LINGER_MS);
  }

  private start(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.isBusy) return;
    const batch = this.take();
    if (batch.answers.length + batch.receipts.length === 0) return;
    const run = this.run(batch).finally(() => {
      this.running.delete(run);
      if (this.size > 0) this.schedule();
    });
    this.running.add(run);
  }

  private async run(batch: WaitingBatch): Promise<void> {
    const ids = idsOf(batch.answers);
    for (const id of ids) this.storing.add(id);
    const failure = await this.store(batch).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    // Before anything is put back: the other run may take these answers at once, and says again that they are being stored.
    for (const id of ids) this.storing.delete(id);
    this.waiting.receipts.unshift(...this.heldBack.splice(0));
    if (failure) await this.putBack(batch, failure.error);
    else this.pauseMs = RETRY_FIRST_MS;
  }

  private async putBack(batch: WaitingBatch, error: unknown): Promise<void> {
    this.totals.failures += 1;
    this.options.context.log.warn({ err: error }, 'answers could not be stored; trying again');
    // Some may be stored already, when a batch had to be halved.
    const left = batch.answers.filter(({ isEnded }) => !isEnded);
    const receipts = batch.receipts.filter(({ isEnded }) => !isEnded);
    this.waiting.answers = [...left, ...this.waiting.answers];
    this.waiting.receipts = [...receipts, ...this.waiting.receipts];
    await sleep(this.pauseMs);
    this.pauseMs = Math.min(this.pauseMs * 2, RETRY_MAX_MS);
  }

  private take(): WaitingBatch {
    const answers = this.waiting.answers.splice(0, FULL_BATCH);
    const oldest = this.waiting.receipts.splice(0, FULL_BATCH);
    if (this.storing.size === 0) return { answers, receipts: oldest };
    const receipts: WaitingReceipt[] = [];
    for (const waiting of oldest)
      (this.storing.has(waiting.receipt.operatorMessageId) ? this.heldBack : receipts).push(waiting);
    return { answers, receipts };
  }

  /** Stores a batch; when something in it can never be stored, halves it until only that is left out. */
  private async store(batch: WaitingBatch): Promise<void> {
    const { context, carrier, onStored } = this.options;
    const startedAt = performance.now();
    try {
      const answers = batch.answers.map(({ event }) => event);
      const receipts = batch.receipts.map(({ receipt }) => receipt);
      const patient = new Set(
        batch.receipts.flatMap((waiting) => (this.later.mayWait(waiting) ? [waiting.receipt] : [])),
      );
      const now = context.clock.now();
      const stored = await storeBatch(context.db, { answers, receipts, patient }, { carrier, now });
      this.options.onMoved?.();
      this.count(batch, stored, performance.now() - startedAt);
      this.end(batch.answers, false);
      this.endReceipts(batch.receipts, new Set(stored.left));
      onStored(stored);
    } catch (error) {
      if (!isLasting(error)) throw error;
      await this.storeWithoutDamaged(batch, error);
    }
  }

  private async storeWithoutDamaged(batch: WaitingBatch, error: unknown): Promise<void> {
    const { answers, receipts } = batch;
    if (answers.length + receipts.length > 1) {
      const [a, r] = [Math.ceil(answers.length / 2), Math.floor(receipts.length / 2)];
      await this.store({ answers: answers.slice(0, a), receipts: receipts.slice(0, r) });
      await this.store({ answers: answers.slice(a), receipts: receipts.slice(r) });
      return;
    }
    this.totals.damaged += 1;
    this.options.context.log.error({ err: error }, 'an answer or a receipt cannot be stored');
    this.end(answers, true);
    for (const waiting of receipts) {
      waiting.isEnded = true;
      waiting.reject(error);
    }
  }

  /** Says that answers are durable or can never be: once each, because slots come back with it. */
  private end(answers: readonly WaitingAnswer[], damaged: boolean): void {
    for (const answer of answers) {
      answer.isEnded = true;
      answer.done(damaged);
    }
  }

  /** Those that are left come back as others: they have not ended. */
  private endReceipts(receipts: readonly WaitingReceipt[], left: ReadonlySet<Receipt>): void {
    const again: WaitingReceipt[] = [];
    for (const waiting of receipts) {
      const { receipt, looks, resolve, reject } = waiting;
      waiting.isEnded = true;
      if (left.has(receipt)) again.push({ receipt, looks, resolve, reject });
      else resolve();
    }
    this.later.add(again);
  }

  private count({ answers, receipts }: WaitingBatch, { left, parkedIds }: StoredBatch, ms: number): void {
    this.totals.batches += 1;
    this.totals.answers += answers.length;
    this.totals.receipts += receipts.length - left.length;
    this.totals.early += left.length;
    this.totals.parked += parkedIds.length;
    this.recentlyParked.add(parkedIds);
    this.totals.busyMs += ms;
  }
}
