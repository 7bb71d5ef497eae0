import { suppressedAmong } from '@peyk/server-contacts';
import type { Tx } from '@peyk/server-database';
import { findAccountLine } from '@peyk/server-send';
import type { AcceptedAtPrice } from '@peyk/server-send';

/** Why a number gets nothing: it stands on the blacklist, or has opted out of what this line sends. */
export type LeftOut = 'blacklisted' | 'opted_out';

interface Asked {
  accountId: bigint;
  fromNumber: string;
  /** The nine digits after 9. */
  mobiles: readonly number[];
}

/** Which of the numbers of a send get nothing, by the lists that its price was counted with; asked for only where some were left out. */
export async function leftOutOf(
  tx: Tx,
  { quote: { excluded } }: AcceptedAtPrice,
  { accountId, fromNumber, mobiles }: Asked,
): Promise<ReadonlyMap<number, LeftOut>> {
  const keys = Int32Array.from(mobiles);
  const blacklisted = excluded.blacklisted > 0 ? await suppressedAmong(tx, { accountId, kind: 'blacklist' }, keys) : [];
  const isAsked = excluded.optedOut > 0 && (await findAccountLine(tx, accountId, fromNumber))?.advertising === true;
  const optedOut = isAsked ? await suppressedAmong(tx, { accountId, kind: 'opt_out' }, keys) : [];
  // Who stands in both is on the blacklist, as for every send.
  return new Map([
    ...optedOut.map((mobile) => [mobile, 'opted_out'] as const),
    ...blacklisted.map((mobile) => [mobile, 'blacklisted'] as const),
  ]);
}
