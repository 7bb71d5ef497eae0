import { requireAccount } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { loadCredit } from '@peyk/server-wallet';
import { MRIAL_PER_RIAL } from '@peyk/shared-sms';

/** What the account may spend, as the decimal text of Peyk. */
export async function creditRial(context: RequestContext): Promise<string> {
  const { accountId } = requireAccount(context);
  return (await loadCredit(context.db, { accountId }))?.credit ?? '0';
}

/** Whole rials for a client that knows no others: a price never looks smaller than it is. */
export function rialUp(mrial: bigint): number {
  return Number((mrial + MRIAL_PER_RIAL - 1n) / MRIAL_PER_RIAL);
}
