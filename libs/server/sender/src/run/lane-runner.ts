import { setTimeout as sleep } from 'node:timers/promises';
import { logTurn } from '../model/send-story';
import { releaseChunk } from '../recovery/release-chunk';
import { claimChunks, findClaimable } from '../sql/claim-chunks';
import type { ClaimQuestion, ClaimedChunk } from '../sql/claim-chunks';
import { completeChunks } from '../sql/complete-chunks';
import { inspectChunk } from '../sql/inspect-chunk';
import { markChunks } from '../sql/mark-chunks';
import type { ActiveChunk } from './active-chunk';
import { allotSlots } from './allot-slots';
import { mayLeaveNow } from './code-taker';
import type { CodeToStore, Lease } from './code-taker';
import { GivenCodes } from './given-codes';
import { LaneControls, withinRates } from './lane-controls';
import type { LaneOptions } from './lane-options';
import { LaneRoom, MOST_CHUNKS, isEnoughFor } from './lane-room';
import { PlanRound, release, reserve } from './plan-messages';
import type { Plan, Wish } from './plan-messages';
import { Signal } from './signal';
import { Submitter } from './submitter';
import { loseEarlier, takeChunk } from './take-chunk';

const IDLE_MS = 1_000;
/** After a mark that moved nothing though it should have: someone holds the send's row for a moment. */
const CONTENDED_MS = 10;
const ERROR_MS = 250;

/**
 * One lane's loop: claim chunks, mark as many messages as slots are free, submit them, close what has drained.
 * It never waits for answers: they come back through the writer, which frees slots and wakes it.
 */
export class LaneRunner {
  readonly totals = { marks: 0, claims: 0, contended: 0, lost: 0, errors: 0 };
  readonly submitter: Submitter;
  readonly lane: 0 | 1;
  private active: ActiveChunk[] = [];
  private readonly given: GivenCodes;
  private readonly signal = new Signal();
  private readonly controls: LaneControls;
  private readonly room: LaneRoom;
  private readonly laneName: 'priority' | 'bulk';
  private lastClaimedSendId = 0n;
  private mayHaveWork = true;
  private askedAtMs = Number.NEGATIVE_INFINITY;
  private stopping = false;
  private loop: Promise<void> = Promise.resolve();
  /** Set while chunks of login codes are being closed. */
  private closing: Promise<void> | undefined;

  constructor(private readonly options: LaneOptions) {
    const { context, operators } = options;
    this.lane = options.lane;
    this.laneName = options.lane === 0 ? 'priority' : 'bulk';
    this.controls = new LaneControls(options);
    this.room = new LaneRoom(context.clock);
    this.given = new GivenCodes(context.clock);
    this.submitter = new Submitter({ context, operators, lane: this.laneName, onStored: () => this.wake() });
  }

  start(): void {
    this.loop = this.run();
  }

  /** Something may have changed: slots, the line, new chunks. */
  wake(newWork = false): void {
    if (newWork) this.mayHaveWork = true;
    this.signal.give();
  }

  /** Someone paused, resumed, slowed down or rescheduled a send, or changed a line. */
  control(): void {
    this.controls.changed();
    this.wake(true);
  }

  /** As whom a code may be stored that is about to be made here; undefined where it would not leave at once, or others may wait. */
  leaseFor(code: CodeToStore): Lease | undefined {
    const { gate, workerId, leaseMs, context } = this.options;
    if (!gate.isOpen || this.stopping || this.mayHaveWork) return undefined;
    const hasRoom = this.room.left(this.active) > this.given.count;
    if (!hasRoom || !mayLeaveNow(this.options, code)) return undefined;
    return { workerId, until: new Date(context.clock.now().getTime() + leaseMs) };
  }

  /** A chunk that was made with that lease. */
  give(chunk: ClaimedChunk, lease: Lease): void {
    this.given.add(chunk, lease);
    this.signal.give();
  }

