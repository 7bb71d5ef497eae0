import type { Upload } from '@peyk/server-audience';
import type { components } from '@peyk/shared-contract';
import { mrialToRialString } from '@peyk/shared-sms';
import type { AccountLine } from './lines.repository';
import type { TextPrice } from './price.service';
import type { Quote } from './quote.service';

type Schemas = components['schemas'];

export function presentLine(line: AccountLine): Schemas['Line'] {
  return {
    id: String(line.id),
    number: line.number,
    title: line.title,
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

function presentQuote(quote: Quote): Schemas['Quote'] {
  return {
    quote_id: String(quote.id),
    expires_at: quote.expiresAt.toISOString(),
    reachable_count: quote.reachableCount,
    excluded: {
      invalid: quote.excluded.invalid,
      duplicate: quote.excluded.duplicate,
      blacklisted: quote.excluded.blacklisted,
      opted_out: quote.excluded.optedOut,
    },
    by_operator: quote.byOperator.map(({ operator, count, unitPriceMrial, totalMrial }) => ({
      operator,
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
    expires_at: upload.expiresAt.toISOString(),
  };
}
