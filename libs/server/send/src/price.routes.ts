import type { Db } from '@peyk/server-database';
import { holds, refusePermission, requireAccount, requireRate } from '@peyk/server-http';
import type { OperationInput, RequestContext } from '@peyk/server-http';
import { expiryOf, faultOfCost, faultOfRecipients, needsApproval, readSpent, windowsOf } from '@peyk/server-sender';
import { lineDigits } from '@peyk/shared-contract';
import type { components } from '@peyk/shared-contract';
import { rialStringToMrial } from '@peyk/shared-sms';
import { excludedOfQuote } from './excluded-file.service';
import { failSource } from './fail';
import { hoursConflictOf } from './hours-conflicts.policy';
import { lineOf } from './line-choice';
import { makeOwnQuote } from './own-texts/own-quote.service';
import { listOwnTexts } from './own-texts/preview.service';
import { latinTariffOf, prepareText, priceText, tariffOf } from './price.service';
import { makeQuote } from './quote.service';
import { requireServices } from './sold-services.policy';
import { presentHoursConflict, presentOwnPrice, presentOwnText, presentPrice } from './send.presenter';
import { linksOf } from './short-links.policy';
import type { SendDependencies } from './short-links.policy';
import { askedOfPrice } from './source-choice';
import { findSource } from './source.service';
import { spendingLimitsOf } from './spender';
import type { KnownSource, SourceChoice } from './source.service';

/** A quote reads up to 100,000 numbers and leaves a row: the panel asks whenever typing rests, at most 150 times a minute. */
const QUOTE_RATE = { limit: 300, windowSeconds: 60 };

/** Reading a million takes a second, and counting what a filter finds among a million contacts as long. */
const LARGE_QUOTE_RATE = { limit: 20, windowSeconds: 60 };
/** As many as one quick send has at most. */
const LARGE_FROM = 100_000;

const APPROVAL_AHEAD = 'هزینهٔ این ارسال بیشتر از آن است که تنها تصمیم بگیرید؛ پس از تأیید یک همکار فرستاده می‌شود.';

/** Rows of a preview. */
const PREVIEW_ROWS = 10;

interface RateQuestion {
  isLarge: boolean;
  accountId: bigint;
  now: Date;
}

function requireQuoteRate(db: Db, { isLarge, accountId, now }: RateQuestion): Promise<void> {
  return isLarge
    ? requireRate(db, { ...LARGE_QUOTE_RATE, key: `large-quote:${accountId}`, now })
    : requireRate(db, { ...QUOTE_RATE, key: `quote:${accountId}`, now });
}

interface WeekFields {
  weekly_limit?: number | undefined;
  send_time?: string | undefined;
}

/** What a limit of messages a week is asked with, in a price and in a send. */
export function weekOf({ weekly_limit, send_time }: WeekFields): {
  weeklyLimit: number | null;
  sendTime: string | null;
} {
  return {
    weeklyLimit: weekly_limit ?? null,
    sendTime: send_time === undefined ? null : new Date(send_time).toISOString(),
  };
}

/** What finding a source costs is counted before, what reading it costs before it is read. */
async function findPaced(
  { db, now, accountId }: { db: Db; now: Date; accountId: bigint },
  { choice, weeklyLimit }: { choice: SourceChoice; weeklyLimit: number | null },
): Promise<KnownSource> {
  // A filter looks through a million contacts, a limit of a week through all that was sent in it.
  const isFound = weeklyLimit !== null || (choice.kind === 'own' ? choice.of : choice).kind === 'segment';
  await requireQuoteRate(db, { isLarge: isFound, accountId, now });
  const source = await findSource(db, { accountId, now }, choice);
  if (!isFound && source.count > LARGE_FROM) await requireQuoteRate(db, { isLarge: true, accountId, now });
  return source;
}

const CONTACTS: ReadonlySet<SourceChoice['kind']> = new Set(['phonebooks', 'contacts', 'segment']);

/** Texts that say what is known of contacts are only for who may read contacts. @throws 403-8 */
export async function requireRightTo(context: RequestContext, choice: SourceChoice | undefined): Promise<void> {
  if (choice?.kind !== 'own' || !CONTACTS.has(choice.of.kind)) return;
  if (context.rights && holds(context.rights, 'contact.read')) return;
  await refusePermission(context.db, requireAccount(context).accountId);
}

