import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { listPage } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import type { DepositMethod, TargetKind } from './deposits.tables';

export type DepositState = 'waiting' | 'accepted' | 'refused';

export interface DepositKey {
  accountId: bigint;
  id: bigint;
}

export interface DepositRow extends DepositKey {
  method: DepositMethod;
  amountMrial: bigint;
  taxMrial: bigint;
  confirmedMrial: bigint | null;
  confirmedTaxMrial: bigint | null;
  referenceCode: string;
  submittedAt: Date;
  slipFileId: string | null;
  sourceLast4: string | null;
  askedBy: bigint | null;
  askedAt: Date;
  takenBy: string | null;
  takenAt: Date | null;
  decision: 'accepted' | 'refused' | null;
  decidedAt: Date | null;
  reason: string | null;
  note: string | null;
  targetKind: TargetKind;
  targetNumber: string;
  targetBank: string;
  targetOwner: string;
}

function withTargets(db: DbOrTx) {
  return db.selectFrom('deposits as d').innerJoin('deposit_targets as t', 't.id', 'd.target_id');
}

const SHOWN = [
  'd.account_id as accountId',
  'd.id',
  'd.method',
  'd.amount_mrial as amountMrial',
  'd.tax_mrial as taxMrial',
  'd.confirmed_mrial as confirmedMrial',
  'd.confirmed_tax_mrial as confirmedTaxMrial',
  'd.reference_code as referenceCode',
  'd.submitted_at as submittedAt',
  'd.slip_file_id as slipFileId',
  'd.source_last4 as sourceLast4',
  'd.asked_by as askedBy',
  'd.asked_at as askedAt',
  'd.taken_by as takenBy',
  'd.taken_at as takenAt',
  'd.decision',
  'd.decided_at as decidedAt',
  'd.reason',
  'd.note',
  't.kind as targetKind',
  't.number as targetNumber',
  't.bank as targetBank',
  't.owner as targetOwner',
] as const;

export interface DepositQuestion {
  accountId: bigint;
  state?: DepositState | undefined;
  method?: DepositMethod | undefined;
  paging: Paging;
}

/** One page of an account's, newest first. */
export async function listDepositRows(
  db: DbOrTx,
  { accountId, state, method, paging }: DepositQuestion,
): Promise<Page<DepositRow>> {
  let matching = withTargets(db).where('d.account_id', '=', accountId);
  if (state === 'waiting') matching = matching.where('d.decision', 'is', null);
  else if (state !== undefined) matching = matching.where('d.decision', '=', state);
  if (method !== undefined) matching = matching.where('d.method', '=', method);
  return listPage({
    paging,
    rows: ({ offset, limit }) => matching.select(SHOWN).orderBy('d.id', 'desc').limit(limit).offset(offset).execute(),
    count: async (most) => {
      const counted = matching.select('d.id').limit(most).as('counted');
      const row = await db
        .selectFrom(counted)
        .select(({ fn }) => fn.countAll<bigint>().as('total'))
        .executeTakeFirstOrThrow();
      return Number(row.total);
    },
  });
}

export async function findDeposit(db: DbOrTx, { accountId, id }: DepositKey): Promise<DepositRow | undefined> {
  return withTargets(db).select(SHOWN).where('d.account_id', '=', accountId).where('d.id', '=', id).executeTakeFirst();
}

/** For those who decide: of any account, with its name. */
export type WaitingRow = DepositRow & { accountName: string };

const waiting = (db: DbOrTx) =>
  withTargets(db)
    .innerJoin('accounts as a', 'a.id', 'd.account_id')
    .select([...SHOWN, 'a.name as accountName'])
    .where('d.decision', 'is', null);

export function listWaitingRows(db: DbOrTx, limit: number, offset = 0): Promise<WaitingRow[]> {
  return waiting(db).orderBy('d.asked_at').orderBy('d.id').limit(limit).offset(offset).execute();
}

/** One of any account, while it waits. */
export function findWaitingRow(db: DbOrTx, id: bigint): Promise<WaitingRow | undefined> {
  return waiting(db).where('d.id', '=', id).executeTakeFirst();
}

/** Whose it is. */
export async function findDepositKey(db: DbOrTx, id: bigint): Promise<DepositKey | undefined> {
  return db.selectFrom('deposits').select(['account_id as accountId', 'id']).where('id', '=', id).executeTakeFirst();
}

export async function countWaiting(tx: Tx, accountId: bigint): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from deposits where account_id = ${accountId} and decision is null`.execute(tx);
  return rows[0]?.count ?? 0;
}

export interface DepositToInsert {
  accountId: bigint;
  method: DepositMethod;
  targetId: bigint;
  amountMrial: bigint;
  taxMrial: bigint;
  referenceCode: string;
  submittedAt: Date;
  slipFileId: string | null;
  sourceLast4: string | null;
  askedBy: bigint | null;
  impersonatedBy: string | null;
  at: Date;
}

export async function insertDeposit(tx: Tx, deposit: DepositToInsert): Promise<DepositKey> {
  return tx
    .insertInto('deposits')
    .values({
      account_id: deposit.accountId,
      method: deposit.method,
      target_id: deposit.targetId,
      amount_mrial: deposit.amountMrial,
      tax_mrial: deposit.taxMrial,
      reference_code: deposit.referenceCode,
      submitted_at: deposit.submittedAt,
      slip_file_id: deposit.slipFileId,
      source_last4: deposit.sourceLast4,
      asked_by: deposit.askedBy,
      asked_at: deposit.at,
      impersonated_by: deposit.impersonatedBy,
    })
    .returning(['account_id as accountId', 'id'])
    .executeTakeFirstOrThrow();
}
