import type { Receipt, ReceiptAbout, ReceiptState } from '../carrier';
import type { MessageIdForm } from '../smpp/smpp-options';
import { TLV } from '../wire/constants';
import { digitsOf } from './digits-of';
import type { MessagePdu } from '../wire/message-pdu';
import { idFromReceipt } from './message-id';
import { DATE_FORM, doneAt, instantOf } from './receipt-date';
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
const SUBMITTED = new RegExp(String.raw`\bsubmit[ _]?date:\s*${DATE_FORM}`, 'i');
const DONE = new RegExp(String.raw`\bdone[ _]?date:\s*${DATE_FORM}`, 'i');

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
