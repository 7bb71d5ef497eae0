import { operatorName, partsOfTrait, resolveAudience, withTraits } from '@peyk/server-audience';
import type { Audience } from '@peyk/server-audience';
import type { Tx } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import { SEND_STATE } from '@peyk/server-sender';
import { charityMrial } from '@peyk/shared-sms';
import type { SendRequest } from '../accept-send.service';
import { failAgreement } from '../agreements/fail-agreement';
import { fail } from '../fail';
import { makerOf, openKnownTexts, ownPriceMrial } from '../own-texts/own-quote.service';
import { latinTariffOf, mustBeReviewed, prepareText, tariffOf } from '../price.service';
import type { PreparedText } from '../price.service';
import { fewOf } from '../programs/accept-in-time';
import { faultOfQuote } from '../quote.policy';
import { selectQuote } from '../quotes.repository';
import { hashRequest } from '../request-hash';
import { faultOfSendTime } from '../schedule.policy';
import { SEND_ERRORS } from '../send.errors';
import { requireServices } from '../sold-services.policy';
import { findSource, openSource } from '../source.service';
import type { KnownSource } from '../source.service';
import { priceAtMrial } from '../text-price';
import { weeklyRuleOf } from '../weekly-limit.policy';
import { readingOnly } from './reading-only';
import { countTestRecipients } from './test-sends.repository';

/** Of one call. */
const MOST_RECIPIENTS = 1_000;
/** Of an account in an hour. */
const MOST_AN_HOUR = 20_000;
const HOUR_MS = 3_600_000;
const RETRY_SECONDS = 600;

/** A send as it is asked for, by nobody: no row of it is made. */
export type RehearsedRequest = Pick<
  SendRequest,
  'accountId' | 'fromNumber' | 'text' | 'charity' | 'type' | 'choice' | 'quoteId' | 'plan'
> &
  Partial<Pick<SendRequest, 'weeklyLimit' | 'shortLinksUrl' | 'sendTime'>>;

/** What it would have been. */
export interface Rehearsal {
  /** 0 creating, 5 to few, 11 when it waits for its time, or 1 when the account's texts are read first. */
  state: number;
  /** Those who would get it, by number. */
  reached: ReadonlyMap<number, { parts: number; priceMrial: bigint }>;
  /** Of all, with charity. */
  priceMrial: bigint;
}

/**
 * Goes through the checks of a send and answers its price, without sending. The database itself refuses every write until it has ended.
 * Credit is not asked for, nor whether there is room beside what waits: neither is touched.
 * @throws testSource, tooManyInTest, testRoom, and what acceptSend throws of the request
 */
export function rehearse(tx: Tx, now: Date, request: RehearsedRequest): Promise<Rehearsal> {
  return readingOnly(tx, () => look(tx, now, request));
}

async function look(tx: Tx, now: Date, request: RehearsedRequest): Promise<Rehearsal> {
  const { accountId, plan, choice } = request;
  const review = await mustBeReviewed(tx, accountId);
  requireGivenNumbers(choice);
  const prepared = await prepareText(tx, { ...request, hasOwnTexts: choice.kind === 'own' });
  if (prepared.line.needsAgreement) failAgreement('agreementNeeded', 'from_number');
  await requireServices(tx, request, now);
  const source = await findSource(tx, { accountId, now }, choice);
  await requireRoom(tx, { accountId, now, count: source.count });
  const fault = plan.sendTime && faultOfSendTime(plan.sendTime, now);
  if (fault) fail(fault, 'send_time');
  await requireQuote(tx, now, { request, source, prepared });
  const reached = await priceEach(tx, now, { request, source, prepared });
  const sum = [...reached.values()].reduce((all, { priceMrial }) => all + priceMrial, 0n);
  return {
    state: stateOf(request, review),
    reached,
    priceMrial: sum + (request.charity ? charityMrial(sum) : 0n),
  };
}

/** What a live one is answered: one to few has been priced and queued by then. */
function stateOf(request: RehearsedRequest, isReviewed: boolean): number {
  if (isReviewed) return SEND_STATE.waitingForReview;
  if (request.plan.sendTime) return SEND_STATE.scheduled;
  return fewOf(request) ? SEND_STATE.queued : SEND_STATE.creating;
}

/** Numbers or messages that come with the call: of others the sandbox would read a million. @throws testSource */
function requireGivenNumbers(choice: RehearsedRequest['choice']): void {
  const { kind } = choice.kind === 'own' ? choice.of : choice;
  if (kind !== 'numbers' && kind !== 'messages') fail('testSource');
}

/** @throws tooManyInTest, testRoom */
async function requireRoom(tx: Tx, { accountId, now, count }: { accountId: bigint; now: Date; count: number }) {
  if (count > MOST_RECIPIENTS) fail('tooManyInTest');
  const kept = await countTestRecipients(tx, accountId, new Date(now.getTime() - HOUR_MS));
  if (kept + count <= MOST_AN_HOUR) return;
  throw new DomainError({ ...SEND_ERRORS.testRoom, retryAfterSeconds: RETRY_SECONDS });
}

interface Priced {
  request: RehearsedRequest;
  source: KnownSource;
  prepared: PreparedText;
}

/** A quote is looked at and not used up. @throws unknownQuote, usedQuote, otherQuote, expiredQuote */
async function requireQuote(tx: Tx, now: Date, { request, source, prepared }: Priced): Promise<void> {
  const { accountId, quoteId } = request;
  if (quoteId === null) return;
  const presented = { lineId: prepared.line.id, requestHash: hashRequest(request, source), now };
  const fault = faultOfQuote(await selectQuote(tx, accountId, quoteId), presented);
  if (fault) fail(fault, 'quote_id');
}

async function priceEach(tx: Tx, now: Date, { request, source, prepared }: Priced): Promise<Rehearsal['reached']> {
  const { accountId } = request;
  const { line, final } = prepared;
  const tariff = await tariffOf(tx, prepared, now);
  const asked = { accountId, advertising: line.advertising, weekly: weeklyRuleOf(request, now) };
  if (request.choice.kind !== 'own') {
    const audience = await resolveAudience(tx, { ...asked, source: openSource(tx, accountId, source) });
    const { parts } = final;
    return eachOf(audience, (operator) => ({ parts, priceMrial: priceAtMrial(operatorName(operator), parts, tariff) }));
  }
  const tariffs = { persian: tariff, latin: await latinTariffOf(tx, line, now) };
  const texts = await openKnownTexts(tx, accountId, source);
  const own = withTraits(texts, makerOf({ text: final.text, line }, texts));
  const audience = await resolveAudience(tx, { ...asked, source: own });
  return eachOf(audience, (operator, trait) => ({
    parts: partsOfTrait(trait),
    priceMrial: ownPriceMrial(operatorName(operator), trait, tariffs),
  }));
}

function eachOf(
  { mobiles, operators, traits }: Audience,
  price: (operator: number, trait: number) => { parts: number; priceMrial: bigint },
): Rehearsal['reached'] {
  return new Map(Array.from(mobiles, (mobile, i) => [mobile, price(operators[i] ?? 0, traits?.[i] ?? 0)]));
}
