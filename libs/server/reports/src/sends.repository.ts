import type { DbOrTx } from '@peyk/server-database';
import { MAX_LIMIT, MAX_LISTED, offsetOf, reachNow } from '@peyk/server-http';
import type { Paging } from '@peyk/server-http';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { askDetailed, askListed } from './send-rows';
import type { ListedSendRow, SendRow } from './send-rows';
import { matching } from './send-search';
import type { SendQuestion } from './send-search';

export interface SendPage {
  /** Newest first. */
  rows: ListedSendRow[];
  /** How many a question is about, counted to `MAX_LISTED` at most; undefined where the page tells it by itself. */
  total: number | undefined;
}

/** A page of everything recent that an account has sent. */
export interface PlainQuestion {
  accountId: bigint;
  since: Date;
  paging: Paging;
}

const NEWEST_FIRST = sql`order by s.created_at desc, s.id desc`;
/** Where counting ends. */
const COUNTED = sql`limit ${sql.lit(MAX_LISTED)}`;
/** For the planner, who would take a page whose length he cannot see for a tenth of the table. */
const AT_MOST = sql`limit ${sql.lit(MAX_LIMIT)}`;

/**
 * Pages that several people ask for, in one question to the database: of ten at a time, each costs it half of what it
 * costs alone. In the order of the questions.
 */
export async function listPlainPages(db: DbOrTx, questions: readonly PlainQuestion[]): Promise<SendPage[]> {
  const asked = sql`unnest(
      ${questions.map(({ accountId }) => accountId)}::bigint[], ${questions.map(({ since }) => since)}::timestamptz[],
      ${questions.map(({ paging }) => paging.limit)}::int[], ${questions.map(({ paging }) => offsetOf(paging))}::int[]
    ) with ordinality as q (account_id, since, most, skipped, asked)`;
  const recent = sql`s.account_id = q.account_id and s.created_at >= q.since`;
  const page = sql`
    select q.asked, p.* from ${asked}, lateral (
      select * from (select * from sends s where ${recent} ${NEWEST_FIRST} limit q.most offset q.skipped) s ${AT_MOST}
    ) p`;
  const totals = sql`
    select q.asked, (select count(*) from (select 1 from sends s where ${recent} ${COUNTED}) s) as total
    from ${asked} where q.most = (select count(*) from page p where p.asked = q.asked)`;
  const answer = await askListed(db, { page, totals });
  return questions.map((_, index) => ({ rows: answer.rows.get(index + 1) ?? [], total: answer.totals.get(index + 1) }));
}

/** A page of what matches a question, and the total where only counting tells it: one question to the database for both. */
export async function listSendRows(db: DbOrTx, question: SendQuestion, paging: Paging): Promise<SendPage> {
  const page = sql`
    select 1 as asked, s.* from (
      select * from sends s where ${matching(question)} ${NEWEST_FIRST} limit ${paging.limit} offset ${offsetOf(paging)}
    ) s ${AT_MOST}`;
  const totals = sql`
    select 1 as asked, (${totalOf(question)}) as total where ${paging.limit}::int = (select count(*) from page)`;
  const answer = await askListed(db, { page, totals });
  return { rows: answer.rows.get(1) ?? [], total: answer.totals.get(1) };
}

function totalOf(question: SendQuestion): RawBuilder<unknown> {
  return sql`select count(*)::int from (select 1 from sends s where ${matching(question)} ${COUNTED}) counted`;
}

/** The next of what matches a question after the last one that was read, newest first: by key, so the hundredth page costs what the first costs. */
export async function listSendsAfter(
  db: DbOrTx,
  question: SendQuestion,
  { last, limit }: { last: bigint | undefined; limit: number },
): Promise<ListedSendRow[]> {
  // Its time is asked of the table: a Date has only milliseconds.
  const place = sql`select l.created_at, l.id from sends l where l.account_id = ${question.accountId} and l.id = ${last ?? 0n}`;
  const behind = last === undefined ? sql`true` : sql`(s.created_at, s.id) < (${place})`;
  const page = sql`
    select 1 as asked, s.* from sends s where ${matching(question)} and ${behind} ${NEWEST_FIRST} limit ${sql.lit(limit)}`;
  const answer = await askListed(db, { page, totals: sql`select 1 as asked, 0 as total` });
  return answer.rows.get(1) ?? [];
}

/** How many a question is about, however many they are: for a job that has the time. */
export async function countAllSends(db: DbOrTx, question: SendQuestion): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from sends s where ${matching(question)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** How many a question is about, counted to `MAX_LISTED` at most. */
export async function countSends(db: DbOrTx, question: SendQuestion): Promise<number> {
  const { rows } = await sql<{ total: number }>`select (${totalOf(question)}) as total`.execute(db);
  return rows[0]?.total ?? 0;
}

/** One send of an account, of any age; undefined also when it is someone else's, or of a line that the caller does not see. */
export async function findSendRow(db: DbOrTx, accountId: bigint, sendId: bigint): Promise<SendRow | undefined> {
  const { lineIds } = reachNow();
  const seen = lineIds === null ? sql`` : sql`and line_id = any(${lineIds}::bigint[])`;
  const page = sql`select 1 as asked, s.* from sends s where account_id = ${accountId} and id = ${sendId} ${seen}`;
  const answer = await askDetailed(db, { page, totals: sql`select 1 as asked, 1 as total` });
  return answer.rows.get(1)?.[0];
}
