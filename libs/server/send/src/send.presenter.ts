import type { BegunUpload, Upload } from '@peyk/server-audience';
import type { components } from '@peyk/shared-contract';
import { detectEncoding, languageOf, mrialToRialString } from '@peyk/shared-sms';
import type { HoursConflict } from './hours-conflicts.policy';
import type { AccountLine } from './lines.repository';
import type { OwnQuote, OwnTariffs } from './own-texts/own-quote.service';
import type { OwnRow } from './own-texts/own-rows';
import type { PreparedText, TextPrice } from './price.service';
import type { Quote } from './quote.service';
import { priceAtMrial } from './text-price';

type Schemas = components['schemas'];

export function presentLine(line: AccountLine): Schemas['Line'] {
  return {
    id: String(line.id),
    number: line.number,
    title: line.title,
    ...(line.alias !== null && { alias: line.alias }),
    ...(line.needsAgreement && { needs_agreement: true }),
    family: line.family,
    advertising: line.advertising,
    multipart_chars: line.multipartChars,
    is_default: line.isDefault,
    active: line.active,
    permitted_hours: line.permittedHours,
    max_per_second: line.maxPerSecond,
    own_permitted_hours: line.own.hours,
    own_max_per_second: line.own.maxPerSecond,
  };
}

const FAULTS = {
  invalid: 'invalid',
  emptyValue: 'empty_value',
  emptyText: 'empty_text',
  textTooLong: 'too_long',
  unsendableText: 'unsendable',
  forbiddenWord: 'forbidden_word',
  forbiddenLink: 'forbidden_link',
} as const satisfies Record<NonNullable<OwnRow['fault']>, Schemas['OwnTextFault']>;

export function presentOwnText({ place, number, text, parts, priceMrial, fault }: OwnRow): Schemas['OwnText'] {
  return { place, number, text, parts, price: mrialToRialString(priceMrial), fault: fault && FAULTS[fault] };
}

function presentQuote(quote: Quote): Schemas['Quote'] {
  return {
    quote_id: String(quote.id),
    expires_at: quote.expiresAt.toISOString(),
    reachable_count: quote.reachableCount,
    excluded: {
      invalid: quote.excluded.invalid,
      ...(quote.excluded.noText > 0 && { no_text: quote.excluded.noText }),
      duplicate: quote.excluded.duplicate,
      blacklisted: quote.excluded.blacklisted,
      opted_out: quote.excluded.optedOut,
      ...(quote.excluded.weekly > 0 && { weekly_limit: quote.excluded.weekly }),
    },
    by_operator: quote.byOperator.map(({ operator, parts, language, count, unitPriceMrial, totalMrial }) => ({
      operator,
      ...(parts !== undefined && { parts }),
      ...(language && { language }),
      count,
      unit_price: mrialToRialString(unitPriceMrial),
      total: mrialToRialString(totalMrial),
    })),
    subtotal: mrialToRialString(quote.subtotalMrial),
    charity: mrialToRialString(quote.charityMrial),
    total: mrialToRialString(quote.totalMrial),
    credit: mrialToRialString(quote.creditMrial),
    enough_credit: quote.creditMrial >= quote.totalMrial,
  };
}

export function presentPrice(price: TextPrice, quote: Quote | null): Schemas['Price'] {
  return {
    parts: price.final.parts,
    encoding: price.final.encoding,
    final_text: price.final.text,
    mci_price: mrialToRialString(price.mciMrial),
    other_price: mrialToRialString(price.otherMrial),
    quote: quote && presentQuote(quote),
  };
}

/** The price beside the quote is that of the dearest text; without one, of the text as it was written. */
export function presentOwnPrice(
  { final }: PreparedText,
  tariffs: OwnTariffs,
  quote: OwnQuote | null,
): Schemas['Price'] {
  const { dearest } = quote ?? {};
  const text = dearest?.text ?? final.text;
  const encoding = detectEncoding(text);
  const parts = dearest?.parts ?? final.parts;
  const tariff = tariffs[languageOf(encoding)];
  return {
    parts,
    encoding,
    final_text: text,
    mci_price: mrialToRialString(priceAtMrial('mci', parts, tariff)),
    other_price: mrialToRialString(priceAtMrial('other', parts, tariff)),
    quote: quote && { ...presentQuote(quote), ...(dearest && { dearest: presentOwnText(dearest) }) },
  };
}

export function presentHoursConflict(conflict: HoursConflict | null): Pick<Schemas['Price'], 'hours_conflict'> {
  if (!conflict) return {};
  const { kind } = conflict;
  return {
    hours_conflict: {
      kind,
      ...('opensAt' in conflict && { opens_at: conflict.opensAt.toISOString() }),
      ...('closesAt' in conflict && { closes_at: conflict.closesAt.toISOString() }),
    },
  };
}

/** The table's CHECK and the contract's enum are the same twelve. */
export function presentState(state: number): Schemas['SendState'] {
  return state as Schemas['SendState'];
}

export function presentUpload(upload: Upload): Schemas['Upload'] {
  return {
    upload_id: String(upload.uploadId),
    name: upload.name,
    record_count: upload.recordCount,
    invalid_count: upload.invalidCount,
    ...(upload.columns && { columns: upload.columns }),
    expires_at: upload.expiresAt.toISOString(),
  };
}

export function presentBegun({ uploadId, partRecords, partCount, receivedParts, upload }: BegunUpload) {
  return {
    upload_id: String(uploadId),
    part_records: partRecords,
    part_count: partCount,
    received_parts: receivedParts,
    upload: upload ? presentUpload(upload) : null,
  };
}
