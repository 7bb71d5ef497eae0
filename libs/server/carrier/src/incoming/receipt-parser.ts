import type { Receipt, ReceiptAbout, ReceiptState } from '../carrier';
import type { MessageIdForm } from '../smpp/smpp-options';
import { TLV } from '../wire/constants';
import { digitsOf } from './digits-of';
import type { MessagePdu } from '../wire/message-pdu';
import { idFromReceipt } from './message-id';
import { receiptText } from './receipt-form';
import { stateOfNumber, stateOfWord, withBlacklist } from './receipt-states';

export interface ReceiptRules {
  messageIds: MessageIdForm;
  blacklistErrorCodes: ReadonlySet<string>;
  /** The operator's local time, in minutes east of UTC. */
  receiptOffsetMinutes: number;
  receiptStates: ReadonlyMap<string, ReceiptState>;
}

// Not \S: it takes a NUL that ends the text, too, and PostgreSQL keeps none.
const ID = /\bid:\s*([!-\u00ff]+)/i;
const STAT = /\bstat(?:us)?:\s*([a-z0-9_]+)/i;
const ERR = /\berr:\s*([0-9a-z]+)/i;
const SUBMITTED = /\bsubmit[ _]?date:\s*(\d{10}(?:\d{2}){0,2})\b/i;
const DONE = /\bdone[ _]?date:\s*(\d{10}(?:\d{2}){0,2})\b/i;
const MAX_CLOCK_LEAD_MS = 24 * 3600 * 1000;

/**
 * Reads a delivery receipt: the parameters receipted_message_id and message_state first, else the text of appendix B
 * (`id:.. sub:.. done date:YYMMDDhhmm stat:DELIVRD err:000`), which operators also send without them.
 *
 * Returns undefined when there is no id or no state.
 */
export function parseReceipt(message: MessagePdu, rules: ReceiptRules, arrivedAt: number): Receipt | undefined {
  const text = receiptText(message);
  const id = idOf(message) ?? ID.exec(text)?.[1];
  const state =
    stateOfNumber(message.tlvs?.get(TLV.messageState)?.[0]) ?? stateOfWord(STAT.exec(text)?.[1], rules.receiptStates);
  if (!id || !state) return undefined;
  const errorCode = ERR.exec(text)?.[1] ?? networkErrorOf(message) ?? '';
  return {
    operatorMessageId: idFromReceipt(id, rules.messageIds),
    state: withBlacklist(state, errorCode, rules.blacklistErrorCodes),
    errorCode,
    at: new Date(doneAt(DONE.exec(text)?.[1], rules.receiptOffsetMinutes, arrivedAt)),
    about: aboutOf(message, text, { rules, arrivedAt }),
  };
}

/** The receipt comes from the mobile to the line: the other way round than the message went. */
function aboutOf(
  message: MessagePdu,
  text: string,
  { rules, arrivedAt }: { rules: ReceiptRules; arrivedAt: number },
): ReceiptAbout {
  const reference = message.tlvs?.get(TLV.userMessageReference);
  const submitted = instantOf(SUBMITTED.exec(text)?.[1], rules.receiptOffsetMinutes, arrivedAt);
  return {
    destination: digitsOf(message.source),
    source: digitsOf(message.destination),
    ...(reference?.length === 2 && { userReference: reference.readUInt16BE(0) }),
    ...(submitted !== undefined && { submittedAt: new Date(submitted) }),
  };
}

function idOf(message: MessagePdu): string | undefined {
  const value = message.tlvs?.get(TLV.receiptedMessageId);
  if (!value || value.length === 0) return undefined;
  const end = value.indexOf(0);
  return value.toString('latin1', 0, end < 0 ? value.length : end) || undefined;
}

/** network_error_code: one octet of network type, two of code. */
function networkErrorOf(message: MessagePdu): string | undefined {
  const value = message.tlvs?.get(TLV.networkErrorCode);
  return value?.length === 3 ? String(value.readUInt16BE(1)).padStart(3, '0') : undefined;
}

/**
 * When the receipt was made; the arrival when there is no date or it cannot be true. The usual ten digits name a minute and no
 * second: within that minute the arrival is as true and never lies before the submit.
 */
function doneAt(digits: string | undefined, offsetMinutes: number, arrivedAt: number): number {
  const instant = instantOf(digits, offsetMinutes, arrivedAt);
  if (instant === undefined) return arrivedAt;
  const sameMinute = digits?.length === 10 && arrivedAt >= instant && arrivedAt < instant + 60_000;
  return sameMinute ? arrivedAt : instant;
}

/** Local time of the operator as an instant; undefined when there is none or it cannot be true. */
function instantOf(digits: string | undefined, offsetMinutes: number, arrivedAt: number): number | undefined {
  if (!digits) return undefined;
  const pair = (index: number) => Number(digits.slice(index * 2, index * 2 + 2));
  const seconds = digits.length === 12 ? pair(5) : 0;
  const local = Date.UTC(2000 + pair(0), pair(1) - 1, pair(2), pair(3), pair(4), seconds);
  const instant = local - offsetMinutes * 60_000;
  const possible = pair(1) >= 1 && pair(1) <= 12 && pair(2) >= 1 && pair(2) <= 31 && pair(3) < 24;
  return possible && instant < arrivedAt + MAX_CLOCK_LEAD_MS ? instant : undefined;
}
