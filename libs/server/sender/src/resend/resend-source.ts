import { sql } from 'kysely';
import { createMobileSet, pageOfKeys } from '@peyk/server-audience';
import type { MobileSet, RecipientSource } from '@peyk/server-audience';
import type { DbOrTx } from '@peyk/server-database';
import { numberArray } from '../sql/arrays';

/** Who has not got the text of a send. */
export interface ResendQuestion {
  accountId: bigint;
  /** The first send of the text. */
  originalId: bigint;
  /** The resend that asks; it reaches nobody yet. */
  resendId: bigint;
  /** As counted when it was accepted. */
  expectedCount: number;
}

/** Not reached handset, expired, refused: these certainly have not got it. In doubt may have, so it is not among them. */
const FAILED = numberArray([3, 13, 15]);
/** All others but what was cancelled, which never left. */
const REACHED = numberArray([0, 1, 2, 4, 10, 12]);
/** Places in a send that one page is read from. */
const PAGE_PLACES = 50_000;

/** The failed recipients of a send without those whom an earlier resend has reached, in the order of the send. */
export function resendSource(db: DbOrTx, question: ResendQuestion): RecipientSource {
  const { accountId, originalId, expectedCount } = question;
  return {
    expectedCount,
    async *pages() {
      const reached = await readReached(db, question);
      let given = 0;
      for await (const page of pagesOf(db, { accountId, sendId: originalId, statuses: FAILED })) {
        const mobiles = page.filter((mobile) => !reached.has(mobile));
        yield pageOfKeys(mobiles, given);
        given += mobiles.length;
      }
    },
  };
}

/** Everybody whom an earlier resend has reached, or may have. */
async function readReached(db: DbOrTx, { accountId, originalId, resendId }: ResendQuestion): Promise<MobileSet> {
  const { rows: resends } = await sql<{ sendId: bigint }>`
    select id as "sendId" from sends
    where account_id = ${accountId} and resent_from = ${originalId} and id <> ${resendId}`.execute(db);
  const reached = createMobileSet(0);
  for (const { sendId } of resends) {
    const pages = pagesOf(db, { accountId, sendId, statuses: REACHED });
    for await (const page of pages) page.forEach((mobile) => reached.add(mobile));
  }
  return reached;
}

/** Recipients of a send with one of these statuses, page by page along its key. */
async function* pagesOf(
  db: DbOrTx,
  { accountId, sendId, statuses }: { accountId: bigint; sendId: bigint; statuses: string },
): AsyncGenerator<Int32Array> {
  const { rows: sends } = await sql<{ count: number }>`
    select recipient_count as count from sends where account_id = ${accountId} and id = ${sendId}`.execute(db);
  const count = sends[0]?.count ?? 0;
  for (let from = 1; from <= count; from += PAGE_PLACES) {
    const { rows } = await sql<{ mobile: number }>`
      select mobile from recipients
      where account_id = ${accountId} and send_id = ${sendId} and n between ${from} and ${from + PAGE_PLACES - 1}
        and status = any(${statuses}::smallint[]) order by n`.execute(db);
    yield Int32Array.from(rows, (row) => row.mobile);
  }
}
