import { idFromAnswer } from '../incoming/message-id';
import { STATUS } from '../wire/constants';
import type { CarrierCounters } from './counters';
import { errorClassOf } from './error-classes';
import type { ErrorClass } from './error-classes';
import type { QueuedPart } from './part-queue';
import type { PostponedParts } from './postponed-parts';
import type { RateLimiter } from './rate-limiter';
import type { SmppSettings } from './smpp-options';

export interface AnswersOptions {
  settings: SmppSettings;
  totals: CarrierCounters;
  limiter: RateLimiter;
  postponed: PostponedParts;
  /** Puts a part back that goes again. */
  requeue(item: QueuedPart): void;
  isClosing(): boolean;
}

const LONGEST_PRIORITY_PAUSE_MS = 1_000;
/** An outage answers each submit: the log tells of it so often, the counter of each. */
const WARN_EVERY_MS = 60_000;

/** What becomes of a part by the operator's answer to it: taken, refused, or submitted again. */
export class Answers {
  private readonly warnedAt = new Map<number, number>();

  constructor(private readonly options: AnswersOptions) {}

  take(item: QueuedPart, status: number, messageId: string): void {
    const { settings, totals, limiter, postponed } = this.options;
    totals.answered += 1;
    if (status !== STATUS.ok) return this.failed(item, status);
    limiter.passed(item.handedAt);
    totals.accepted += 1;
    postponed.forget(item.part);
    item.resolve({ kind: 'accepted', operatorMessageId: idFromAnswer(messageId, settings.messageIds) });
  }

  /** The answer to a part that was given up: in doubt it is, so it is not submitted again, whatever the class. */
  takeLate(item: QueuedPart | undefined, status: number, messageId: string): void {
    const { settings, totals } = this.options;
    totals.lateAnswers += 1;
    if (status !== STATUS.ok) item?.resolveLate?.({ kind: 'refused', code: status });
    else
      item?.resolveLate?.({
        kind: 'accepted',
        operatorMessageId: idFromAnswer(messageId, settings.messageIds),
      });
  }

  private failed(item: QueuedPart, status: number): void {
    const kind = errorClassOf(status, this.options.settings.errorClasses);
    if (kind === 'throttle') return this.throttled(item);
    this.options.limiter.passed(item.handedAt);
    if (kind === 'later') this.later(item, status);
    else this.refuse(item, status, kind);
  }

  private refuse(item: QueuedPart, status: number, kind: ErrorClass): void {
    const { totals, postponed } = this.options;
    totals.refused += 1;
    if (kind === 'number') totals.refusedNumber += 1;
    if (kind === 'line') {
      totals.refusedLine += 1;
      this.warn(status, 'the operator refuses what comes from a line');
    }
    postponed.forget(item.part);
    item.resolve({ kind: 'refused', code: status });
  }

  /** Not now: the operator certainly has not taken it, so the same part may go again after a pause. */
  private throttled(item: QueuedPart): void {
    const { settings, totals, limiter, requeue } = this.options;
    totals.throttled += 1;
    const now = settings.now();
    if (item.throttledTimes === 0) item.firstThrottledAt = now;
    item.throttledTimes += 1;
    limiter.throttled(settings.throttlePauseMs, item.handedAt);
    if (this.isTooLong(item, now)) return item.resolve({ kind: 'unsent' });
    if (item.part.lane === 'priority') {
      const pause = Math.min(LONGEST_PRIORITY_PAUSE_MS, (settings.throttlePauseMs / 2) * item.throttledTimes);
      item.notBefore = now + pause;
    }
    requeue(item);
  }

  /** Its own trouble: nothing is wrong with the part, nor with our speed. */
  private later(item: QueuedPart, status: number): void {
    const { settings, totals, postponed } = this.options;
    totals.postponed += 1;
    this.warn(status, 'the operator has trouble of its own and takes parts later');
    const now = settings.now();
    if (item.throttledTimes === 0) item.firstThrottledAt = now;
    item.throttledTimes += 1;
    const pause = postponed.pauseFor(item.part, now, totals.accepted);
    if (pause === undefined) return this.refuse(item, status, 'refused');
    // Who is asked to wait so long looks first whether the send is still wanted.
    if (this.isTooLong(item, now)) return item.resolve({ kind: 'unsent' });
    item.notBefore = now + (item.part.lane === 'priority' ? Math.min(pause, LONGEST_PRIORITY_PAUSE_MS) : pause);
    postponed.add(item);
  }

  private isTooLong(item: QueuedPart, now: number): boolean {
    return this.options.isClosing() || now - item.firstThrottledAt > this.options.settings.throttleGiveUpMs;
  }

  private warn(status: number, message: string): void {
    const { settings } = this.options;
    const now = settings.now();
    if (now - (this.warnedAt.get(status) ?? -Infinity) < WARN_EVERY_MS) return;
    this.warnedAt.set(status, now);
    settings.log.warn({ carrier: settings.name, status: `0x${status.toString(16)}` }, message);
  }
}
