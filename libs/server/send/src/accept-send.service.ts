import { notify } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import { getWallet } from '@peyk/server-ledger';
import { SEND_STATE } from '@peyk/server-sender';
import { fail } from './fail';
import { mustBeReviewed, prepareText, tariffOf } from './price.service';
import type { PreparedText } from './price.service';
import { faultOfQuote } from './quote.policy';
import { lockQuote, markQuoteUsed } from './quotes.repository';
import type { StoredQuote } from './quotes.repository';
import { hashRequest } from './request-hash';
import type { PricedRequest } from './request-hash';
import { SEND_ERRORS } from './send.errors';
import { countWaiting, insertSend } from './sends.repository';
import { WAITING_RETRY_SECONDS, mayJoin } from './waiting.policy';

/** Somebody asks for a send. */
export interface SendRequest extends PricedRequest {
  accountId: bigint;
  userId: bigint | null;
  userIp: string | null;
  type: 'normal' | 'webservice';
  quoteId: bigint | null;
}

export interface AcceptedSend {
  sendId: bigint;
  /** 0 creating, or 1 when the account's texts are read first. */
  state: number;
}

/**
 * Checks and stores a send, and wakes whoever prepares it. All in the caller's transaction, which also keeps the answer for
 * the idempotency key: a crash leaves either both or nothing. No number is looked at here, so the time does not grow with work.
 * @throws every error of send.errors but those of stopping
 */
export async function acceptSend(tx: Tx, now: Date, request: SendRequest): Promise<AcceptedSend> {
  const { accountId } = request;
  const review = await mustBeReviewed(tx, accountId);
  if (!review) await requireRoom(tx, request);
  const prepared = await prepareText(tx, request);
  const quote = await presentQuote(tx, now, request, prepared);
  const tariff = quote ?? (await tariffOf(tx, prepared, now));
  const state = review ? SEND_STATE.waitingForReview : SEND_STATE.creating;
  const sendId = await insertSend(tx, {
    ...request,
    state,
    line: prepared.line,
    final: prepared.final,
    tariff,
    quote,
    createdAt: now,
  });
  if (quote) await markQuoteUsed(tx, quote, sendId);
  if (!review) await notify(tx, 'send_prepare', String(sendId));
  return { sendId, state };
}

/**
 * Accepts that come at the same instant may pass together; no lock, for it would hold a connection of everybody for each of them.
 * What waits for a reader is not counted: it costs no preparing, and only a reader lets it go on.
 * @throws tooManyWaiting
 */
async function requireRoom(tx: Tx, { accountId, numbers }: SendRequest): Promise<void> {
  if (mayJoin(await countWaiting(tx, accountId), numbers.length)) return;
  throw new DomainError({ ...SEND_ERRORS.tooManyWaiting, retryAfterSeconds: WAITING_RETRY_SECONDS });
}

/** The quote that the request presents, locked and found good; null when it presents none. */
async function presentQuote(
  tx: Tx,
  now: Date,
  request: SendRequest,
  { line }: PreparedText,
): Promise<StoredQuote | null> {
  if (request.quoteId === null) return null;
  const quote = await lockQuote(tx, request.accountId, request.quoteId);
  const fault = faultOfQuote(quote, { lineId: line.id, requestHash: hashRequest(request), now });
  if (fault || !quote) fail(fault ?? 'unknownQuote', 'quote_id');
  const wallet = await getWallet(tx, request.accountId);
  // Said now rather than by the state "no credit" a moment later: the exact total is known.
  if ((wallet?.balanceMrial ?? 0n) < quote.totalMrial) fail('notEnoughCredit');
  return quote;
}
