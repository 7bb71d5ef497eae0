import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import './agreements.tables';

/** An agreement of one of an account's lines. */
export interface Agreement {
  id: bigint;
  lineNumber: string;
  title: string;
  body: string;
  /** Null while the account has not agreed. */
  acceptedAt: Date | null;
}

/** What is asked of an account for its lines, by line and age; with an id only this one. */
export async function selectAgreements(db: DbOrTx, accountId: bigint, id?: bigint): Promise<Agreement[]> {
  return db
    .selectFrom('line_agreements as g')
    .innerJoin('account_lines as a', 'a.line_id', 'g.line_id')
    .innerJoin('lines as l', 'l.id', 'g.line_id')
    .leftJoin('accepted_agreements as c', (join) =>
      join.onRef('c.agreement_id', '=', 'g.id').onRef('c.account_id', '=', 'a.account_id'),
    )
    .select(['g.id', 'l.number as lineNumber', 'g.title', 'g.body', 'c.accepted_at as acceptedAt'])
    .where('a.account_id', '=', accountId)
    .where('g.withdrawn_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('g.id', '=', id ?? 0n))
    .orderBy('l.number')
    .orderBy('g.id')
    .execute();
}

/** Whether an account has still to agree to something before it sends from a line; a column of a question about `account_lines as a`. */
export const needsAgreement = sql<boolean>`exists (
  select from line_agreements g
  where g.line_id = a.line_id and g.withdrawn_at is null and not exists (
    select from accepted_agreements c where c.account_id = a.account_id and c.agreement_id = g.id))`;

/** Who agrees to what. */
export interface Acceptance {
  accountId: bigint;
  agreementId: bigint;
  userId: bigint | null;
  impersonatedBy: string | null;
}

/** Notes it once; false when it was there. */
export async function insertAccepted(tx: Tx, row: Acceptance & { at: Date }): Promise<boolean> {
  const inserted = await tx
    .insertInto('accepted_agreements')
    .values({
      account_id: row.accountId,
      agreement_id: row.agreementId,
      user_id: row.userId,
      impersonated_by: row.impersonatedBy,
      accepted_at: row.at,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'agreement_id']).doNothing())
    .returning('agreement_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Its id. */
export async function insertAgreement(
  tx: Tx,
  row: { lineId: bigint; title: string; body: string; at: Date },
): Promise<bigint> {
  const { id } = await tx
    .insertInto('line_agreements')
    .values({ line_id: row.lineId, title: row.title, body: row.body, created_at: row.at, withdrawn_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when there is none that is asked for. */
export async function markWithdrawn(tx: Tx, id: bigint, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('line_agreements')
    .set({ withdrawn_at: at })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** All that are asked for, and how many accounts have agreed. */
export async function listAsked(
  db: DbOrTx,
): Promise<{ id: bigint; lineNumber: string; title: string; accepted: number }[]> {
  return db
    .selectFrom('line_agreements as g')
    .innerJoin('lines as l', 'l.id', 'g.line_id')
    .select([
      'g.id',
      'l.number as lineNumber',
      'g.title',
      sql<number>`(select count(*)::int from accepted_agreements c where c.agreement_id = g.id)`.as('accepted'),
    ])
    .where('g.withdrawn_at', 'is', null)
    .orderBy('l.number')
    .orderBy('g.id')
    .execute();
}
