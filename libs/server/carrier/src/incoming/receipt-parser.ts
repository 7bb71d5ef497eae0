import type { Receipt, ReceiptAbout, ReceiptState } from '../carrier';
import type { MessageIdForm, ReceiptDialect } from '../smpp/smpp-options';
import { TLV } from '../wire/constants';
import type { MessagePdu } from '../wire/message-pdu';
import { digitsOf } from './digits-of';
import { idFromReceipt } from './message-id';
import { doneAt, instantOf, shortYear } from './receipt-date';
import { receiptFields } from './receipt-fields';
import type { ReadField } from './receipt-fields';
import { receiptText } from './receipt-form';
import { stateOfReceipt, withBlacklist } from './receipt-states';

export interface ReceiptRules extends ReceiptDialect {
  messageIds: MessageIdForm;
  blacklistErrorCodes: ReadonlySet<string>;
  /** The operator's local time, in minutes east of UTC. */
  receiptOffsetMinutes: number;
  receiptStates: ReadonlyMap<string, ReceiptState>;
}

/** One receipt with what is needed to read it. */
interface Reading {
  message: MessagePdu;
  written: ReadField;
  rules: ReceiptRules;
  arrivedAt: number;
}

/**
 * Reads a delivery receipt: the parameters receipted_message_id and message_state, and the text, which operators also send
 * without them. What its dialect may be is in `ReceiptDialect`.
 *
 * Returns undefined when there is no id or no state.
 */
export function parseReceipt(message: MessagePdu, rules: ReceiptRules, arrivedAt: number): Receipt | undefined {
  const written = receiptFields(receiptText(message), rules.receiptColumns);
  const reading = { message, written, rules, arrivedAt };
  const id = idOf(reading);
  const state = stateOfReceipt(message.tlvs?.get(TLV.messageState)?.[0], written, rules.receiptStates);
  if (!id || !state) return undefined;
  const errorCode = written('error') ?? networkErrorOf(message) ?? '';
  const receipt: Receipt = {
    operatorMessageId: idFromReceipt(id, rules.messageIds),
    state: withBlacklist(state, errorCode, rules.blacklistErrorCodes),
    errorCode,
    at: new Date(doneAt(dateOf(reading, 'done'), rules.receiptOffsetMinutes, arrivedAt)),
    about: aboutOf(reading),
  };
  return rules.receiptsFor === 'whole-message' ? { ...receipt, isWhole: true } : receipt;
}

function idOf({ message, written, rules }: Reading): string | undefined {
  return rules.receiptIds === 'text-first'
    ? (written('id') ?? parameterIdOf(message))
    : (parameterIdOf(message) ?? written('id'));
}

function dateOf({ written, rules }: Reading, field: 'submitted' | 'done'): string | undefined {
  const date = written(field);
  return date !== undefined && rules.receiptDates === 'long-year' ? shortYear(date) : date;
}

/** The receipt comes from the mobile to the line, the other way round than the message went, unless the sheet says otherwise. */
function aboutOf(reading: Reading): ReceiptAbout {
  const { message, written, rules, arrivedAt } = reading;
  const isTurned = rules.receiptAddresses === 'turned';
  const reference = message.tlvs?.get(TLV.userMessageReference);
  const submitted = instantOf(dateOf(reading, 'submitted'), rules.receiptOffsetMinutes, arrivedAt);
  return {
    destination: digitsOf(written('destination') ?? (isTurned ? message.source : message.destination)),
    source: digitsOf(written('source') ?? (isTurned ? message.destination : message.source)),
    ...(reference?.length === 2 && { userReference: reference.readUInt16BE(0) }),
    ...(submitted !== undefined && { submittedAt: new Date(submitted) }),
  };
}

function parameterIdOf(message: MessagePdu): string | undefined {
  const value = message.tlvs?.get(TLV.receiptedMessageId);
  if (!value || value.length === 0) return undefined;
  const end = value.indexOf(0);
  return value.toString('latin1', 0, end < 0 ? value.length : end) || undefined;
}

const THREE_DIGITS = /^\d{3}$/;

/** network_error_code: one octet of network type (1 to 8), two of code; a few write three digits instead. */
function networkErrorOf(message: MessagePdu): string | undefined {
  const value = message.tlvs?.get(TLV.networkErrorCode);
  if (value?.length !== 3) return undefined;
  const digits = value.toString('latin1');
  return THREE_DIGITS.test(digits) ? digits : String(value.readUInt16BE(1)).padStart(3, '0');
}
