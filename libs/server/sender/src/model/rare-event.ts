import type { RecipientEvent } from './recipient-transition';
import { RECIPIENT_STATUS } from './states';
import type { StoredStatus } from './states';

/** What the row of a recipient does not keep once it goes on: that it was in doubt, and what ended the doubt. */
export interface RareEvent {
  kind: 'in_doubt' | 'doubt_ended';
  /** The event that made it so: `unknown` and `abandoned` begin a doubt, the others end it. */
  detail: RecipientEvent['kind'];
}

/** The rare event in a change of status; undefined for everything that the times of the row tell by themselves. */
export function rareEventOf(
  before: StoredStatus,
  after: StoredStatus,
  { kind }: RecipientEvent,
): RareEvent | undefined {
  if (before === after) return undefined;
  if (after === RECIPIENT_STATUS.inDoubt) return { kind: 'in_doubt', detail: kind };
  return before === RECIPIENT_STATUS.inDoubt ? { kind: 'doubt_ended', detail: kind } : undefined;
}
