import { notify } from '@peyk/server-database';
import type { SmsType, Tx } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import { insertLinks } from '@peyk/server-links';
import {
  SEND_STATE,
  OverLimitError,
  countSpending,
  expiryOf,
  faultOfRecipients,
  keepLimits,
  prepareAtOnce,
  reserve,
} from '@peyk/server-sender';
import type { SpendingLimits } from '@peyk/server-sender';
import { findLinks } from '@peyk/shared-sms';
import { failAgreement } from './agreements/fail-agreement';
import { fail } from './fail';
import { latinTariffOf, mustBeReviewed, prepareText, tariffOf } from './price.service';
import { faultOfQuote, quotedAt } from './quote.policy';
import { lockQuote, markQuoteUsed } from './quotes.repository';
import type { StoredQuote } from './quotes.repository';
import { hashRequest } from './request-hash';
import type { PricedRequest } from './request-hash';
import { faultOfSendTime, mayBeScheduled } from './schedule.policy';
import { SEND_ERRORS } from './send.errors';
import type { SendPlan } from './send-plan';
import { requireServices } from './sold-services.policy';
import { withinLimits } from './spender';
import { keepSource } from './source.service';
import type { KnownSource, SourceChoice } from './source.service';
import { countScheduled, countWaiting, insertSend } from './sends.repository';
import type { FinalText, PartTariff } from './text-price';
import { weeklyRuleOf } from './weekly-limit.policy';
import { WAITING_RETRY_SECONDS, mayJoin } from './waiting.policy';

/** A send to so few is priced while its maker waits, where they are limited or a program. */
export const MOST_PREPARED_AT_ONCE = 100;

/** Someone asks for a send. */
export interface SendRequest extends PricedRequest {
  accountId: bigint;
  userId: bigint | null;
  /** The admin who makes it on behalf of the account. */
  impersonatedBy?: string | null;
  /** The key of the program that makes it. */
  keyId?: bigint | null;
  /** The recurring send that makes it. */
  recurringId?: bigint | null;
  /** What who makes it may spend; null for who is not limited. */
  limits: SpendingLimits | null;
  userIp: string | null;
  type: SmsType;
  /** Where the recipients come from. */
  choice: SourceChoice;
  quoteId: bigint | null;
  plan: SendPlan;
  /** Where the text holds a code that nobody may read later. */
  codeText?: CodeText | undefined;
  /** The caller prepares it in the same transaction: it waits for nobody, and takes no place of those that wait. */
  isPreparedAtOnce?: boolean;
}

/**
 * What leaves in the place of `text`, which reports show: as long and of the same kind of letters, so that it costs the same. It is kept
 * sealed until it has left, goes by the fast lane, and does not leave after its end.
 */
export interface CodeText {
  text: string;
  seal(text: string): Buffer;
  expiresAt: Date;
}

export interface AcceptedSend {
  sendId: bigint;
  /** 0 creating, 11 when it waits for its time, or 1 when the account's texts are read first. */
  state: number;
}

/**
 * Checks and stores a send, and wakes anyone who prepares it. All in the caller's transaction, which also keeps the answer for
 * the idempotency key: a crash leaves either both or nothing. No number is looked at here, so the time does not grow with work.
 * @throws agreementNeeded, serviceClosed; every error of send.errors but those of stopping
 */
export function acceptSend(tx: Tx, now: Date, request: SendRequest): Promise<AcceptedSend> {
  return withinLimits(() => accept(tx, now, request));
}

async function accept(tx: Tx, now: Date, request: SendRequest): Promise<AcceptedSend> {
  const { accountId, plan } = request;
  const review = await mustBeReviewed(tx, accountId);
  // What is read first is prepared when a person has decided.
  const isPreparedAtOnce = request.isPreparedAtOnce === true && !review;
  const hasOwnTexts = request.choice.kind === 'own';
  const prepared = await prepareText(tx, { ...request, hasOwnTexts });
  // A price may be looked at before.
  if (prepared.line.needsAgreement) failAgreement('agreementNeeded', 'from_number');
  await requireServices(tx, request, now);
  const source = await keepSource(tx, { accountId, now }, request.choice);
  if (plan.sendTime) await requireTime(tx, now, { ...source, accountId, sendTime: plan.sendTime });
  else if (!review && !isPreparedAtOnce) await requireRoom(tx, now, { ...source, accountId });
  const quote = await presentQuote(tx, now, { ...request, source, line: prepared.line });
  const tariff = quote ?? (await tariffOf(tx, prepared, now));
  const latinTariff = hasOwnTexts ? (latinOf(quote) ?? (await latinTariffOf(tx, prepared.line, now))) : null;
  const state = stateOf(review, plan);
  const sendId = await insertSend(tx, {
    ...request,
    isPreparedAtOnce,
    state,
    source,
    line: prepared.line,
    final: prepared.final,
    tariff,
    latinTariff,
    quote,
    weekly: weeklyRuleOf(request, quote ? quotedAt(quote) : now),
    createdAt: now,
    sealedText: request.codeText && sealedCode(request.codeText, request.text, prepared.final),
    expiresAt: request.codeText?.expiresAt ?? expiryOf(plan.sendTime ?? now, plan.validityMinutes),
  });
  if (request.shortLinksUrl) {
    await insertLinks(
      tx,
      { accountId, sendId },
      findLinks(prepared.final.text).map(({ url }) => url),
    );
  }
  if (request.limits) await keepLimits(tx, { accountId, sendId }, request.limits);
  if (quote) await holdQuote(tx, now, { ...request, sendId, quote });
  if (state !== SEND_STATE.creating || isPreparedAtOnce) return { sendId, state };
  const isFew = source.count <= MOST_PREPARED_AT_ONCE;
  if (request.limits && !quote && isFew) return prepareFew(tx, now, { accountId, sendId });
  await notify(tx, 'send_prepare', String(sendId));
  return { sendId, state };
}

