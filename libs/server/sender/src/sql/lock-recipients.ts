import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { Settled, StoredStatus } from '../model/states';
import { numberArray } from './arrays';
import type { SeekingTx } from './run-seeking';

/** A recipient's place: which send, and its number within it. */
export interface RecipientKey {
  accountId: bigint;
  sendId: bigint;
  n: number;
}

export interface LockedRecipient extends RecipientKey {
  status: StoredStatus;
  settled: Settled;
  operator: number;
  parts: number;
  priceMrial: bigint;
  deliveredMask: bigint;
  failedMask: bigint;
}

/** Locks recipients in the order of their keys, so that two batches never wait for each other in a circle. */
export async function lockRecipients(tx: SeekingTx, keys: readonly RecipientKey[]): Promise<LockedRecipient[]> {
  const { rows } = await sql<LockedRecipient>`${PREPARED}
    select r.account_id as "accountId", r.send_id as "sendId", r.n, r.status, r.settled, r.operator, r.parts,
      r.price_mrial as "priceMrial", r.delivered_mask as "deliveredMask", r.failed_mask as "failedMask"
    from unnest(${numberArray(keys.map((key) => key.accountId))}::bigint[],
      ${numberArray(keys.map((key) => key.sendId))}::bigint[],
      ${numberArray(keys.map((key) => key.n))}::int[]) k (account_id, send_id, n)
    join recipients r on r.account_id = k.account_id and r.send_id = k.send_id and r.n = k.n
    order by r.account_id, r.send_id, r.n for update of r`.execute(tx);
  return rows;
}
