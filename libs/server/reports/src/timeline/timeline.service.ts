import type { DbOrTx } from '@peyk/server-database';
import { fail } from '../fail';
import { findRecipient } from '../recipients.repository';
import type { RecipientRow } from '../recipients.repository';
import { requireInTable } from '../reports.service';
import type { SendKey } from '../send-key';
import { adviceFor, moneyNote } from './money-and-advice';
import { findMoments, listEvents } from './timeline.repository';
import { stepsOf } from './steps';
import type { Step } from './steps';

export interface Timeline {
  recipient: RecipientRow;
  /** Oldest first. */
  steps: Step[];
  advice: string | null;
  moneyNote: string;
}

/** What happened to one message, in words. @throws unknownSend, unknownRecipient, recipientsInFiles */
export async function readTimeline(db: DbOrTx, key: SendKey, n: number): Promise<Timeline> {
  const moments = (await findMoments(db, key)) ?? fail('unknownSend', 'send_id');
  const recipient = await findRecipient(db, key, n);
  if (!recipient) await requireInTable(db, key);
  if (!recipient) fail('unknownRecipient', 'n');
  const events = await listEvents(db, key, n);
  const history = { recipient, moments, events };
  return { recipient, steps: stepsOf(history), advice: adviceFor(history), moneyNote: moneyNote(history) };
}
