import { sql } from 'kysely';
import {
  contactValues,
  listSource,
  messageValues,
  partOf,
  phonebookSource,
  segmentSource,
  uploadValues,
} from '@peyk/server-audience';
import type { OwnTextsChoice, RecipientSource, ValuedSource } from '@peyk/server-audience';
import { countFoundUnlessGone } from '@peyk/server-contacts';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { MAX_FILE_RECORDS } from '@peyk/shared-sms';
import { resendValues } from '../resend/resend-source';
import type { SendKey } from '../sql/finish-sends';
import { frozen } from './frozen-source';
import { SourceGoneError, SourceTooLargeError } from './source-errors';

/** A choice of an account, and how many records it had when they were counted. */
export interface ChosenTexts {
  accountId: bigint;
  choice: OwnTextsChoice;
  expectedCount: number;
  /** The resend that asks; it reaches nobody yet. */
  resendId?: bigint;
}

/**
 * Where numbers and texts of a send that was accepted come from, in which each recipient has a text of its own. It says the same when it
 * is read again, whatever happens to the contacts meanwhile.
 * @throws SourceTooLargeError, SourceGoneError
 */
export async function openOwnTexts(tx: Tx, { accountId, sendId }: SendKey): Promise<ValuedSource> {
  const { rows } = await sql<Pick<ChosenTexts, 'choice' | 'expectedCount'>>`
    select i.own_texts as choice, s.requested_count as "expectedCount"
    from send_intake i join sends s on s.account_id = i.account_id and s.id = i.send_id
    where i.account_id = ${accountId} and i.send_id = ${sendId} and i.own_texts is not null`.execute(tx);
  const [intake] = rows;
  if (!intake) throw new Error('Nobody knows where the texts of this send come from.');
  const source = await openTexts(tx, { ...intake, accountId, resendId: sendId });
  // Files and messages stay as they are.
  return intake.choice.kind === 'upload' || intake.choice.kind === 'messages' ? source : frozen(tx, source);
}

/** Opens such a source to be read now. @throws SourceTooLargeError, SourceGoneError */
export async function openTexts(db: DbOrTx, chosen: ChosenTexts): Promise<ValuedSource> {
  const { accountId, choice, expectedCount, resendId = 0n } = chosen;
  if (choice.kind === 'messages') return messageValues(choice.messages);
  if (choice.kind === 'resend') {
    return resendValues(db, { accountId, originalId: BigInt(choice.sendId), resendId, expectedCount });
  }
  if (choice.kind !== 'upload') return contactValues(db, accountId, await openContacts(db, chosen, choice));
  const upload = { accountId, uploadId: BigInt(choice.uploadId), recordCount: expectedCount };
  const source = await uploadValues(db, upload);
  if (!source) throw new SourceGoneError();
  return source;
}

type ContactsChoice = Extract<OwnTextsChoice, { kind: 'numbers' | 'phonebooks' | 'filters' }>;

async function openContacts(
  db: DbOrTx,
  { accountId, expectedCount }: ChosenTexts,
  choice: ContactsChoice,
): Promise<RecipientSource> {
  if (choice.kind === 'numbers') return listSource(choice.numbers);
  if (choice.kind === 'filters') {
    const { filters } = choice;
    const count = await countFoundUnlessGone(db, { accountId, filters }, MAX_FILE_RECORDS + 1);
    if (count === undefined) throw new SourceGoneError();
    if (count > MAX_FILE_RECORDS) throw new SourceTooLargeError();
    return segmentSource(db, { accountId, filters, expectedCount: count });
  }
  const phonebookIds = choice.phonebookIds.map(BigInt);
  const whole = phonebookSource(db, { accountId, phonebookIds, expectedCount });
  if (choice.part) return partOf(whole, choice.part);
  if ((await countMembers(db, accountId, phonebookIds)) > MAX_FILE_RECORDS) throw new SourceTooLargeError();
  return whole;
}

async function countMembers(db: DbOrTx, accountId: bigint, ids: readonly bigint[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(members_count), 0)::float8 as count from phonebooks
    where account_id = ${accountId} and id = any(${`{${ids.join(',')}}`}::bigint[])`.execute(db);
  return rows[0]?.count ?? 0;
}
