import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';

export interface DocumentKey {
  accountId: bigint;
  id: bigint;
}

export interface DocumentRow extends DocumentKey {
  kind: string;
  fileId: string;
  validUntil: string | null;
  askedBy: bigint | null;
  askedAt: Date;
  takenBy: string | null;
  takenAt: Date | null;
  decision: 'accepted' | 'refused' | null;
  decidedAt: Date | null;
  reason: string | null;
  note: string | null;
}

const SHOWN = [
  'd.account_id as accountId',
  'd.id',
  'd.kind',
  'd.file_id as fileId',
  sql<string | null>`d.valid_until::text`.as('validUntil'),
  'd.asked_by as askedBy',
  'd.asked_at as askedAt',
  'd.taken_by as takenBy',
  'd.taken_at as takenAt',
  'd.decision',
  'd.decided_at as decidedAt',
  'd.reason',
  'd.note',
] as const;

/** Those that count: one of a kind at most. */
const counting = (db: DbOrTx) => db.selectFrom('account_documents as d').where('d.removed_at', 'is', null);

export async function listDocumentRows(db: DbOrTx, accountId: bigint): Promise<DocumentRow[]> {
  return counting(db).select(SHOWN).where('d.account_id', '=', accountId).execute();
}

/** Held until the transaction ends: nobody decides about it meanwhile. */
export async function lockDocumentOf(tx: Tx, accountId: bigint, kind: string): Promise<DocumentRow | undefined> {
  return counting(tx)
    .select(SHOWN)
    .where('d.account_id', '=', accountId)
    .where('d.kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
}

export async function findDocument(db: DbOrTx, { accountId, id }: DocumentKey): Promise<DocumentRow | undefined> {
  return counting(db).select(SHOWN).where('d.account_id', '=', accountId).where('d.id', '=', id).executeTakeFirst();
}

/** Whose it is; undefined also for one that was removed. */
export async function findDocumentKey(db: DbOrTx, id: bigint): Promise<DocumentKey | undefined> {
  return counting(db).select(['d.account_id as accountId', 'd.id']).where('d.id', '=', id).executeTakeFirst();
}

/** For those who decide: of any account, with its name. */
export type WaitingDocument = DocumentRow & { accountName: string };

const waiting = (db: DbOrTx) =>
  counting(db)
    .innerJoin('accounts as a', 'a.id', 'd.account_id')
    .select([...SHOWN, 'a.name as accountName'])
    .where('d.decision', 'is', null);

export function listWaitingDocuments(db: DbOrTx, limit: number, offset = 0): Promise<WaitingDocument[]> {
  return waiting(db).orderBy('d.asked_at').orderBy('d.id').limit(limit).offset(offset).execute();
}

/** One of any account, while it waits. */
export function findWaitingDocument(db: DbOrTx, id: bigint): Promise<WaitingDocument | undefined> {
  return waiting(db).where('d.id', '=', id).executeTakeFirst();
}

export async function markRemoved(tx: Tx, { accountId, id }: DocumentKey, at: Date): Promise<void> {
  await tx
    .updateTable('account_documents')
    .set({ removed_at: at })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function setValidUntil(tx: Tx, { accountId, id }: DocumentKey, day: string): Promise<void> {
  await tx
    .updateTable('account_documents')
    .set({ valid_until: day })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export interface DocumentToInsert {
  accountId: bigint;
  kind: string;
  fileId: string;
  askedBy: bigint | null;
  impersonatedBy: string | null;
  at: Date;
}

export async function insertDocument(tx: Tx, document: DocumentToInsert): Promise<DocumentKey> {
  const { accountId, kind, fileId, askedBy, impersonatedBy, at } = document;
  return tx
    .insertInto('account_documents')
    .values({
      ...{ account_id: accountId, kind, file_id: fileId },
      ...{ asked_by: askedBy, asked_at: at, impersonated_by: impersonatedBy },
    })
    .returning(['account_id as accountId', 'id'])
    .executeTakeFirstOrThrow();
}
