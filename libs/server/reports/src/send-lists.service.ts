import { askTogether } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { MAX_LISTED, isGoodRange, offsetOf, totalOfPage } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import { SYSTEMIC_SMS_TYPES } from '@peyk/shared-sms';
import { RECENT_REPORT_DAYS } from '@peyk/shared-validation';
import { fail } from './fail';
import { shownSend } from './reports.service';
import type { ListedSend } from './reports.service';
import type { SendFilters, SendQuestion, SendSpan } from './send-search';
import { countSends, listPlainPages, listSendRows } from './sends.repository';
import type { SendPage } from './sends.repository';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Which list of an account's sends: `systemic` are those that the system made, of any age. */
export type SendListName = 'recent' | 'archive' | 'systemic';

export interface SendListQuestion {
  accountId: bigint;
  list: SendListName;
  filters: SendFilters;
}

/** What a list asks the database, as it is at an instant. @throws badRange */
export function questionOf(now: Date, { accountId, list, filters }: SendListQuestion): SendQuestion {
  if (!isGoodRange(filters.fromDate, filters.toDate)) fail('badRange', 'to_date');
  return { accountId, span: spanOf(list, now), filters };
}

function spanOf(list: SendListName, now: Date): SendSpan {
  // What is older is in the archive. Together the two have every send once.
  const edge = new Date(now.getTime() - RECENT_REPORT_DAYS * DAY_MS);
  if (list === 'recent') return { since: edge };
  return list === 'archive' ? { before: edge } : { types: SYSTEMIC_SMS_TYPES };
}

/** Sends of a list that match every filter, newest first. @throws badRange */
export async function listSendsOf(
  db: Db,
  now: Date,
  { paging, ...question }: SendListQuestion & { paging: Paging },
): Promise<Page<ListedSend>> {
  const asked = questionOf(now, question);
  const page = offsetOf(paging) < MAX_LISTED ? await findPage(db, asked, paging) : { rows: [], total: undefined };
  const total = page.total ?? totalOfPage(page.rows.length, paging) ?? (await countSends(db, asked));
  return { ...paging, total, items: page.rows.map(shownSend) };
}

/** Few enough that the database answers some while we write the answers to others. */
const PAGES_AT_ONCE = 15;
const findPlainPage = askTogether({
  ask: listPlainPages,
  // Not the instant: within a turn it is the same to the one who looks at a month.
  keyOf: ({ accountId, paging }) => `${accountId} ${paging.page} ${paging.limit}`,
  mostAtOnce: PAGES_AT_ONCE,
});

/** What the panel opens with, and polls, is the recent list without filters. */
function findPage(db: Db, question: SendQuestion, paging: Paging): Promise<SendPage> {
  const { accountId, span, filters } = question;
  const isPlain = Object.values(filters).every((filter) => filter === undefined);
  if (!isPlain || span.since === undefined) return listSendRows(db, question, paging);
  return findPlainPage(db, { accountId, since: span.since, paging });
}
