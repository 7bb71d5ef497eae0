import {
  OPERATOR_NAMES,
  TextMaker,
  languageOfTrait,
  operatorName,
  partsOfTrait,
  resolveAudience,
  withTraits,
} from '@peyk/server-audience';
import type { Audience, OwnTextsChoice, ValuedSource } from '@peyk/server-audience';
import type { Db } from '@peyk/server-database';
import { getWallet } from '@peyk/server-ledger';
import { openTexts } from '@peyk/server-sender';
import { charityMrial } from '@peyk/shared-sms';
import type { OperatorCode } from '@peyk/shared-sms';
import type { AccountLine } from '../lines.repository';
import type { PreparedText } from '../price.service';
import { QUOTE_LIFE_MS } from '../quote.policy';
import { weeklyRuleOf } from '../weekly-limit.policy';
import type { Quote } from '../quote.service';
import type { OperatorTotal } from '../quote-totals';
import { insertQuote } from '../quotes.repository';
import { hashRequest } from '../request-hash';
import type { PricedRequest } from '../request-hash';
import type { KnownSource } from '../source.service';
import { priceAtMrial } from '../text-price';
import type { PartTariff } from '../text-price';
import { rowsOf } from './own-rows';
import type { OwnRow } from './own-rows';

/** What parts cost, by the language of a text. */
export interface OwnTariffs {
  persian: PartTariff;
  latin: PartTariff;
}

/** A quote in which each recipient has a text of its own. */
export interface OwnQuote extends Quote {
  /** The first of those who cost most; undefined when nobody is reached. */
  dearest: OwnRow | undefined;
}

interface OwnQuestion {
  request: PricedRequest;
  source: KnownSource;
  prepared: PreparedText;
  tariffs: OwnTariffs;
}

/** Fills in and measures every text, prices each exactly, and stores the promise. Changes nothing else; holds no money. */
export async function makeOwnQuote(
  context: { db: Db; now: Date; accountId: bigint },
  { request, source, prepared, tariffs }: OwnQuestion,
): Promise<OwnQuote> {
  const { db, now, accountId } = context;
  const { line, final } = prepared;
  const texts = await openKnownTexts(db, accountId, source);
  const maker = makerOf({ text: final.text, line }, texts);
  const audience = await resolveAudience(db, {
    accountId,
    source: withTraits(texts, maker),
    advertising: line.advertising,
    weekly: weeklyRuleOf(request, now),
  });
  const byOperator = totalsByText(audience, tariffs);
  const subtotalMrial = byOperator.reduce((sum, total) => sum + total.totalMrial, 0n);
  const shareMrial = request.charity ? charityMrial(subtotalMrial) : 0n;
  const totalMrial = subtotalMrial + shareMrial;
  const expiresAt = new Date(now.getTime() + QUOTE_LIFE_MS);
  const id = await insertQuote(db, {
    accountId,
    lineId: line.id,
    requestHash: hashRequest(request, source),
    ...tariffs.persian,
    latinUnitMrial: tariffs.latin.unitMrial,
    latinStatutoryMrial: tariffs.latin.statutoryMrial,
    totalMrial,
    reachableCount: audience.mobiles.length,
    expiresAt,
  });
  return {
    id,
    expiresAt,
    excluded: audience.excluded,
    creditMrial: (await getWallet(db, accountId))?.balanceMrial ?? 0n,
    reachableCount: audience.mobiles.length,
    byOperator,
    subtotalMrial,
    charityMrial: shareMrial,
    totalMrial,
    dearest: await findDearest(texts, maker, { audience, tariffs }),
  };
}

/** A source of texts, opened; it was found a moment ago. */
export function openKnownTexts(db: Db, accountId: bigint, { choice, count }: KnownSource): Promise<ValuedSource> {
  return openTexts(db, { accountId, choice: textsOf(choice), expectedCount: count });
}

function textsOf(choice: KnownSource['choice']): OwnTextsChoice {
  if (choice.kind !== 'ownTexts') throw new Error('These recipients have no texts of their own.');
  return choice.texts;
}

/** Makes the texts of a source as they leave from a line. */
export function makerOf({ text, line }: { text: string; line: AccountLine }, { columns }: ValuedSource): TextMaker {
  return new TextMaker({ ...line, text }, columns);
}

/** What a text of this kind costs a recipient of an operator. */
export function ownPriceMrial(operator: OperatorCode, trait: number, tariffs: OwnTariffs): bigint {
  return priceAtMrial(operator, partsOfTrait(trait), tariffs[languageOfTrait(trait)]);
}

/** A byte, and an operator beside it. */
const TRAITS = 128;

/** A line for each operator, count of parts and language that there is. */
function totalsByText({ operators, traits }: Audience, tariffs: OwnTariffs): OperatorTotal[] {
  const counts = new Float64Array(TRAITS * OPERATOR_NAMES.length);
  for (let i = 0; i < operators.length; i += 1) {
    const kind = (operators[i] ?? 0) * TRAITS + (traits?.[i] ?? 0);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return Array.from(counts).flatMap((count, kind) => {
    if (count === 0) return [];
    const [operator, trait] = [operatorName(Math.floor(kind / TRAITS)), kind % TRAITS];
    const unitPriceMrial = ownPriceMrial(operator, trait, tariffs);
    const totalMrial = unitPriceMrial * BigInt(count);
    const text = { parts: partsOfTrait(trait), language: languageOfTrait(trait) };
    return [{ operator, ...text, count, unitPriceMrial, totalMrial }];
  });
}

/** Reads again up to the first who costs most; contacts that changed meanwhile may hide them. */
async function findDearest(
  texts: ValuedSource,
  maker: TextMaker,
  { audience: { mobiles, operators, traits }, tariffs }: { audience: Audience; tariffs: OwnTariffs },
): Promise<OwnRow | undefined> {
  let dearest = { mobile: -1, trait: 0, mrial: -1n };
  const seen = new Set<number>();
  for (let i = 0; i < mobiles.length; i += 1) {
    const [operator, trait] = [operators[i] ?? 0, traits?.[i] ?? 0];
    if (seen.has(operator * TRAITS + trait)) continue;
    seen.add(operator * TRAITS + trait);
    const mrial = ownPriceMrial(operatorName(operator), trait, tariffs);
    if (mrial > dearest.mrial) dearest = { mobile: mobiles[i] ?? -1, trait, mrial };
  }
  if (dearest.mobile < 0) return undefined;
  for await (const page of texts.pages()) {
    const place = page.mobiles.findIndex((mobile, i) => {
      if (mobile !== dearest.mobile) return false;
      const made = maker.make(page.values[i] ?? []);
      return 'trait' in made && made.trait === dearest.trait;
    });
    if (place >= 0) return rowsOf(page, maker, () => dearest.mrial, { from: place, to: place + 1 })[0];
  }
  return undefined;
}
