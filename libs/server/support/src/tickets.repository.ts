import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { contains, listRows } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import type { TicketsTable } from './support.tables';
import { TICKET_STATE } from './ticket-state';
import type { TicketState } from './ticket-state';

const COLUMNS = [
  'id',
  'category',
  'sub_category',
  'subject',
  'state',
  'rate',
  'unread',
  'created_at',
  'changed_at',
] as const;

export type TicketRow = Pick<Selectable<TicketsTable>, (typeof COLUMNS)[number]>;

export interface TicketKey {
  accountId: bigint;
  id: bigint;
}

export interface TicketQuestion {
  accountId: bigint;
  /** Somewhere in it. */
  subject?: string | undefined;
  state?: TicketState | undefined;
  id?: bigint | undefined;
  category?: string | undefined;
  /** Opened between them, both included. */
  from?: Date | undefined;
  to?: Date | undefined;
  paging: Paging;
}

/** One page, newest first. */
export function listTicketRows(db: DbOrTx, question: TicketQuestion): Promise<Page<TicketRow>> {
  const { accountId, subject, state, id, category, from, to, paging } = question;
  let matching = db.selectFrom('tickets').where('account_id', '=', accountId);
  if (state !== undefined) matching = matching.where('state', '=', state);
  if (id !== undefined) matching = matching.where('id', '=', id);
  if (category !== undefined) matching = matching.where('category', '=', category);
  if (from !== undefined) matching = matching.where('created_at', '>=', from);
  if (to !== undefined) matching = matching.where('created_at', '<=', to);
  // No form of search is kept: people write them by hand, so there are few.
  if (subject !== undefined)
    matching = matching.where(contains({ found: sql`null`, column: sql.ref('subject') }, subject));
  return listRows(db, { matching, shown: (query) => query.select(COLUMNS).orderBy('id', 'desc'), paging });
}

export function findTicket(db: DbOrTx, { accountId, id }: TicketKey): Promise<TicketRow | undefined> {
  const own = db.selectFrom('tickets').select(COLUMNS).where('account_id', '=', accountId);
  return own.where('id', '=', id).executeTakeFirst();
}

/** Anyone who writes in a ticket or moves it comes by here, one after the other. */
export function lockTicket(tx: Tx, { accountId, id }: TicketKey): Promise<TicketRow | undefined> {
  const own = tx.selectFrom('tickets').select(COLUMNS).where('account_id', '=', accountId);
  return own.where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function countOpen(db: DbOrTx, accountId: bigint): Promise<number> {
  const own = db.selectFrom('tickets').where('account_id', '=', accountId);
  const open = own.where('state', '!=', TICKET_STATE.closed).select((eb) => eb.fn.countAll<bigint>().as('count'));
  return Number((await open.executeTakeFirstOrThrow()).count);
}

export async function countUnread(db: DbOrTx, accountId: bigint): Promise<number> {
  const own = db.selectFrom('tickets').where('account_id', '=', accountId);
  const unread = own.where('unread', '=', true).select((eb) => eb.fn.countAll<bigint>().as('count'));
  return Number((await unread.executeTakeFirstOrThrow()).count);
}

export interface TicketToInsert {
  accountId: bigint;
  category: string;
  subCategory: string;
  subject: string;
  /** The admin who opens it on behalf of the account. */
  impersonatedBy: string | null;
  at: Date;
}

export function insertTicket(tx: Tx, ticket: TicketToInsert): Promise<TicketRow> {
  const { accountId, category, subCategory, subject, impersonatedBy, at } = ticket;
  return tx
    .insertInto('tickets')
    .values({
      account_id: accountId,
      category,
      sub_category: subCategory,
      subject,
      state: TICKET_STATE.waitingForSupport,
      unread: false,
      created_at: at,
      changed_at: at,
      impersonated_by: impersonatedBy,
      // At once.
      first_answer_at: at,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export type TicketChange = Partial<Pick<TicketRow, 'state' | 'rate' | 'unread' | 'changed_at'>>;

/** Of a ticket that was locked. */
export function changeTicket(tx: Tx, { accountId, id }: TicketKey, change: TicketChange): Promise<TicketRow> {
  const own = tx.updateTable('tickets').set(change).where('account_id', '=', accountId);
  return own.where('id', '=', id).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** How urgent the desk says it is; never among the columns that its account reads. Of a ticket that was locked. */
export async function findPriority(tx: Tx, { accountId, id }: TicketKey): Promise<number> {
  const own = tx.selectFrom('tickets').select('priority').where('account_id', '=', accountId);
  return (await own.where('id', '=', id).executeTakeFirstOrThrow()).priority;
}

/** Of a ticket that was locked; it is no change that its account is told of. */
export async function setPriority(tx: Tx, { accountId, id }: TicketKey, priority: number): Promise<void> {
  await tx.updateTable('tickets').set({ priority }).where('account_id', '=', accountId).where('id', '=', id).execute();
}

/** Closes what was answered before a time, at most so many. Two processes at once take different ones. @returns whose they are */
export async function closeAnswered(tx: Tx, before: Date, at: Date, limit: number): Promise<bigint[]> {
  const { rows } = await sql<{ account_id: bigint }>`
    update tickets set state = ${TICKET_STATE.closed}, changed_at = ${at}
    where (account_id, id) in (
      select account_id, id from tickets
      where state = ${TICKET_STATE.answered} and changed_at <= ${before}
      order by changed_at limit ${limit} for update skip locked
    )
    returning account_id`.execute(tx);
  return rows.map((row) => row.account_id);
}
