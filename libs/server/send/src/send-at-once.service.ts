import { GIVEN_TEXT } from '@peyk/server-audience';
import type { OwnMessage } from '@peyk/server-audience';
import type { SmsType, Tx } from '@peyk/server-database';
import type { SpendingLimits } from '@peyk/server-sender';
import { acceptSend } from './accept-send.service';
import type { AcceptedSend, CodeText } from './accept-send.service';
import { makeOwnQuote } from './own-texts/own-quote.service';
import { latinTariffOf, mustBeReviewed, prepareText, priceText, tariffOf } from './price.service';
import { makeQuote } from './quote.service';
import type { Quote } from './quote.service';
import type { PricedRequest } from './request-hash';
import { AT_ONCE } from './send-plan';
import type { SendPlan } from './send-plan';
import { requireServices } from './sold-services.policy';
import { findSource } from './source.service';
import type { KnownSource, SourceChoice } from './source.service';

/** A send that nobody stands before: a time has come, a message was answered. */
export interface SendAtOnce extends PricedRequest {
  accountId: bigint;
  /** Who planned it; null for nobody. */
  userId: bigint | null;
  impersonatedBy?: string | null;
  keyId?: bigint | null;
  recurringId?: bigint | null;
  /** What they may spend; null for who is not limited. */
  limits: SpendingLimits | null;
  type: SmsType;
  choice: SourceChoice;
  plan?: SendPlan;
  userIp?: string | null;
  /** Where the text holds a code. */
  codeText?: CodeText;
}

/** What was promised and accepted. */
export interface AcceptedAtPrice extends AcceptedSend {
  quote: Quote;
}

/**
 * Accepts it at the price of now, with the whole price held: what cannot be paid is refused here and not later. In the caller's
 * transaction. @throws as acceptSend; notEnoughCredit
 */
export async function sendAtOnce(tx: Tx, now: Date, asked: SendAtOnce): Promise<bigint> {
  return (await sendAtPrice(tx, now, asked)).sendId;
}

/** The same, and what it costs. */
export async function sendAtPrice(
  tx: Tx,
  now: Date,
  { plan = AT_ONCE, userIp = null, ...asked }: SendAtOnce,
): Promise<AcceptedAtPrice> {
  const { accountId, choice } = asked;
  await mustBeReviewed(tx, accountId);
  const request = { ...asked, plan, userIp };
  const source = await findSource(tx, { accountId, now }, choice);
  const quote = await (choice.kind === 'own' ? quoteTexts : quoteText)(tx, now, { request, source });
  return { ...(await acceptSend(tx, now, { ...request, quoteId: quote.id })), quote };
}

interface Quoted {
  request: SendAtOnce;
  source: KnownSource;
}

async function quoteText(tx: Tx, now: Date, { request, source }: Quoted): Promise<Quote> {
  const price = await priceText(tx, request, now);
  return makeQuote({ db: tx, now, accountId: request.accountId }, price, { request, source });
}

async function quoteTexts(tx: Tx, now: Date, { request, source }: Quoted): Promise<Quote> {
  await requireServices(tx, request, now);
  const prepared = await prepareText(tx, { ...request, hasOwnTexts: true });
  const tariffs = {
    persian: await tariffOf(tx, prepared, now),
    latin: await latinTariffOf(tx, prepared.line, now),
  };
  const question = { request, source, prepared, tariffs };
  return makeOwnQuote({ db: tx, now, accountId: request.accountId }, question);
}

/** Texts with their recipients as a choice; the same text for all where there is one. */
export function choiceOfMessages(messages: readonly OwnMessage[]): { text: string; choice: SourceChoice } {
  const [first] = messages;
  if (first && messages.length === 1) {
    return { text: first.message, choice: { kind: 'numbers', numbers: first.recipients } };
  }
  const text = `{{${GIVEN_TEXT}}}`;
  return { text, choice: { kind: 'own', of: { kind: 'messages', messages }, text } };
}
