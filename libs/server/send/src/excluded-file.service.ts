import { excludedBefore, withTraits } from '@peyk/server-audience';
import type { RecipientSource } from '@peyk/server-audience';
import type { Db, ServerContext } from '@peyk/server-database';
import { fail } from './fail';
import type { AccountLine } from './lines.repository';
import { makerOf, openKnownTexts } from './own-texts/own-quote.service';
import { prepareText } from './price.service';
import type { TextQuestion } from './price.service';
import { faultOfQuote, quotedAt } from './quote.policy';
import { weeklyRuleOf } from './weekly-limit.policy';
import { selectQuote } from './quotes.repository';
import { hashRequest } from './request-hash';
import type { PricedRequest } from './request-hash';
import { findSource, openSource } from './source.service';
import type { KnownSource, SourceChoice } from './source.service';

interface QuotedRequest extends PricedRequest, TextQuestion {
  quoteId: bigint;
  choice: SourceChoice;
}

/**
 * Who gets nothing of what was quoted, as a csv file in pieces. The numbers are not kept with a quote, so they are given again, and the
 * quote says that they are the same. All that can be refused is refused before the first piece.
 * @throws as prepareText and findSource; unknownQuote, usedQuote, otherQuote, expiredQuote
 */
export async function excludedOfQuote(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  request: QuotedRequest,
): Promise<AsyncGenerator<string>> {
  const { accountId } = request;
  const now = clock.now();
  const hasOwnTexts = request.choice.kind === 'own';
  const { line, final } = await prepareText(db, { ...request, hasOwnTexts });
  const source = await findSource(db, { accountId, now }, request.choice);
  const quote = await selectQuote(db, accountId, request.quoteId);
  const fault = faultOfQuote(quote, { lineId: line.id, requestHash: hashRequest(request, source), now });
  if (fault) fail(fault, 'quote_id');
  const recipients = hasOwnTexts
    ? await ownRecipients(db, { accountId, text: final.text, line }, source)
    : openSource(db, accountId, source);
  const weekly = quote && weeklyRuleOf(request, quotedAt(quote));
  return excludedBefore(db, { accountId, source: recipients, advertising: line.advertising, weekly });
}

async function ownRecipients(
  db: Db,
  { accountId, ...making }: { accountId: bigint; text: string; line: AccountLine },
  source: KnownSource,
): Promise<RecipientSource> {
  const texts = await openKnownTexts(db, accountId, source);
  return withTraits(texts, makerOf(making, texts));
}
