import type { DbOrTx } from '@peyk/server-database';
import { countResendable, toPermittedHours } from '@peyk/server-sender';
import type { PermittedHours } from '@peyk/server-sender';
import { INVALID_MOBILE_KEY, parseMobileKey } from '@peyk/shared-sms';
import { countsOf } from './counts';
import type { RecipientCounts } from './counts';
import { fail } from './fail';
import { heldOf, moneyOf } from './money';
import { offsetOf } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import {
  findByMobile,
  lieInFiles,
  listByStoredStatus,
  listQueued,
  listRecipientRows,
  listSubmitted,
} from './recipients.repository';
import type { RecipientRow, StatusQuestion } from './recipients.repository';
import type { SendKey } from './send-key';
import { findSendRow } from './sends.repository';
import type { ListedSendRow, SendRow } from './send-rows';
import { totalWithStatus } from './status-totals';

/** A send as it is shown: its sums of money with charity, its counts as people see them. */
type Shown<Row extends ListedSendRow> = Omit<Row, 'unmarked' | 'reservedMrial' | keyof RecipientCounts> & {
  counts: RecipientCounts;
  /** Set aside for it now. */
  heldMrial: bigint;
  hasUnmarked: boolean;
  permittedHours: PermittedHours | null;
  /** The account's own on its line. */
  ownHours: PermittedHours | null;
};
export type ListedSend = Shown<ListedSendRow>;
export type ReportedSend = Shown<SendRow>;

export function shownSend<Row extends ListedSendRow>(row: Row): Shown<Row> {
  const permittedHours = toPermittedHours(row.openFromHour, row.openToHour);
  const ownHours = toPermittedHours(row.ownFromHour, row.ownToHour);
  const moved = moneyOf(row);
  const { reservedMrial, costMrial, charityMrial } = row;
  const heldMrial = heldOf({ reservedMrial, costMrial, charityMrial, ...moved });
  return {
    ...row,
    ...moved,
    heldMrial,
    counts: countsOf(row),
    hasUnmarked: row.unmarked > 0,
    permittedHours,
    ownHours,
  };
}

/** One send of the account, of any age. @throws unknownSend, also when it is someone else's */
export async function requireSend(db: DbOrTx, { accountId, sendId }: SendKey): Promise<ReportedSend> {
  const row = await findSendRow(db, accountId, sendId);
  if (!row) fail('unknownSend', 'send_id');
  return shownSend(row);
}

/** For how many `resendFailed` would be now; zero while the send or a resend of it is under way, or lies in files. */
export async function countResendableOf(db: DbOrTx, key: SendKey, send: ReportedSend): Promise<number> {
  const { undelivered, expired, refused } = send.counts;
  if (send.finishedAt === null || undelivered + expired + refused === 0) return 0;
  const resendable = await countResendable(db, key);
  return !resendable || resendable.isUnderWay || resendable.liesInFiles ? 0 : resendable.count;
}

/** That the recipients of a send are in their table. @throws recipientsInFiles */
export async function requireInTable(db: DbOrTx, { sendId }: SendKey): Promise<void> {
  if (await lieInFiles(db, sendId)) fail('recipientsInFiles', 'send_id');
}

export interface RecipientQuestion extends SendKey {
  paging: Paging;
  /** As people see it: 11 is in flight. */
  status?: number;
  /** A whole mobile number in any accepted spelling. */
  number?: string;
}

/** Recipients of a send, in its order. @throws unknownSend, badNumber, recipientsInFiles */
export async function listRecipientsOf(
  db: DbOrTx,
  question: RecipientQuestion,
  now: Date,
): Promise<Page<RecipientRow>> {
  const { counts } = await requireSend(db, question);
  const page = await findPage(db, question, { counts, now });
  // Asked for last: nearly every page has somebody on it.
  if (page.items.length === 0 && counts.total > 0) await requireInTable(db, question);
  return page;
}

async function findPage(
  db: DbOrTx,
  question: RecipientQuestion,
  { counts, now }: Pick<StatusQuestion, 'counts' | 'now'>,
): Promise<Page<RecipientRow>> {
  if (question.number !== undefined) return findByNumber(db, question, question.number);
  const { paging, status } = question;
  const total = totalWithStatus(counts, status);
  const items = offsetOf(paging) < total ? await listPage(db, question, { total, counts, now }) : [];
  return { ...paging, total, items };
}

function listPage(
  db: DbOrTx,
  question: RecipientQuestion,
  known: Pick<StatusQuestion, 'total' | 'counts' | 'now'>,
): Promise<RecipientRow[]> {
  const { paging, status } = question;
  if (status === undefined) return listRecipientRows(db, question, paging);
  if (status === 10) return listQueued(db, question, paging);
  if (status === 11) return listSubmitted(db, question, paging);
  return listByStoredStatus(db, question, { ...paging, ...known, status });
}

/** A list of nobody or of one. */
async function findByNumber(db: DbOrTx, question: RecipientQuestion, number: string): Promise<Page<RecipientRow>> {
  const mobile = parseMobileKey(number);
  if (mobile === INVALID_MOBILE_KEY) fail('badNumber', 'number');
  const found = await findByMobile(db, question, mobile);
  const matches = found && (question.status === undefined || found.status === question.status) ? [found] : [];
  const { paging } = question;
  return { ...paging, total: matches.length, items: paging.page === 1 ? matches : [] };
}
