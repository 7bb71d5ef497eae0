import type { MessagePdu } from '@peyk/server-carrier';
import { DATA_CODING, ESM, TLV } from '@peyk/server-carrier';
import type { Stat } from './behaviour';
import type { Dialect } from './dialect';
import { idInReceipt } from './dialect';

/** One deliver_sm that waits for, or is on, its way to the ESME. */
export type Delivery = ReceiptDelivery | InboundDelivery;

export interface ReceiptDelivery {
  kind: 'receipt';
  id: string;
  /** The line that had sent the message. */
  line: string;
  number: string;
  stat: Stat | 'ENROUTE';
  errorCode: string;
  acceptedAt: number;
  /** What the ESME called the part; it comes back. */
  userReference: Buffer | undefined;
}

export interface InboundDelivery {
  kind: 'inbound';
  id: string;
  line: string;
  number: string;
  dataCoding: number;
  header: Buffer | undefined;
  body: Buffer;
}

const MESSAGE_STATE: Readonly<Record<ReceiptDelivery['stat'], number>> = {
  ENROUTE: 1,
  DELIVRD: 2,
  EXPIRED: 3,
  UNDELIV: 5,
  REJECTD: 8,
};
const STATE_BYTES = new Map(Object.values(MESSAGE_STATE).map((state) => [state, Buffer.from([state])]));

/** Operators write their local time; Iran is three and a half hours east of UTC all year since 2022. */
const TEHRAN_OFFSET_MS = 210 * 60_000;

/** The PDU of a delivery: a receipt is written in the dialect. */
export function deliveryPdu(delivery: Delivery, now: number, dialect: Dialect): MessagePdu {
  return delivery.kind === 'receipt' ? receiptPdu(delivery, now, dialect) : inboundPdu(delivery);
}

function receiptPdu(receipt: ReceiptDelivery, now: number, dialect: Dialect): MessagePdu {
  const { receipts } = dialect;
  const { number, line } = receipt;
  const hasParameters = receipts === 'both' || receipts === 'parameters' || receipts === 'data';
  const hasText = receipts !== 'parameters' && receipts !== 'data';
  return {
    ...(dialect.addresses === 'turned' ? addresses(number, line) : addresses(line, number)),
    esmClass: receipts === 'unmarked' ? ESM.default : ESM.receipt,
    dataCoding: DATA_CODING.default,
    body: Buffer.from(hasText ? receiptText(receipt, now, dialect) : '', 'latin1'),
    ...(receipts === 'payload' && { asPayload: true }),
    tlvs: new Map([
      ...(hasParameters ? parametersOf(receipt, dialect) : []),
      ...(receipt.userReference ? ([[TLV.userMessageReference, receipt.userReference]] as const) : []),
    ]),
  };
}

function parametersOf(receipt: ReceiptDelivery, dialect: Dialect): [number, Buffer][] {
  const state = MESSAGE_STATE[receipt.stat];
  return [
    [TLV.receiptedMessageId, Buffer.from(`${idInReceipt(receipt.id, dialect)}\0`, 'latin1')],
    [TLV.messageState, STATE_BYTES.get(state) ?? Buffer.from([state])],
  ];
}

/** An operator of columns has numbers for words. */
const COLUMN_STATES: Readonly<Record<ReceiptDelivery['stat'], string>> = {
  DELIVRD: '00',
  ENROUTE: '01',
  UNDELIV: '02',
  EXPIRED: '03',
  REJECTD: '04',
};

function receiptText(receipt: ReceiptDelivery, now: number, dialect: Dialect): string {
  const { stat, errorCode, number, line } = receipt;
  const id = idInReceipt(receipt.id, dialect);
  const century = dialect.dates === 'long-year' ? '20' : '';
  const [submitted, done] = [receipt.acceptedAt, now].map((instant) => century + localMinute(instant));
  if (dialect.receipts === 'columns')
    return [COLUMN_STATES[stat], done, submitted, errorCode, number, line, id].join(',');
  const delivered = stat === 'DELIVRD' ? '001' : '000';
  const dates = `submit date:${submitted} done date:${done}`;
  return `id:${id} sub:001 dlvrd:${delivered} ${dates} stat:${stat} err:${errorCode} text:`;
}

function inboundPdu(inbound: InboundDelivery): MessagePdu {
  return {
    ...addresses(inbound.number, inbound.line),
    esmClass: inbound.header ? ESM.userDataHeader : ESM.default,
    dataCoding: inbound.dataCoding,
    header: inbound.header,
    body: inbound.body,
  };
}

function addresses(source: string, destination: string) {
  return {
    sourceTon: 1,
    sourceNpi: 1,
    source,
    destinationTon: 0,
    destinationNpi: 1,
    destination,
    validityPeriod: '',
    registeredDelivery: 0,
  };
}

const MINUTES = new Map<number, string>();

/** YYMMDDhhmm in Tehran; the last few minutes are remembered, because every receipt of a minute has the same. */
function localMinute(instant: number): string {
  const minute = Math.floor(instant / 60_000);
  const known = MINUTES.get(minute);
  if (known) return known;
  const iso = new Date(minute * 60_000 + TEHRAN_OFFSET_MS).toISOString();
  const text = iso.slice(2, 16).replace(/[-T:]/g, '');
  if (MINUTES.size > 100) MINUTES.clear();
  MINUTES.set(minute, text);
  return text;
}
