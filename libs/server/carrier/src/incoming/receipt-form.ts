import type { UnreadDelivery } from '../carrier';
import type { ReceiptRecognition } from '../smpp/smpp-options';
import { ESM, TLV } from '../wire/constants';
import type { MessagePdu } from '../wire/message-pdu';
import { digitsOf } from './digits-of';
import { decodeInboundText } from './inbound-text';

/** Bits 5-2 of esm_class: 0001 delivery receipt, 1000 intermediate notification, 0010 acknowledgement of the handset. */
const TYPE_MASK = 0x3c;
const INTERMEDIATE = 0x20;
const ACKNOWLEDGEMENT = 0x08;
/** Longer than any receipt of appendix B. */
const MOST_CHARACTERS = 300;
/** Appendix B: an id, a state, and at least one of the fields between that no person would write by chance. */
const APPENDIX_B = /^\W*id:\s*\S+\s(?=.*\bstat:)(?=.*\b(?:sub|dlvrd|submit[ _]?date|done[ _]?date):)/is;
const REPEATED_TEXT = /\btext:.*$/is;

const STATE = /\bstat(?:us)?:/i;

/**
 * Whether a deliver_sm or data_sm is a receipt. Operators mark one by esm_class; some by receipted_message_id with a state, which no
 * handset can set, and some by nothing. With that parameter alone some name a handset's message. A person who writes the text of
 * a receipt marks nothing of anybody else: it would have to name an operator's id of a message to that same mobile.
 */
export function isReceipt(message: MessagePdu, recognition: ReceiptRecognition): boolean {
  const type = message.esmClass & TYPE_MASK;
  if (type === ESM.receipt || type === INTERMEDIATE) return true;
  if (namesIdAndState(message)) return true;
  if (recognition === 'by-class' || (type !== 0 && type !== ACKNOWLEDGEMENT) || message.header) return false;
  return APPENDIX_B.test(receiptText(message));
}

function namesIdAndState(message: MessagePdu): boolean {
  const { tlvs } = message;
  if (!tlvs?.has(TLV.receiptedMessageId)) return false;
  return tlvs.has(TLV.messageState) || STATE.test(receiptText(message));
}

/** The text of a receipt: one octet a character, or UCS-2 where data_coding or the octets themselves say so. */
export function receiptText({ body, dataCoding }: MessagePdu): string {
  if (body.length === 0) return '';
  const start = body.subarray(0, MOST_CHARACTERS * 2);
  // Text of a receipt is ASCII: a NUL in front is the high octet of a UCS-2 letter.
  const looksWide = start.length >= 2 && start[0] === 0 && start[1] !== 0;
  const isWide = dataCoding === 8 || looksWide;
  return (isWide ? decodeInboundText(start, 8) : start.toString('latin1')).slice(0, MOST_CHARACTERS);
}

/** What is kept of a receipt that cannot be read. Without the text that it repeats: there may be a code in it. */
export function unreadOf(message: MessagePdu, at: Date): UnreadDelivery {
  const parameters = [...(message.tlvs ?? [])].map(([tag, value]) => [tag.toString(16), value.toString('hex')]);
  return {
    esmClass: message.esmClass,
    dataCoding: message.dataCoding,
    source: digitsOf(message.source),
    destination: digitsOf(message.destination),
    said: receiptText(message).replace(REPEATED_TEXT, '').replaceAll('\0', '\uFFFD'),
    parameters: Object.fromEntries(parameters) as Record<string, string>, // pairs of strings
    at,
  };
}