/** The price of a text, and a quote where it is said who gets it; with what the line's hours do to it. */
export async function priceAnswer(
  context: RequestContext,
  { body }: OperationInput<'calculatePrice'>,
  dependencies: SendDependencies,
) {
  const { price, line } = await pricedOf(context, body, dependencies);
  const parts = price.quote?.by_operator.reduce((sum, total) => sum + total.count * (total.parts ?? price.parts), 0);
  const rates = [body.rate_per_second, line.maxPerSecond, line.own.maxPerSecond].filter(
    (rate) => typeof rate === 'number',
  );
  const at = body.send_time === undefined ? context.clock.now() : new Date(body.send_time);
  const conflict = hoursConflictOf({
    windows: windowsOf(line.permittedHours, line.own.hours),
    at,
    expiresAt: expiryOf(at, body.validity_minutes ?? null),
    parts: parts ?? price.parts,
    ratePerSecond: rates.length > 0 ? Math.min(...rates) : null,
  });
  return { ...price, ...presentHoursConflict(conflict), ...(await limitOf(context, price.quote)) };
}

/** What the limits of who asks make of a quote. */
async function limitOf(
  context: RequestContext,
  quote: components['schemas']['Quote'] | null,
): Promise<Pick<components['schemas']['Price'], 'limit'>> {
  const limits = quote && spendingLimitsOf(context);
  if (!limits) return {};
  const tooMany = faultOfRecipients(quote.reachable_count, limits);
  if (tooMany) return { limit: tooMany };
  const { accountId } = requireAccount(context);
  const costMrial = rialStringToMrial(quote.total);
  const spent =
    limits.maxDayMrial === null ? 0n : await readSpent(context.db, { ...limits, accountId }, context.clock.now());
  const fault = faultOfCost(costMrial, limits, spent);
  if (fault) return { limit: fault };
  return needsApproval(costMrial, limits) ? { limit: { kind: 'approval', sentence: APPROVAL_AHEAD } } : {};
}

async function pricedOf(
  context: RequestContext,
  body: OperationInput<'calculatePrice'>['body'],
  dependencies: SendDependencies,
) {
  const { accountId } = requireAccount(context);
  const { db } = context;
  const now = context.clock.now();
  const { text, choice } = askedOfPrice(body);
  await requireRightTo(context, choice);
  const question = { accountId, fromNumber: lineOf(body), text, ...linksOf(body, dependencies) };
  await requireServices(db, { ...question, choice }, now);
  const request = { ...question, charity: body.charity ?? false, ...weekOf(body) };
  if (body.sending_type !== undefined) {
    const prepared = await prepareText(db, { ...question, hasOwnTexts: true });
    const latin = await latinTariffOf(db, prepared.line, now);
    const tariffs = { persian: await tariffOf(db, prepared, now), latin };
    if (!choice) return { price: presentOwnPrice(prepared, tariffs, null), line: prepared.line };
    const source = await findPaced({ db, now, accountId }, { choice, weeklyLimit: request.weeklyLimit });
    const quote = await makeOwnQuote({ db, now, accountId }, { request, source, prepared, tariffs });
    return { price: presentOwnPrice(prepared, tariffs, quote), line: prepared.line };
  }
  const price = await priceText(db, question, now);
  if (!choice) return { price: presentPrice(price, null), line: price.line };
  const source = await findPaced({ db, now, accountId }, { choice, weeklyLimit: request.weeklyLimit });
  const quote = await makeQuote({ db, now, accountId }, price, { request, source });
  return { price: presentPrice(price, quote), line: price.line };
}

/** What some recipients would read. */
export async function previewAnswer(context: RequestContext, { body }: OperationInput<'previewTexts'>) {
  const { accountId } = requireAccount(context);
  const { db } = context;
  const now = context.clock.now();
  const { text, choice } = askedOfPrice(body);
  if (!choice) failSource('wrongSource', 'params');
  await requireRightTo(context, choice);
  const isFound = choice.kind === 'own' && choice.of.kind === 'segment';
  await requireQuoteRate(db, { isLarge: isFound, accountId, now });
  const limit = body.per_page ?? PREVIEW_ROWS;
  const offset = ((body.page ?? 1) - 1) * limit;
  const question = { accountId, fromNumber: lineDigits(body.from_number), text, choice, offset, limit };
  const { total, rows } = await listOwnTexts({ db, now }, question);
  return { data: { total, items: rows.map(presentOwnText) } };
}

/** Who gets nothing of what was quoted, as a file. */
export async function excludedAnswer(
  context: RequestContext,
  { body }: OperationInput<'downloadQuoteExcluded'>,
  dependencies: SendDependencies,
) {
  const { accountId } = requireAccount(context);
  const { text, choice } = askedOfPrice(body);
  if (!choice) failSource('wrongSource', 'params');
  await requireRightTo(context, choice);
  const question = { accountId, fromNumber: lineDigits(body.from_number), text, ...linksOf(body, dependencies) };
  // It reads what the quote has read.
  await requireQuoteRate(context.db, { isLarge: true, accountId, now: context.clock.now() });
  const request = {
    ...question,
    charity: body.charity ?? false,
    ...weekOf(body),
    quoteId: BigInt(body.quote_id),
    choice,
  };
  return { fileName: `peyk-quote-${body.quote_id}-excluded.csv`, text: await excludedOfQuote(context, request) };
}
