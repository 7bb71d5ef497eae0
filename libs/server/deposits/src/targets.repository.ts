import type { DbOrTx, Tx } from '@peyk/server-database';
import type { TargetKind } from './deposits.tables';

export interface TargetRow {
  id: bigint;
  kind: TargetKind;
  number: string;
  sheba: string | null;
  bank: string;
  owner: string;
  active: boolean;
}

const SHOWN = ['id', 'kind', 'number', 'sheba', 'bank', 'owner', 'active'] as const;
/** More than anybody can choose from. */
const MOST_TARGETS = 50;

/** Where money may be transferred to, in the order in which it was opened. */
export async function listTargetRows(db: DbOrTx, kinds: 'open' | 'all'): Promise<TargetRow[]> {
  let query = db.selectFrom('deposit_targets').select(SHOWN);
  if (kinds === 'open') query = query.where('active', '=', true);
  return query.orderBy('id').limit(MOST_TARGETS).execute();
}

/** Locked, so that it is not closed while a deposit to it is written down. */
export async function lockOpenTarget(
  tx: Tx,
  { id, kind }: Pick<TargetRow, 'id' | 'kind'>,
): Promise<TargetRow | undefined> {
  return tx
    .selectFrom('deposit_targets')
    .select(SHOWN)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('active', '=', true)
    .forShare()
    .executeTakeFirst();
}

export async function insertTarget(tx: Tx, target: Omit<TargetRow, 'id' | 'active'>, at: Date): Promise<bigint> {
  const { id } = await tx
    .insertInto('deposit_targets')
    .values({ ...target, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Answers how it was before; undefined when there is no such target. */
export async function setTargetOpen(tx: Tx, id: bigint, active: boolean): Promise<{ active: boolean } | undefined> {
  const before = await tx
    .selectFrom('deposit_targets')
    .select('active')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (before) await tx.updateTable('deposit_targets').set({ active }).where('id', '=', id).execute();
  return before;
}
