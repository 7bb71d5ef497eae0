import { sql } from 'kysely';
import { bankSource, pageOfNumbers, partOf, phonebookSource, segmentSource, uploadSource } from '@peyk/server-audience';
import type { FoundContacts, RecipientSource } from '@peyk/server-audience';
import { countFoundUnlessGone } from '@peyk/server-contacts';
import type { SegmentFilters } from '@peyk/server-contacts';
import type { BankChoice } from '@peyk/server-banks';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { MAX_FILE_RECORDS } from '@peyk/shared-sms';
import { resendSource } from '../resend/resend-source';
import type { SendKey } from '../sql/finish-sends';
import { SourceGoneError, SourceTooLargeError } from './source-errors';

interface IntakeRow {
  /** Of the list in the row. */
  listed: number | null;
  uploadId: bigint | null;
  /** Records of the upload. */
  uploaded: number | null;
  phonebookIds: bigint[] | null;
  /** In these phonebooks together, now. */
  membersCount: number | null;
  rangedIds: bigint[] | null;
  rangeStart: number | null;
  rangeSize: number | null;
  filters: SegmentFilters | null;
  bank: BankChoice | null;
  /** The first send of the text, for a resend. */
  originalId: bigint | null;
  /** As counted when the send was accepted. */
  requestedCount: number;
}

/** Where the recipients of a send that was accepted come from. @throws SourceTooLargeError, SourceGoneError */
export async function openSource(tx: Tx, send: SendKey): Promise<RecipientSource> {
  const { accountId } = send;
  const row = await selectIntake(tx, send);
  const expectedCount = row?.requestedCount ?? 0;
  if (typeof row?.listed === 'number') return intakeSource(tx, send, row.listed);
  if (typeof row?.uploadId === 'bigint' && row.uploaded !== null) {
    return uploadSource(tx, { accountId, uploadId: row.uploadId, recordCount: row.uploaded });
  }
  if (row?.phonebookIds) {
    if ((row.membersCount ?? 0) > MAX_FILE_RECORDS) throw new SourceTooLargeError();
    return phonebookSource(tx, { accountId, phonebookIds: row.phonebookIds, expectedCount });
  }
  if (row?.rangedIds) {
    const part = { start: row.rangeStart ?? 0, size: row.rangeSize ?? MAX_FILE_RECORDS };
    return partOf(phonebookSource(tx, { accountId, phonebookIds: row.rangedIds, expectedCount }), part);
  }
  if (row?.filters) return openSegment(tx, { accountId, filters: row.filters, expectedCount });
  if (row?.bank) return bankSource(tx, { accountId, choice: row.bank, expectedCount });
  if (typeof row?.originalId === 'bigint') {
    return resendSource(tx, { accountId, originalId: row.originalId, resendId: send.sendId, expectedCount });
  }
  throw new Error('Nobody knows where the recipients of this send come from.');
}

/** Who is found is looked up now, perhaps a year after the send was accepted. @throws SourceTooLargeError, SourceGoneError */
async function openSegment(tx: Tx, found: FoundContacts): Promise<RecipientSource> {
  const count = await countFoundUnlessGone(tx, found, MAX_FILE_RECORDS + 1);
  if (count === undefined) throw new SourceGoneError();
  if (count > MAX_FILE_RECORDS) throw new SourceTooLargeError();
  return segmentSource(tx, { ...found, expectedCount: count });
}

async function selectIntake(db: DbOrTx, { accountId, sendId }: SendKey): Promise<IntakeRow | undefined> {
  const { rows } = await sql<IntakeRow>`
    select cardinality(i.numbers) as listed, i.upload_id as "uploadId", u.record_count as uploaded,
      i.phonebook_ids as "phonebookIds", i.ranged_phonebook_ids as "rangedIds", i.range_start as "rangeStart",
      i.range_size as "rangeSize", i.segment_filters as filters, i.bank_choice as bank,
      i.resent_send_id as "originalId", s.requested_count as "requestedCount",
      (select sum(p.members_count)::float8 from phonebooks p
        where p.account_id = i.account_id and p.id = any(i.phonebook_ids)) as "membersCount"
    from send_intake i join sends s on s.account_id = i.account_id and s.id = i.send_id
    left join uploads u on u.account_id = i.account_id and u.id = i.upload_id
    where i.account_id = ${accountId} and i.send_id = ${sendId}`.execute(db);
  return rows[0];
}

/** The driver reads an array in one go; more at once would keep the event loop too long. */
const SLICE = 10_000;

/** The numbers that came with the call, as they were given. */
function intakeSource(tx: Tx, { accountId, sendId }: SendKey, expectedCount: number): RecipientSource {
  return {
    expectedCount,
    async *pages() {
      for (let before = 0; before < expectedCount; before += SLICE) {
        const { rows } = await sql<{ slice: string[] }>`
          select numbers[${before + 1}::int:${before + SLICE}::int] as slice from send_intake
          where account_id = ${accountId} and send_id = ${sendId}`.execute(tx);
        yield pageOfNumbers(rows[0]?.slice ?? [], before);
      }
    },
  };
}

/** The send has its recipients; its source is needed no more. */
export async function deleteIntake(tx: Tx, { accountId, sendId }: SendKey): Promise<void> {
  await sql`delete from send_intake where account_id = ${accountId} and send_id = ${sendId}`.execute(tx);
}
