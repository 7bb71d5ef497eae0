import type { components } from '@peyk/shared-contract';
import { presentRecipient } from '../recipient.presenter';
import type { Timeline } from './timeline.service';

export function presentTimeline({
  recipient,
  steps,
  advice,
  moneyNote,
}: Timeline): components['schemas']['RecipientTimeline'] {
  return {
    recipient: presentRecipient(recipient),
    steps: steps.map(({ at, ...step }) => ({ ...step, at: at?.toISOString() ?? null })),
    advice,
    money_note: moneyNote,
  };
}