/** The quoted total is held now: it was shown, so it must be there when the numbers have been read. */
async function holdQuote(
  tx: Tx,
  now: Date,
  {
    accountId,
    sendId,
    limits,
    quote,
  }: Pick<SendRequest, 'accountId' | 'limits'> & { sendId: bigint; quote: StoredQuote },
): Promise<void> {
  await markQuoteUsed(tx, quote, sendId);
  const { totalMrial, reachableCount } = quote;
  const fault = limits && reachableCount !== null && faultOfRecipients(reachableCount, limits);
  if (fault) throw new OverLimitError(fault);
  if (limits) await countSpending(tx, { accountId, sendId }, limits, { costMrial: totalMrial, at: now });
  if (!(await reserve(tx, { accountId, sendId, amountMrial: totalMrial, at: now }))) fail('notEnoughCredit');
}

/** Who is limited learns at once whether few messages cost too much. @throws OverLimitError, notEnoughCredit */
async function prepareFew(tx: Tx, now: Date, key: { accountId: bigint; sendId: bigint }): Promise<AcceptedSend> {
  const state = await prepareAtOnce(tx, key, { now: () => now });
  if (state === SEND_STATE.noCredit) fail('notEnoughCredit');
  return { sendId: key.sendId, state: state ?? SEND_STATE.creating };
}

/** What a line adds to a text it adds to the code's, too. */
function sealedCode({ text, seal }: CodeText, shown: string, final: FinalText): Buffer {
  return seal(text + final.text.slice(shown.length));
}

function latinOf(quote: StoredQuote | null): PartTariff | undefined {
  const { latinUnitMrial: unitMrial = null, latinStatutoryMrial: statutoryMrial = null } = quote ?? {};
  return unitMrial === null || statutoryMrial === null ? undefined : { unitMrial, statutoryMrial };
}

function stateOf(review: boolean, { sendTime }: SendPlan) {
  if (review) return SEND_STATE.waitingForReview;
  return sendTime ? SEND_STATE.scheduled : SEND_STATE.creating;
}

/** A send that wants to wait with others of its account. */
interface Joining {
  accountId: bigint;
  /** Records of its source. */
  count: number;
}

/** @throws pastTime, farTime, tooManyScheduled */
async function requireTime(tx: Tx, now: Date, request: Joining & { sendTime: Date }): Promise<void> {
  const fault = faultOfSendTime(request.sendTime, now);
  if (fault) fail(fault, 'send_time');
  const scheduled = await countScheduled(tx, request.accountId, now);
  if (!mayBeScheduled(scheduled, request.count)) fail('tooManyScheduled');
}

/**
 * Accepts that come at the same instant may pass together; no lock, for it would hold a connection of everybody for each of them.
 * What is paused is counted, for its own account may let it go on at any time. What waits for a reader is not: it costs no
 * preparing, and only a reader lets it go on.
 * @throws tooManyWaiting
 */
async function requireRoom(tx: Tx, now: Date, { accountId, count }: Joining): Promise<void> {
  if (mayJoin(await countWaiting(tx, accountId, now), count)) return;
  throw new DomainError({ ...SEND_ERRORS.tooManyWaiting, retryAfterSeconds: WAITING_RETRY_SECONDS });
}

/** The quote that the request presents, locked and found good; null when it presents none. */
async function presentQuote(
  tx: Tx,
  now: Date,
  request: SendRequest & { source: KnownSource; line: { id: bigint } },
): Promise<StoredQuote | null> {
  if (request.quoteId === null) return null;
  const quote = await lockQuote(tx, request.accountId, request.quoteId);
  const fault = faultOfQuote(quote, {
    lineId: request.line.id,
    requestHash: hashRequest(request, request.source),
    now,
  });
  if (fault || !quote) fail(fault ?? 'unknownQuote', 'quote_id');
  return quote;
}
