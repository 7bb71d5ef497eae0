import type { FinalOutcome, Lane, SubmitOutcome } from '@peyk/server-carrier';
import type { ServerContext } from '@peyk/server-database';
import { combineOutcomes } from '../model/combine-outcomes';
import type { AcceptedPart, MessageEvent } from '../store/message-event';
import type { ActiveChunk } from './active-chunk';
import type { Operator, Operators } from './operators';
import type { Plan } from './plan-messages';

/** ESME_RINVMSGLEN, as if the operator had said it. */
const NOT_THE_PARTS = 1;

/** A marked message on its way. Of one part nearly always, so nothing is allocated for the others. */
interface Message {
  chunk: ActiveChunk;
  /** Who has its slots. Another one only while no part of it was handed over. */
  operator: Operator;
  n: number;
  submittedAtMs: number;
  outcomes: (SubmitOutcome | undefined)[];
  waiting: number;
}

export interface SubmitterOptions {
  context: ServerContext;
  operators: Operators;
  lane: Lane;
  /** An answer was stored: slots are free, and the chunk may have drained. */
  onStored(chunk: ActiveChunk): void;
}

/** Hands marked messages to the carrier, puts the answers of their parts together, and gives them to the writer. */
export class Submitter {
  /** Messages with parts that were certainly not handed over; they keep their slots. */
  private readonly unsent = new Set<Message>();
  readonly totals = { submitted: 0, resubmitted: 0, rerouted: 0, lateAnswers: 0 };

  constructor(private readonly options: SubmitterOptions) {}

  /** Submits a range that was marked. Its slots are taken already. */
  submitRange(chunk: ActiveChunk, fromN: number, { take, of }: Plan): void {
    const submittedAtMs = this.options.context.clock.now().getTime();
    if (this.options.lane === 'priority') this.options.operators.endWay();
    chunk.outstanding += take;
    for (let place = 0; place < take; place += 1) {
      this.totals.submitted += 1;
      const outcomes = new Array<undefined>(chunk.parts).fill(undefined);
      this.submit({ chunk, operator: of(place), n: fromN + place, submittedAtMs, outcomes, waiting: 0 });
    }
  }

  get hasUnsent(): boolean {
    return this.unsent.size > 0;
  }

  /** Tries again what was not handed over, when the line is there again. */
  resubmit(): void {
    const messages = [...this.unsent];
    this.unsent.clear();
    for (const message of messages) {
      if (!this.findWay(message)) {
        this.unsent.add(message);
        continue;
      }
      this.totals.resubmitted += 1;
      this.submit(message);
    }
  }

  /**
   * Whether a message that was not handed over may go now, and where: another operator takes over when its own is away, unless that
   * has a part of it already, or may have one. Its slots go with it.
   */
  private findWay(message: Message): boolean {
    const { operators, lane } = this.options;
    const { chunk, n, operator } = message;
    if (operators.isOne) return true;
    const isFree = ({ carrier }: Operator) => carrier.freeSlots(lane) > 0;
    if (!isUntouched(message)) return isFree(operator);
    const chosen = operators.choose(operators.orderFor(chunk, n), lane);
    if (!chosen || !isFree(chosen)) return false;
    if (chosen === operator) return true;
    if (chosen.slots.free(lane) < chunk.parts && !chosen.slots.idle) return false;
    operator.slots.release(chunk.parts);
    chosen.slots.take(chunk.parts);
    message.operator = chosen;
    this.totals.rerouted += 1;
    return true;
  }

  /** Ends what was not handed over before its send expired: it may be out of time while the line is down. */
  dropExpired(now: Date): void {
    for (const message of this.unsent) {
      if (!message.chunk.isOver(now)) continue;
      this.unsent.delete(message);
      if (isUntouched(message)) this.expire(message, now);
      else this.finish(message);
    }
  }

  /** Gives up what was not handed over: its chunk is not ours any more, and the row says that it was marked. */
  dropUnsent(): void {
    for (const { chunk, operator } of this.takeUnsent()) {
      operator.slots.release(chunk.parts);
      chunk.outstanding -= 1;
    }
  }

  /** Ends the messages that can be ended (some parts went out) and answers the others, none of whose parts did. */
  takeUnsent(): Pick<Message, 'chunk' | 'n' | 'operator'>[] {
    const messages = [...this.unsent];
    this.unsent.clear();
    return messages.filter((message) => {
      const untouched = isUntouched(message);
      if (!untouched) this.finish(message);
      return untouched;
    });
  }

