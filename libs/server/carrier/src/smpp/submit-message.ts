import type { PartToSubmit } from '../carrier';
import { concatenationHeader, sarTlvs } from '../wire/concatenation';
import { DATA_CODING, ESM } from '../wire/constants';
import type { MessagePdu } from '../wire/message-pdu';
import type { SmppProfile } from './smpp-options';

const ASK_FOR_RECEIPT = 1;

/**
 * The submit_sm of one part. data_coding is always said (0 or 8): without it peers guess from the text.
 *
 * @throws RangeError when the text has no such part.
 */
export function submitMessage(part: PartToSubmit, profile: SmppProfile): MessagePdu {
  const body = part.text.bodies[part.part];
  if (!body) throw new RangeError(`the text has ${part.text.bodies.length} parts, part ${part.part} was asked for`);
  const total = part.text.bodies.length;
  const position = total > 1 ? { reference: part.reference, total, index: part.part + 1 } : undefined;
  const bySar = profile.concatenation === 'sar';
  return {
    sourceTon: profile.sourceTon,
    sourceNpi: profile.sourceNpi,
    source: part.source,
    destinationTon: profile.destinationTon,
    destinationNpi: profile.destinationNpi,
    destination: part.destination,
    esmClass: position && !bySar ? ESM.userDataHeader : ESM.default,
    validityPeriod: part.validitySeconds === undefined ? '' : relativeTime(part.validitySeconds),
    registeredDelivery: ASK_FOR_RECEIPT,
    dataCoding: part.text.encoding === 'ucs2' ? DATA_CODING.ucs2 : DATA_CODING.default,
    header: position && !bySar ? concatenationHeader(position) : undefined,
    body,
    asPayload: profile.concatenation === 'payload',
    userReference: profile.userReference === 'sent' ? part.userReference : undefined,
    tlvs: position && bySar ? sarTlvs(position) : undefined,
  };
}

const DAY_SECONDS = 24 * 3600;
const MAX_DAYS = 30;

/** `YYMMDDhhmmss000R`, the relative form of SMPP 3.4, 7.1.1.2; at most 30 days, at least a second. */
export function relativeTime(seconds: number): string {
  const whole = Math.max(1, Math.min(MAX_DAYS * DAY_SECONDS, Math.floor(seconds)));
  const fields = [
    Math.floor(whole / DAY_SECONDS),
    Math.floor((whole % DAY_SECONDS) / 3600),
    Math.floor((whole % 3600) / 60),
    whole % 60,
  ];
  return `0000${fields.map((field) => String(field).padStart(2, '0')).join('')}000R`;
}
