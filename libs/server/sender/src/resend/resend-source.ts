import { sql } from 'kysely';
import { GIVEN_TEXT, pageOfKeys } from '@peyk/server-audience';
import type { RecipientSource, ValuedSource } from '@peyk/server-audience';
import type { DbOrTx } from '@peyk/server-database';
import { createMobileSet } from '@peyk/shared-sms';
import type { MobileSet } from '@peyk/shared-sms';
import { numberArray } from '../sql/arrays';
import { selectTexts } from '../sql/recipient-texts';

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
/** Places in a send that one page is read from; fewer where the texts come with them. */
const PAGE_PLACES = 50_000;
const VALUED_PAGE_PLACES = 1_000;

/** The failed recipients of a send without those whom an earlier resend has reached, in the order of the send. */
export function resendSource(db: DbOrTx, question: ResendQuestion): RecipientSource {
  return {
    expectedCount: question.expectedCount,
    async *pages() {
      let given = 0;
      for await (const rows of missedPages(db, question, PAGE_PLACES)) {
        yield pageOfKeys(mobilesOf(rows), given);
        given += rows.length;
      }
    },
  };
}

/** The same with the text that each of them should have got. */
export function resendValues(db: DbOrTx, question: ResendQuestion): ValuedSource {
  const key = { accountId: question.accountId, sendId: question.originalId };
  return {
    expectedCount: question.expectedCount,
    columns: [GIVEN_TEXT],
    async *pages() {
      let given = 0;
      for await (const rows of missedPages(db, question, VALUED_PAGE_PLACES)) {
        const [fromN = 1, toN = 0] = [rows[0]?.n, rows.at(-1)?.n];
        const texts = await selectTexts(db, key, { fromN, toN });
        yield { ...pageOfKeys(mobilesOf(rows), given), values: rows.map(({ n }) => [texts[n - fromN] ?? '']) };
        given += rows.length;
      }
    },
  };
}

interface Place {
  n: number;
  mobile: number;
}

const mobilesOf = (rows: readonly Place[]) => Int32Array.from(rows, ({ mobile }) => mobile);

async function* missedPages(db: DbOrTx, question: ResendQuestion, places: number): AsyncGenerator<Place[]> {
  const { accountId, originalId: sendId } = question;
  const reached = await readReached(db, question);
  for await (const page of pagesOf(db, { accountId, sendId, statuses: FAILED, places })) {
    yield page.filter(({ mobile }) => !reached.has(mobile));
  }
}

/** Everybody whom an earlier resend has reached, or may have. */
async function readReached(db: DbOrTx, { accountId, originalId, resendId }: ResendQuestion): Promise<MobileSet> {
  const { rows: resends } = await sql<{ sendId: bigint }>`
    select id as "sendId" from sends
    where account_id = ${accountId} and resent_from = ${originalId} and id <> ${resendId}`.execute(db);
  const reached = createMobileSet(0);
  for (const { sendId } of resends) {
    const pages = pagesOf(db, { accountId, sendId, statuses: REACHED, places: PAGE_PLACES });
    for await (const page of pages) page.forEach(({ mobile }) => reached.add(mobile));
  }
  return reached;
}

/** Recipients of a send with one of these statuses, page by page along its key. */
async function* pagesOf(
  db: DbOrTx,
  { accountId, sendId, statuses, places }: { accountId: bigint; sendId: bigint; statuses: string; places: number },
): AsyncGenerator<Place[]> {
  const { rows: sends } = await sql<{ count: number }>`
    select recipient_count as count from sends where account_id = ${accountId} and id = ${sendId}`.execute(db);
  const count = sends[0]?.count ?? 0;
  for (let from = 1; from <= count; from += places) {
    const { rows } = await sql<Place>`
      select n, mobile from recipients
      where account_id = ${accountId} and send_id = ${sendId} and n between ${from} and ${from + places - 1}
        and status = any(${statuses}::smallint[]) order by n`.execute(db);
    // After each page: what went there in this moment looks like a page without anybody.
    await requireInTable(db, sendId);
    yield rows;
  }
}

/** Accepted in the moment in which they went there: whom nobody can name nobody sends to. */
async function requireInTable(db: DbOrTx, sendId: bigint): Promise<void> {
  const { rows } = await sql<{ lie: boolean }>`select lies_in_files(${sendId}) as lie`.execute(db);
  if (rows[0]?.lie) throw new Error(`the recipients of send ${sendId} lie in files`);
}
