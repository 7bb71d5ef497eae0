import { notify } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { returnPosting, settle } from '@peyk/server-ledger';
import { uncountSpending } from '../limits/count-spending';
import { charityOf } from '../model/charity';
import type { CounterColumn } from '../model/states';
import type { SendKey } from '../sql/finish-sends';
import { APPENDED_FROM, moveCounters } from '../sql/move-counters';
import type { CutCount } from './cut-chunks';

export interface CutMoney {
  withCharity: boolean;
  /** Where the recipients are counted now. */
  column: Extract<CounterColumn, 'cancelled' | 'expired'>;
  description: string;
  /** Forbids that the same is given back twice; the rows' own status does, where one cut comes in several steps. */
  dedupeKey?: string;
  at: Date;
}

export interface GivenBack {
  count: number;
  /** With charity. */
  mrial: bigint;
}

/** Moves counters and money of recipients that were cut off, to the milli-rial. */
export async function giveBackCut(
  tx: Tx,
  { accountId, sendId }: SendKey,
  cut: readonly CutCount[],
  { withCharity, column, at, ...posting }: CutMoney,
): Promise<GivenBack> {
  const count = cut.reduce((sum, row) => sum + row.count, 0);
  const priceMrial = cut.reduce((sum, row) => sum + row.priceMrial, 0n);
  const charityMrial = charityOf(priceMrial, { withCharity });
  const mrial = priceMrial + charityMrial;
  if (count === 0) return { count, mrial };
  await moveCounters(
    tx,
    cut.map((row) => {
      const by = { queued: -row.count, [column]: row.count };
      const key = { accountId, sendId, operator: row.operator };
      return { ...key, isAppended: count >= APPENDED_FROM, by, chargedMrial: 0n, returnedMrial: row.priceMrial };
    }),
  );
  await uncountSpending(tx, [{ accountId, sendId, amountMrial: mrial }]);
  await settle(tx, [returnPosting({ ...posting, accountId, sendId, at, amountMrial: priceMrial, charityMrial })]);
  if (mrial > 0n) await notify(tx, 'credit_changed', JSON.stringify({ accountId: String(accountId) }));
  return { count, mrial };
}
