import { endedUnsent, isMoving, type SendState } from '@peyk/shared-sends';
import { successMessages as words } from '../success-messages';

/** What the success page says first: it follows the send, which may turn out otherwise a moment after it was taken. */
export function successHeading(state: SendState): string {
  if (endedUnsent(state) || state === 9) return words.notSent;
  if (state === 7) return words.stopped;
  return isMoving(state) || state === 1 || state >= 10 ? words.queued : words.done;
}
