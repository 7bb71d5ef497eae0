import { sql } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import type { PrefixOverride } from '@peyk/shared-sms';

export interface SuppressedNumber {
  mobile: number;
  kind: 'blacklist' | 'opt_out';
}

const PAGE_SIZE = 50_000;

/** The installation's exceptions to the operators' prefixes. */
export async function selectPrefixOverrides(db: DbOrTx): Promise<PrefixOverride[]> {
  return db.selectFrom('operator_prefixes').select(['prefix', 'operator']).execute();
}

/** Those of `mobiles` (keys) that the account does not send to. For thousands of numbers, not for a million. */
export async function selectSuppressedAmong(
  db: DbOrTx,
  accountId: bigint,
  mobiles: Int32Array,
): Promise<SuppressedNumber[]> {
  const { rows } = await sql<SuppressedNumber>`
    select mobile, kind from suppressed_numbers
    where account_id = ${accountId} and mobile = any(${`{${mobiles.join(',')}}`}::int[])`.execute(db);
  return rows;
}

/** All numbers that the account does not send to, page by page, so that a million of them never stand in memory as rows. */
export async function* selectSuppressed(db: DbOrTx, accountId: bigint): AsyncGenerator<SuppressedNumber[]> {
  let after: SuppressedNumber = { mobile: -1, kind: 'blacklist' };
  for (;;) {
    const { rows } = await sql<SuppressedNumber>`
      select mobile, kind from suppressed_numbers
      where account_id = ${accountId} and (mobile, kind) > (${after.mobile}, ${after.kind})
      order by mobile, kind limit ${PAGE_SIZE}`.execute(db);
    yield rows;
    const last = rows.at(-1);
    if (rows.length < PAGE_SIZE || !last) return;
    after = last;
  }
}
