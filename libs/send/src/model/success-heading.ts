import { SEND_STATE, endedUnsent, isMoving, type SendState } from '@peyk/shared-sends';
import { successMessages as words } from '../success-messages';

const WAITING: ReadonlySet<SendState> = new Set<SendState>([
  SEND_STATE.waitingForReview,
  SEND_STATE.paused,
  SEND_STATE.scheduled,
]);

/** What the success page says first: it follows the send, which may turn out otherwise a moment after it was taken. */
export function successHeading(state: SendState, isAsked = false): string {
  if (endedUnsent(state) || state === SEND_STATE.systemError) return words.notSent;
  if (state === SEND_STATE.stopped) return words.stopped;
  // A colleague has to see it first: it stands in no queue.
  if (state === SEND_STATE.paused && isAsked) return words.taken;
  return isMoving(state) || WAITING.has(state) ? words.queued : words.done;
}
