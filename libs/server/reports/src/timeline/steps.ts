import { RECIPIENT_STATUS } from '@peyk/server-sender';
import type { RecipientRow } from '../recipients.repository';
import { recipientReason } from '../recipient-reason';
import type { KeptEvent, SendMoments } from './timeline.repository';
import { DOUBT_ENDED, RECEIPT_TITLES, STEP_WORDS } from './timeline-words';

export interface Step {
  kind:
    | 'registered'
    | 'scheduled'
    | 'prepared'
    | 'submitted'
    | 'answered'
    | 'receipt'
    | 'doubt'
    | 'doubt_ended'
    | 'cancelled'
    | 'expired';
  /** Null where the moment is not kept. */
  at: Date | null;
  by: 'sender' | 'peyk' | 'operator';
  title: string;
  meaning: string;
}

export interface History {
  recipient: RecipientRow;
  moments: SendMoments;
  events: readonly KeptEvent[];
}

/** Every change of one message that is kept, oldest first; what has no time of its own stands where it happened. */
export function stepsOf(history: History): Step[] {
  const steps = [
    ...stepsOfSend(history),
    ...stepsOfHandover(history),
    ...stepsOfDoubt(history),
    ...stepsOfEnd(history),
  ];
  // Stable: what was noted in the same millisecond stays in the order in which it can only have happened.
  return steps.sort((a, b) => timeOf(a) - timeOf(b));
}

function timeOf({ at }: Step): number {
  return at?.getTime() ?? Number.POSITIVE_INFINITY;
}

function stepsOfSend({ moments: { createdAt, sendTime, queuedAt } }: History): Step[] {
  const steps: Step[] = [{ kind: 'registered', at: createdAt, by: 'sender', ...STEP_WORDS.registered }];
  if (sendTime) steps.push({ kind: 'scheduled', at: sendTime, by: 'peyk', ...STEP_WORDS.scheduled });
  if (queuedAt) steps.push({ kind: 'prepared', at: queuedAt, by: 'peyk', ...STEP_WORDS.prepared });
  return steps;
}

function stepsOfHandover({ recipient, events }: History): Step[] {
  const { submittedAt, answeredAt, status } = recipient;
  const steps: Step[] = [];
  if (submittedAt) steps.push({ kind: 'submitted', at: submittedAt, by: 'peyk', ...STEP_WORDS.submitted });
  // While a message is or was in doubt, the time of its answer is the time at which the answer was given up, or ended the doubt.
  if (!answeredAt || events.some(({ kind }) => kind === 'in_doubt')) return steps;
  const isRefused = status === RECIPIENT_STATUS.refused && recipient.receiptAt === null;
  const words = isRefused ? STEP_WORDS.refusedAnswer : STEP_WORDS.answered;
  if (status !== RECIPIENT_STATUS.inDoubt) steps.push({ kind: 'answered', at: answeredAt, by: 'operator', ...words });
  return steps;
}

function stepsOfDoubt({ events }: History): Step[] {
  return events.flatMap(({ at, kind, detail }): Step[] => {
    if (kind === 'in_doubt') {
      return [{ kind: 'doubt', at, by: 'peyk', ...(detail === 'abandoned' ? STEP_WORDS.abandoned : STEP_WORDS.doubt) }];
    }
    if (kind !== 'doubt_ended') return [];
    return [{ kind: 'doubt_ended', at, by: 'operator', ...(DOUBT_ENDED.get(detail ?? '') ?? STEP_WORDS.doubtEnded) }];
  });
}

function stepsOfEnd({ recipient, moments }: History): Step[] {
  const { status, receiptAt, submittedAt } = recipient;
  if (receiptAt) {
    const title = RECEIPT_TITLES.get(status) ?? STEP_WORDS.partReceipt.title;
    const meaning = RECEIPT_TITLES.has(status) ? recipientReason(recipient) : STEP_WORDS.partReceipt.meaning;
    return [{ kind: 'receipt', at: receiptAt, by: 'operator', title, meaning: meaning ?? '' }];
  }
  if (status === RECIPIENT_STATUS.cancelled) {
    return [{ kind: 'cancelled', at: moments.stoppedAt, by: 'sender', ...STEP_WORDS.cancelled }];
  }
  if (status === RECIPIENT_STATUS.expired && submittedAt === null) {
    return [{ kind: 'expired', at: moments.expiresAt, by: 'peyk', ...STEP_WORDS.expired }];
  }
  return [];
}
