import type { Selectable } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import type { Source, TicketInteractionsTable } from './support.tables';
import type { TicketKey } from './tickets.repository';

const COLUMNS = ['id', 'by_support', 'by_assistant', 'text', 'sources', 'is_helpful', 'at'] as const;

export type InteractionRow = Pick<Selectable<TicketInteractionsTable>, (typeof COLUMNS)[number]>;

/** All of a ticket, oldest first; it holds at most `MAX_INTERACTIONS`. */
export function listInteractions(db: DbOrTx, { accountId, id }: TicketKey): Promise<InteractionRow[]> {
  const own = db.selectFrom('ticket_interactions').select(COLUMNS).where('account_id', '=', accountId);
  return own.where('ticket_id', '=', id).orderBy('id').execute();
}

export async function countInteractions(tx: Tx, { accountId, id }: TicketKey): Promise<number> {
  const own = tx.selectFrom('ticket_interactions').where('account_id', '=', accountId).where('ticket_id', '=', id);
  return Number((await own.select((eb) => eb.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow()).count);
}

/** The last one of either side. */
export async function lastInteraction(tx: Tx, { accountId, id }: TicketKey): Promise<bigint | undefined> {
  const own = tx.selectFrom('ticket_interactions').select('id').where('account_id', '=', accountId);
  return (await own.where('ticket_id', '=', id).orderBy('id', 'desc').limit(1).executeTakeFirst())?.id;
}

/** The last one that support wrote, a person or not; undefined when it wrote none. */
export async function lastBySupport(tx: Tx, { accountId, id }: TicketKey): Promise<bigint | undefined> {
  const own = tx.selectFrom('ticket_interactions').select('id').where('account_id', '=', accountId);
  const bySupport = own.where('ticket_id', '=', id).where('by_support', '=', true);
  return (await bySupport.orderBy('id', 'desc').limit(1).executeTakeFirst())?.id;
}

export interface NewInteraction {
  bySupport: boolean;
  text: string;
  /** The admin who writes on behalf of the account. */
  impersonatedBy: string | null;
  at: Date;
  /** Of an answer that no person wrote: what it stands on. */
  sources?: readonly Source[] | undefined;
}

/** Answers its id. */
export async function insertInteraction(tx: Tx, { accountId, id }: TicketKey, made: NewInteraction): Promise<bigint> {
  const { bySupport, text, impersonatedBy, at, sources } = made;
  const row = {
    ...{ by_support: bySupport, text, at, impersonated_by: impersonatedBy },
    ...(sources && { by_assistant: true, sources: JSON.stringify(sources) }),
  };
  const { id: interactionId } = await tx
    .insertInto('ticket_interactions')
    .values({ account_id: accountId, ticket_id: id, ...row })
    .returning('id')
    .executeTakeFirstOrThrow();
  return interactionId;
}

/** What the account says of something that support wrote. Answers whether there is such a thing. */
export async function markHelpful(
  tx: Tx,
  { accountId, id }: TicketKey,
  { interactionId, isHelpful }: { interactionId: bigint; isHelpful: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('ticket_interactions')
    .set({ is_helpful: isHelpful })
    .where('account_id', '=', accountId)
    .where('ticket_id', '=', id)
    .where('id', '=', interactionId)
    .where('by_support', '=', true)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
