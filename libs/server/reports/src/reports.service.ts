import { askTogether } from '@peyk/server-database';
import type { Db, DbOrTx } from '@peyk/server-database';
import { countResendable, toPermittedHours } from '@peyk/server-sender';
import type { PermittedHours } from '@peyk/server-sender';
import { INVALID_MOBILE_KEY, parseMobileKey } from '@peyk/shared-sms';
import { countsOf } from './counts';
import type { RecipientCounts } from './counts';
import { fail } from './fail';
import { heldOf, moneyOf } from './money';
import { MAX_LISTED, isGoodRange, offsetOf, totalOfPage } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import {
  findByMobile,
  listByStoredStatus,
  listQueued,
  listRecipientRows,
  listSubmitted,
} from './recipients.repository';
import type { RecipientRow, SendKey } from './recipients.repository';
import { countSends, findSendRow, listPlainPages, listSendRows } from './sends.repository';
import type { SendPage } from './sends.repository';
import type { ListedSendRow, SendRow } from './send-rows';
import type { SendFilters, SendQuestion } from './send-search';
import { totalWithStatus } from './status-totals';

/** Recent reports; what is older belongs to the archive. */
export const RECENT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

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

/** Sends of the last 30 days that match every filter, newest first. @throws badRange */
export async function listRecentSends(
  db: Db,
  now: Date,
  question: { accountId: bigint; filters: SendFilters; paging: Paging },
): Promise<Page<ListedSend>> {
  const { accountId, filters, paging } = question;
  if (!isGoodRange(filters.fromDate, filters.toDate)) fail('badRange', 'to_date');
  const since = new Date(now.getTime() - RECENT_DAYS * DAY_MS);
  const asked = { accountId, since, filters };
  const page = offsetOf(paging) < MAX_LISTED ? await findPage(db, asked, paging) : { rows: [], total: undefined };
  const total = page.total ?? totalOfPage(page.rows.length, paging) ?? (await countSends(db, asked));
  return { ...paging, total, items: page.rows.map(shownSend) };
}

/** Few enough that the database answers some while we write the answers to others. */
const PAGES_AT_ONCE = 15;
const findPlainPage = askTogether({
  ask: listPlainPages,
  // Not the instant: within a turn it is the same to whoever looks at a month.
  keyOf: ({ accountId, paging }) => `${accountId} ${paging.page} ${paging.limit}`,
  mostAtOnce: PAGES_AT_ONCE,
});

/** What the panel opens with, and polls, has no filters. */
function findPage(db: Db, { filters, ...question }: SendQuestion, paging: Paging): Promise<SendPage> {
  const isPlain = Object.values(filters).every((filter) => filter === undefined);
  return isPlain ? findPlainPage(db, { ...question, paging }) : listSendRows(db, { ...question, filters }, paging);
}

/** One send of the account, of any age. @throws unknownSend, also when it is somebody else's */
export async function requireSend(db: DbOrTx, { accountId, sendId }: SendKey): Promise<ReportedSend> {
  const row = await findSendRow(db, accountId, sendId);
  if (!row) fail('unknownSend', 'send_id');
  return shownSend(row);
}

/** For how many `resendFailed` would be now; zero while the send or a resend of it is under way. */
export async function countResendableOf(db: DbOrTx, key: SendKey, send: ReportedSend): Promise<number> {
  const { undelivered, expired, refused } = send.counts;
  if (send.finishedAt === null || undelivered + expired + refused === 0) return 0;
  const resendable = await countResendable(db, key);
  return !resendable || resendable.isUnderWay ? 0 : resendable.count;
}

export interface RecipientQuestion extends SendKey {
  paging: Paging;
  /** As people see it: 11 is in flight. */
  status?: number;
  /** A whole mobile number in any accepted spelling. */
  number?: string;
}

/** Recipients of a send, in its order. @throws unknownSend, badNumber */
export async function listRecipientsOf(db: DbOrTx, question: RecipientQuestion): Promise<Page<RecipientRow>> {
  const { counts } = await requireSend(db, question);
  if (question.number !== undefined) return findRecipient(db, question, question.number);
  const { paging, status } = question;
  const total = totalWithStatus(counts, status);
  const items = offsetOf(paging) < total ? await listPage(db, question, total) : [];
  return { ...paging, total, items };
}

function listPage(db: DbOrTx, question: RecipientQuestion, total: number): Promise<RecipientRow[]> {
  const { paging, status } = question;
  if (status === undefined) return listRecipientRows(db, question, paging);
  if (status === 10) return listQueued(db, question, paging);
  if (status === 11) return listSubmitted(db, question, paging);
  return listByStoredStatus(db, question, { ...paging, status, total });
}

/** A list of nobody or of one. */
async function findRecipient(db: DbOrTx, question: RecipientQuestion, number: string): Promise<Page<RecipientRow>> {
  const mobile = parseMobileKey(number);
  if (mobile === INVALID_MOBILE_KEY) fail('badNumber', 'number');
  const found = await findByMobile(db, question, mobile);
  const matches = found && (question.status === undefined || found.status === question.status) ? [found] : [];
  const { paging } = question;
  return { ...paging, total: matches.length, items: paging.page === 1 ? matches : [] };
}
