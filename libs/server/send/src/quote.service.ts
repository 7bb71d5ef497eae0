import { resolveAudience } from '@peyk/server-audience';
import type { ExcludedCounts } from '@peyk/server-audience';
import type { Db } from '@peyk/server-database';
import { getWallet } from '@peyk/server-ledger';
import { QUOTE_LIFE_MS } from './quote.policy';
import { insertQuote } from './quotes.repository';
import { totalsOf } from './quote-totals';
import type { QuoteTotals } from './quote-totals';
import { hashRequest } from './request-hash';
import type { PricedRequest } from './request-hash';
import { weeklyRuleOf } from './weekly-limit.policy';
import type { TextPrice } from './price.service';
import { openSource } from './source.service';
import type { KnownSource } from './source.service';

export interface Quote extends QuoteTotals {
  id: bigint;
  expiresAt: Date;
  excluded: ExcludedCounts;
  /** What the wallet can spend now. */
  creditMrial: bigint;
}

/** Resolves the list, prices it exactly, and stores the promise. Changes nothing else; holds no money. */
export async function makeQuote(
  context: { db: Db; now: Date; accountId: bigint },
  price: TextPrice,
  { request, source }: { request: PricedRequest; source: KnownSource },
): Promise<Quote> {
  const { db, now, accountId } = context;
  const { line, final, tariff } = price;
  const audience = await resolveAudience(db, {
    accountId,
    source: openSource(db, accountId, source),
    advertising: line.advertising,
    weekly: weeklyRuleOf(request, now),
  });
  const totals = totalsOf(audience.operators, final.parts, tariff, request.charity);
  const expiresAt = new Date(now.getTime() + QUOTE_LIFE_MS);
  const wallet = await getWallet(db, accountId);
  const id = await insertQuote(db, {
    accountId,
    lineId: line.id,
    requestHash: hashRequest(request, source),
    ...tariff,
    latinUnitMrial: null,
    latinStatutoryMrial: null,
    totalMrial: totals.totalMrial,
    reachableCount: totals.reachableCount,
    expiresAt,
  });
  return { id, expiresAt, excluded: audience.excluded, creditMrial: wallet?.balanceMrial ?? 0n, ...totals };
}