  /** Marks nothing more; resolves when the loop has ended, and whatever it was closing is closed. What is in flight goes on. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.signal.give();
    await this.loop;
    await this.closing;
    try {
      await this.addGiven();
      await this.settleUncertain();
    } catch (error) {
      this.options.context.log.warn({ err: error }, 'the fate of a mark is not known; recovery will list it');
    }
  }

  /** Chunks still leased; to be released once everything in flight is stored. */
  leased(): readonly ActiveChunk[] {
    return this.active;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const pauseMs = await this.round().catch((error: unknown) => this.stumbled(error));
      if (pauseMs > 0 && !this.stopping) await this.signal.wait(pauseMs);
    }
  }

  /** Answers how long to wait before the next try. */
  private stumbled(error: unknown): number {
    this.totals.errors += 1;
    this.options.context.log.warn({ err: error, lane: this.options.lane }, 'a sender lane stumbled; going on');
    return ERROR_MS;
  }

  private async round(): Promise<number> {
    const pauseMs = await this.turn();
    this.options.onMoved();
    return pauseMs;
  }

  /** One round; answers how long to wait for a signal, 0 to go on at once. */
  private async turn(): Promise<number> {
    await this.settleUncertain();
    if (!this.options.gate.isOpen) return this.waitAtGate();
    // A notification may have been lost, so look now and then, however busy or slow what we have is.
    if (performance.now() - this.askedAtMs >= IDLE_MS) this.mayHaveWork = true;
    await this.addGiven();
    this.totals.lost += await this.controls.apply(this.active);
    await this.makeRoom();
    await this.closeDrained();
    await this.releaseHeldBack();
    if (this.submitter.hasUnsent) this.submitter.dropExpired(this.options.context.clock.now());
    if (this.submitter.hasUnsent && this.options.operators.takes(this.laneName)) this.submitter.resubmit();
    const free = this.freeSlots();
    if (free <= 0) {
      // Slots come back with a batch that is stored: anyone who waits for one must not hold batches up.
      if (this.lane === 0) this.options.operators.endWay();
      return IDLE_MS;
    }
    const round = new PlanRound(this.options.operators, this.laneName);
    for (const chunk of this.active) chunk.stuck = round.isStuck(chunk);
    if (this.wantsChunks(free)) await this.claim(free);
    return this.markAndSubmit(this.freeSlots());
  }

  /** The engine is held: chunks are no longer ours, and what was not handed over is the reconciliation's. Answers still count. */
  private async waitAtGate(): Promise<number> {
    if (this.options.gate.state !== 'held') return IDLE_MS;
    this.given.forget();
    for (const chunk of this.active) chunk.lost = true;
    this.submitter.dropUnsent();
    this.forget(this.active.filter((chunk) => chunk.outstanding === 0));
    return IDLE_MS;
  }

  private freeSlots(): number {
    const { operators } = this.options;
    const free = operators.free(this.laneName);
    const first = this.active.find((chunk) => chunk.left > 0);
    // A text of more parts than the window would wait for ever; it goes alone.
    return first && operators.idle && free > 0 ? Math.max(free, first.parts) : free;
  }

  private wantsChunks(free: number): boolean {
    return (
      this.mayHaveWork &&
      this.room.left(this.active) > 0 &&
      !isEnoughFor(
        free,
        this.active.filter((chunk) => !chunk.stuck),
      )
    );
  }

  /** Login codes are nobody's slow sends: they go in their order, also on a slow line. */
  private async makeRoom(): Promise<void> {
    if (this.lane === 0 || !this.mayHaveWork || !this.room.isShort(this.active)) return;
    const sendIds = this.active.map((chunk) => chunk.sendId);
    const others = await findClaimable(this.options.context.db, await this.ask(sendIds, MOST_CHUNKS));
    if (others.length > 0) this.room.make(this.active, others.length);
    else this.mayHaveWork = false;
  }

  private async claim(free: number): Promise<void> {
    // A second chunk of a send is taken when the first is nearly used up, so that the line does not wait for the claim; none
    // where a rate does not even let the rest of the first pass.
    const isEnough = (chunk: ActiveChunk) => chunk.left * chunk.parts > free || chunk.isLimited;
    const held = this.active.filter(isEnough).map((chunk) => chunk.sendId);
    const question = await this.ask([...held, ...this.room.rested], this.room.left(this.active));
    const claimed = await claimChunks(this.options.context.db, question);
    this.totals.claims += claimed.length;
    // Sends that we work on were left out; when one of their chunks is used up we look again.
    if (claimed.length === 0) this.mayHaveWork = false;
    for (const chunk of claimed) {
      this.lastClaimedSendId = chunk.sendId;
      await this.add(chunk);
    }
  }

  private async addGiven(): Promise<void> {
    for (let chunk = this.given.next(this.active); chunk; chunk = this.given.next(this.active)) await this.add(chunk);
  }

  private async add(chunk: ClaimedChunk): Promise<void> {
    const active = await takeChunk(this.options, this.controls, chunk);
    if (!active) return;
    this.totals.lost += loseEarlier(this.active, chunk);
    this.active.push(active);
  }

  /** What may be claimed besides these sends. */
  private async ask(heldSendIds: readonly bigint[], limit: number): Promise<ClaimQuestion> {
    const { context, lane, operators, workerId, leaseMs } = this.options;
    this.askedAtMs = performance.now();
    const closed = await this.controls.closedLines();
    const now = context.clock.now();
    const afterSendId = this.lastClaimedSendId;
    const withNetworks = !operators.isOne;
    const asked = { lane, workerId, limit, leaseMs, now, afterSendId, closed, withNetworks };
    return { ...asked, heldSendIds: [...new Set(heldSendIds)] };
  }

  private async markAndSubmit(free: number): Promise<number> {
    const working = this.active.filter((chunk) => chunk.left > 0 && !chunk.stuck);
    const allotted = allotSlots(
      working.map((chunk) => ({ accountId: chunk.accountId, parts: chunk.parts, most: chunk.most })),
      free,
    );
    const ideas = withinRates(working.map((chunk, place) => ({ chunk, take: allotted[place] ?? 0 })));
    const wishes = new PlanRound(this.options.operators, this.laneName).planAll(ideas);
    if (wishes.length === 0) return this.pauseFor(working);
    const moved = await this.mark(wishes);
    for (const { chunk, plan } of moved) {
      this.handOver(chunk, plan);
      if (chunk.left === 0 && !chunk.isOnly) this.mayHaveWork = true;
    }
    // Others come first next time.
    const first = this.active.shift();
    if (first) this.active.push(first);
    return moved.length === wishes.length ? 0 : CONTENDED_MS;
  }

  /** Marks, and answers what may be submitted. Slots and rate are taken before, so that nothing else takes them meanwhile. */
  private async mark(wishes: readonly Wish[]) {
    const { context, workerId, leaseMs } = this.options;
    for (const { chunk, plan } of wishes) {
      chunk.uncertainTake = plan.take;
      chunk.uncertainPlan = plan;
      reserve(chunk, plan);
    }
    const questions = wishes.map(({ chunk, plan }) => {
      const { accountId, sendId, nextN } = chunk;
      return { accountId, sendId, chunk: chunk.chunk, nextN, take: plan.take };
    });
    const now = context.clock.now();
    const times = { now, leaseUntil: new Date(now.getTime() + leaseMs), pass: this.options.gate.pass };
    const places = new Set(await markChunks(context.db, workerId, questions, times));
    this.totals.marks += 1;
    const moved = wishes.filter((_, place) => places.has(place));
    for (const { chunk } of moved) chunk.uncertainTake = 0;
    for (const wish of wishes) if (!moved.includes(wish)) await this.settleOne(wish.chunk, 'not moved');
    return moved;
  }

  private async settleUncertain(): Promise<void> {
    for (const chunk of this.active) if (chunk.uncertainTake > 0) await this.settleOne(chunk);
  }

  /** Finds out what became of a mark that did not report: it moved, it did not, the send may not go on, or the chunk is gone. */
  private async settleOne(chunk: ActiveChunk, answer?: 'not moved'): Promise<void> {
    const { context, workerId } = this.options;
    const view = await inspectChunk(context.db, workerId, chunk);
    const { uncertainTake: take, uncertainPlan: plan } = chunk;
    chunk.uncertainTake = 0;
    // A cursor that another mark of ours has moved is not this chunk's.
    const isForeign = answer !== undefined && view?.nextN !== chunk.nextN;
    if (!answer && this.options.gate.isOpen && view?.mine && view.nextN === chunk.nextN + take) {
      if (plan) this.handOver(chunk, plan);
    } else {
      this.totals.contended += 1;
      if (plan) release(chunk, plan);
    }
    if (!view?.mine || isForeign) {
      this.totals.lost += 1;
      chunk.lost = true;
    } else if (!view.goesOn) {
      // A stop has cut the chunk, so it has drained; a pause or a block has not, so it is given back.
      chunk.toN = view.toN;
      chunk.withheld = true;
    }
  }

  private handOver(chunk: ActiveChunk, plan: Plan): void {
    this.submitter.submitRange(chunk, chunk.nextN, plan);
    if (chunk.nextN === 1) logTurn(this.options.context.log, chunk, 'handed over', { lane: this.lane });
    chunk.nextN += plan.take;
  }

  /** A login code that comes while the end of an earlier one is being stored does not wait for that. */
  private async closeDrained(): Promise<void> {
    if (this.lane === 1) return this.closeNow();
    if (this.closing || !this.active.some((chunk) => chunk.drained)) return;
    this.closing = this.closeNow()
      .catch((error: unknown) => sleep(this.stumbled(error)))
      .then(() => {
        this.closing = undefined;
        this.wake();
      });
  }

  /** Closes chunks of which everything is stored. */
  private async closeNow(): Promise<void> {
    const { context, workerId, onChanged } = this.options;
    const drained = this.active.filter((chunk) => chunk.drained);
    if (drained.length === 0) return;
    onChanged(await completeChunks(context.db, workerId, drained, context.clock.now()));
    this.forget(drained);
  }

  /** Gives back chunks that may not go on, and forgets those that are not ours any more. */
  private async releaseHeldBack(): Promise<void> {
    const { context, operators, workerId, onChanged } = this.options;
    const released = this.active.filter((chunk) => chunk.releasable);
    for (const { accountId, sendId, chunk } of released) {
      const options = { carrier: operators.first.name, now: context.clock.now() };
      await releaseChunk(context.db, workerId, { accountId, sendId, chunk, unsent: [] }, options);
    }
    if (released.length > 0) onChanged(released);
    this.forget([...released, ...this.active.filter((chunk) => chunk.lost && chunk.outstanding === 0)]);
  }

  private forget(gone: readonly ActiveChunk[]): void {
    this.active = this.active.filter((chunk) => !gone.includes(chunk));
    if (gone.some((chunk) => !chunk.isOnly || !chunk.drained)) this.mayHaveWork = true;
  }

  private pauseFor(working: readonly ActiveChunk[]): number {
    // A chunk that its rates let pass waits for slots: what frees them gives the signal.
    return Math.max(1, Math.min(IDLE_MS, ...working.map((chunk) => chunk.waitMs).filter((ms) => ms > 0)));
  }
}