  private submit(message: Message): void {
    const { lane } = this.options;
    const { chunk, n } = message;
    const { carrier } = message.operator;
    const { fromNumber: source, parts } = chunk;
    const text = chunk.textFor(n);
    if (!text) return this.refuse(message);
    const [destination, reference] = [chunk.destination(n), chunk.reference(n)];
    const validity = chunk.validityAt(this.options.context.clock.now());
    for (let part = 0; part < parts; part += 1) {
      const before = message.outcomes[part];
      if (before && before.kind !== 'unsent') continue;
      message.waiting += 1;
      void carrier
        .submit({
          source,
          destination,
          text,
          part,
          reference,
          userReference: chunk.userReference(n, part),
          lane,
          ...validity,
        })
        .then((outcome) => this.answered(message, part, outcome));
    }
  }

  /** A text of its own that cannot be cut into the parts it was priced for ends as refused, and gives its money back. */
  private refuse(message: Message): void {
    const { context } = this.options;
    const { chunk, n } = message;
    context.log.error(
      { sendId: String(chunk.sendId), n },
      'a text has not the parts it was priced for; it does not leave',
    );
    message.outcomes.fill({ kind: 'refused', code: NOT_THE_PARTS });
    this.finish(message);
  }

  private answered(message: Message, part: number, outcome: SubmitOutcome): void {
    message.outcomes[part] = outcome;
    message.waiting -= 1;
    if (message.waiting > 0) return;
    const refused = message.outcomes.some((known) => known?.kind === 'refused');
    const unsent = message.outcomes.some((known) => known?.kind === 'unsent');
    // A message that is refused already need not be completed.
    if (unsent && !refused) this.unsent.add(message);
    else this.finish(message);
  }

  private expire(message: Message, now: Date): void {
    const { chunk, n } = message;
    const { accountId, sendId } = chunk;
    this.store(message, { accountId, sendId, n, atMs: now.getTime(), event: { kind: 'expired' } });
  }

  private finish(message: Message): void {
    const { chunk, n, outcomes, submittedAtMs } = message;
    const known = outcomes.filter((outcome) => outcome !== undefined);
    const accepted: AcceptedPart[] = [];
    outcomes.forEach((outcome, part) => {
      if (outcome?.kind !== 'accepted') return;
      accepted.push({ part, operatorMessageId: outcome.operatorMessageId, mobile: chunk.mobile(n) });
    });
    const { accountId, sendId } = chunk;
    const atMs = this.options.context.clock.now().getTime();
    const event = { kind: combineOutcomes(known) };
    const whenStored = event.kind === 'unknown' ? () => this.awaitLate(message) : undefined;
    this.store(message, { accountId, sendId, n, atMs, submittedAtMs, accepted, event }, whenStored);
  }

  /** Its doubt is stored: an answer that comes after all ends it, when no part is without one any more. */
  private awaitLate(message: Message): void {
    const late: AcceptedPart[] = [];
    message.outcomes.forEach((outcome, part) => {
      if (outcome?.kind !== 'unknown') return;
      void outcome.late?.then((answer) => this.answeredLate(message, { part, answer, late }));
    });
  }

  /** Its slot is free since it came in doubt, and it is never submitted again: only what became of it is written down. */
  private answeredLate(
    { chunk, operator, n, outcomes }: Message,
    { part, answer, late }: { part: number; answer: FinalOutcome; late: AcceptedPart[] },
  ): void {
    outcomes[part] = answer;
    if (answer.kind === 'accepted')
      late.push({ part, operatorMessageId: answer.operatorMessageId, mobile: chunk.mobile(n) });
    const known = outcomes.filter((outcome) => outcome !== undefined);
    const kind = combineOutcomes(known);
    if (kind === 'unknown') return;
    this.totals.lateAnswers += 1;
    const { accountId, sendId } = chunk;
    const atMs = this.options.context.clock.now().getTime();
    operator.writer.addAnswer({ accountId, sendId, n, atMs, accepted: late, event: { kind } }, () => undefined);
  }

  private store({ chunk, operator }: Message, event: MessageEvent, whenStored?: () => void): void {
    const { onStored } = this.options;
    const { writer, slots } = operator;
    writer.addAnswer(event, (damaged) => {
      slots.release(chunk.parts);
      chunk.outstanding -= 1;
      if (damaged) chunk.lost = true;
      else whenStored?.();
      onStored(chunk);
    });
  }
}

/** No part of it was handed over. */
function isUntouched({ outcomes }: Message): boolean {
  return outcomes.every((outcome) => outcome === undefined || outcome.kind === 'unsent');
}
