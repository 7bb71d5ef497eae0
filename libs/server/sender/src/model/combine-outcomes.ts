import type { SubmitOutcome } from '@peyk/server-carrier';

/**
 * What the answers to a message's parts say about the message: one refusal refuses it, else one unknown leaves it open.
 * A part that was never handed over counts as unknown beside others that were: the message can no longer be completed.
 */
export function combineOutcomes(outcomes: readonly SubmitOutcome[]): 'accepted' | 'refused' | 'unknown' {
  if (outcomes.some((outcome) => outcome.kind === 'refused')) return 'refused';
  return outcomes.every((outcome) => outcome.kind === 'accepted') ? 'accepted' : 'unknown';
}
