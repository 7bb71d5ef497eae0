import { RECIPIENT_STATUS, SETTLED } from '@peyk/server-sender';
import type { History } from './steps';
import { ADVICE, MONEY_NOTES } from './timeline-words';

/** What the sender can do now; null where nothing is to be done. */
export function adviceFor({ recipient }: History): string | null {
  return ADVICE.get(recipient.status) ?? null;
}

const TAKEN: readonly number[] = [RECIPIENT_STATUS.sent, RECIPIENT_STATUS.reachedTelecom];

/** Where the price is, and why. */
export function moneyNote({ recipient: { status, settled } }: History): string {
  const isInDoubt = status === RECIPIENT_STATUS.inDoubt;
  if (settled === SETTLED.held) return isInDoubt ? MONEY_NOTES.heldInDoubt : MONEY_NOTES.held;
  if (settled === SETTLED.returned) return isInDoubt ? MONEY_NOTES.returnedDoubt : MONEY_NOTES.returned;
  if (status === RECIPIENT_STATUS.delivered) return MONEY_NOTES.chargedDelivered;
  return TAKEN.includes(status) ? MONEY_NOTES.chargedTaken : MONEY_NOTES.chargedFailed;
}
