import type { Receipt } from '../carrier';

/** A receipt as a maker's document shows it, what the address says of that operator, and what is read. */
export interface ManualReceipt {
  /** Maker and document. Numbers are replaced by those of the test range; facts of the form are left as they are. */
  source: string;
  /** Parameters of the operator's address. */
  address?: string;
  /** The id of the answer, where the document shows how it is spelled there; else that of the receipt. */
  answer?: string;
  text?: string;
  /** Fields of the PDU besides. */
  fields?: Record<string, unknown>;
  command?: 'data_sm';
  /** When it comes. */
  now: string;
  read: Partial<Omit<Receipt, 'at'>>;
  /** When it was made; its arrival where it does not say. */
  at?: string;
}

const bytes = (hex: string) => Buffer.from(hex, 'hex');
const ucs2 = (text: string) => Buffer.from(text, 'utf16le').swap16();

export const MANUAL_RECEIPTS: readonly ManualReceipt[] = [
  {
    source: 'SMPP Developers Forum: SMPP 3.4 issue 1.2, appendix B',
    text: 'id:0123456789 sub:001 dlvrd:001 submit date:2601010000 done date:2601010001 stat:DELIVRD err:000 Text:hello',
    now: '2025-12-31T20:40:00Z',
    read: { operatorMessageId: '0123456789', state: 'delivered', errorCode: '000' },
    at: '2025-12-31T20:31:00Z',
  },
  {
    source: 'SMPP Developers Forum: SMPP 3.4, 5.2.12 and 5.3.2: an intermediate notification in parameters',
    fields: { esm_class: 0x20, receipted_message_id: '77', message_state: 1, network_error_code: bytes('030022') },
    now: '2025-12-31T20:40:00Z',
    read: { operatorMessageId: '77', state: 'enroute', errorCode: '034' },
  },
  {
    source:
      'Vonage (Nexmo): How to read an SMPP delivery receipt: decimal and sixteen places long, where the answer is hexadecimal',
    address: 'messageIds=hex-in-answer-decimal-in-receipt&receiptOffsetMinutes=0',
    answer: '0000000000BC614E',
    text: 'id:0000000012345678 sub:001 dlvrd:001 submit date:1601010100 done date:1601010101 stat:DELIVRD err:000 text:none',
    now: '2016-01-01T01:05:00Z',
    read: { operatorMessageId: '12345678', state: 'delivered', errorCode: '000' },
    at: '2016-01-01T01:01:00Z',
  },
  {
    source: 'Vonage (Nexmo): the same with "DLR format message id is hex" in the account',
    address: 'messageIds=hex&receiptOffsetMinutes=0',
    answer: '0000000000BC614E',
    text: 'id:bc614e sub:001 dlvrd:001 submit date:1601010100 done date:1601010101 stat:DELIVRD err:000 text:none',
    now: '2016-01-01T01:05:00Z',
    read: { operatorMessageId: 'bc614e', state: 'delivered' },
    at: '2016-01-01T01:01:00Z',
  },
  {
    source:
      'OnlineCity (GatewayAPI): SMPP, delivery reports: err is the decimal of a hexadecimal code, sub and dlvrd mean nothing',
    address: 'receiptOffsetMinutes=60',
    text: 'id:1390125333 sub:001 dlvrd:000 submit date:2011181145 done date:2011181145 stat:UNDELIV err:019 text:user_message_reference',
    now: '2020-11-18T10:45:30Z',
    read: { operatorMessageId: '1390125333', state: 'undelivered', errorCode: '019' },
  },
  {
    source:
      'OpenMarket: Global SMS v4 SMPP, examples of deliver_sm: names without a blank, a date of zeros, an id with dashes',
    text: 'id:0118Z-0122I-2309U-57DGB sub:000 dlvrd:000 submitdate:180122230957 donedate:000000000000 stat:REJECTD err:375 text:',
    now: '2018-01-22T23:10:00Z',
    read: { operatorMessageId: '0118Z-0122I-2309U-57DGB', state: 'rejected', errorCode: '375' },
  },
  {
    source:
      'Melrose Labs: SMS gateway, delivery receipts (parameters as printed in linxGnu/gosmpp#124): no text at all',
    fields: {
      receipted_message_id: '3534bce5cd49a0e96e149217386900d98646',
      message_state: 2,
      network_error_code: bytes('030000'),
    },
    now: '2023-12-11T12:00:00Z',
    read: { operatorMessageId: '3534bce5cd49a0e96e149217386900d98646', state: 'delivered', errorCode: '000' },
  },
  {
    source: 'Melrose Labs: SMS gateway, delivery receipts: the states 0 and 9 of SMPP 5.0',
    text: 'id:9A sub:001 dlvrd:000 submit date:2601010000 done date:2601010001 stat:SCHEDLD err:000 text:',
    fields: { receipted_message_id: '9A', message_state: 0 },
    now: '2025-12-31T20:40:00Z',
    read: { operatorMessageId: '9A', state: 'enroute' },
    at: '2025-12-31T20:31:00Z',
  },
  {
    source: 'Melrose Labs: the same, SKIPPED',
    text: 'id:9A sub:001 dlvrd:000 submit date:2601010000 done date:2601010001 stat:SKIPPED err:000 text:',
    fields: { receipted_message_id: '9A', message_state: 9 },
    now: '2025-12-31T20:40:00Z',
    read: { operatorMessageId: '9A', state: 'undelivered' },
    at: '2025-12-31T20:31:00Z',
  },
  {
    source: 'Clickatell, as shown in jookies/jasmin#70: an id of 32 letters, dates with seconds',
    address: 'receiptOffsetMinutes=120',
    text: 'id:a29f6845555647139e5c8f3b817f2c9a sub:001 dlvrd:001 submit date:141023215253 done date:141023215259 stat:DELIVRD err:000 text:',
    now: '2014-10-23T19:53:10Z',
    read: { operatorMessageId: 'a29f6845555647139e5c8f3b817f2c9a', state: 'delivered' },
    at: '2014-10-23T19:52:59Z',
  },
  {
    source: 'Jasmin SMS gateway, jookies/jasmin#753: a UUID, neither sub nor dlvrd nor text, years of four digits',
    address: 'receiptDates=long-year&receiptOffsetMinutes=0',
    text: 'id:dbd1d8e8-d2a4-4efe-b508-60761b1ae484 submit date:201906190720 done date:201906190720 stat:EXPIRED err:030',
    now: '2019-06-19T07:30:00Z',
    read: {
      operatorMessageId: 'dbd1d8e8-d2a4-4efe-b508-60761b1ae484',
      state: 'expired',
      errorCode: '030',
      about: {
        destination: '989240000001',
        source: '30001234',
        submittedAt: new Date('2019-06-19T07:20:00Z'),
      },
    },
    at: '2019-06-19T07:20:00Z',
  },
  {
    source: 'Jasmin SMS gateway, protocols/smpp/operations: a receipt in a data_sm, in parameters alone',
    command: 'data_sm',
    fields: { receipted_message_id: '1298d520-b783-49d9-87af-643d7bf13304', message_state: 5 },
    now: '2024-11-05T11:59:00Z',
    read: { operatorMessageId: '1298d520-b783-49d9-87af-643d7bf13304', state: 'undelivered', errorCode: '' },
  },
  {
    source:
      'An operator recorded in the decoder tests of Jasmin: text in message_payload, ends with a NUL; hexadecimal in the parameter',
    answer: '6aad5',
    fields: {
      message_payload: 'id:0000436949 submit date:1504211508 done date:1504211508 stat:DELIVRD err:000\0',
      receipted_message_id: '6aad5',
      message_state: 2,
    },
    address: 'receiptOffsetMinutes=0',
    now: '2015-04-21T15:09:00Z',
    read: { operatorMessageId: '6aad5', state: 'delivered', errorCode: '000' },
    at: '2015-04-21T15:08:00Z',
  },
  {
    source: 'The same operator, told by the decimal id of the text',
    address: 'receiptIds=text-first&messageIds=hex-in-answer-decimal-in-receipt&receiptOffsetMinutes=0',
    answer: '6aad5',
    fields: {
      message_payload: 'id:0000436949 submit date:1504211508 done date:1504211508 stat:DELIVRD err:000\0',
      receipted_message_id: '6aad5',
      message_state: 2,
    },
    now: '2015-04-21T15:09:00Z',
    read: { operatorMessageId: '436949', state: 'delivered' },
    at: '2015-04-21T15:08:00Z',
  },
  {
    source: 'An operator recorded in the decoder tests of Jasmin: network_error_code is three digits of text',
    fields: {
      receipted_message_id: '6a3ed98a64444e8aba3cacd9bba8566',
      message_state: 5,
      network_error_code: bytes('303334'),
    },
    now: '2014-10-16T03:08:00Z',
    read: { operatorMessageId: '6a3ed98a64444e8aba3cacd9bba8566', state: 'undelivered', errorCode: '034' },
  },
  {
    source:
      'A large operator, as quoted on Kannel’s list (devel, msg02229): columns without names, the last called reserved',
    address:
      'receiptColumns=state,done,submitted,error,destination,source,id&receiptStates=00:delivered,01:enroute&receiptOffsetMinutes=0',
    text: '00,0210021543,0210021500,,989240000001,30001234,we2345678i9o03er45ty67u',
    now: '2002-10-02T15:44:00Z',
    read: {
      operatorMessageId: 'we2345678i9o03er45ty67u',
      state: 'delivered',
      errorCode: '',
      about: {
        destination: '989240000001',
        source: '30001234',
        submittedAt: new Date('2002-10-02T15:00:00Z'),
      },
    },
    at: '2002-10-02T15:43:00Z',
  },
  {
    source: 'A large operator, ibidem: not delivered for now, tried again',
    address:
      'receiptColumns=state,done,submitted,error,destination,source,id&receiptStates=00:delivered,01:enroute&receiptOffsetMinutes=0',
    text: '01,0210021543,0210021500,30,989240000001,30001234,we2345678i9o03erliuweydsy',
    now: '2002-10-02T15:44:00Z',
    read: { operatorMessageId: 'we2345678i9o03erliuweydsy', state: 'enroute', errorCode: '30' },
    at: '2002-10-02T15:43:00Z',
  },
  {
    source: 'Route Mobile: SMPP gateway manual, status and error: words of its own, some with a dash',
    address: 'receiptStates=DNDNUMB:blacklisted,BLACKLST:blacklisted,ABSENT-SUB:undelivered&receiptOffsetMinutes=330',
    text: 'id:5f2a sub:001 dlvrd:000 submit date:2601010201 done date:2601010202 stat:ABSENT-SUB err:010 text:',
    now: '2025-12-31T20:40:00Z',
    read: { operatorMessageId: '5f2a', state: 'undelivered', errorCode: '010' },
    at: '2025-12-31T20:32:00Z',
  },
  {
    source:
      'Route Mobile: the register of who refuses advertising, beside a message_state that only says UNDELIVERABLE',
    address: 'receiptStates=DNDNUMB:blacklisted,BLACKLST:blacklisted,ABSENT-SUB:undelivered&receiptOffsetMinutes=330',
    text: 'id:5f2a sub:001 dlvrd:000 submit date:2601010201 done date:2601010202 stat:DNDNUMB err:408 text:',
    fields: { receipted_message_id: '5f2a', message_state: 5 },
    now: '2025-12-31T20:40:00Z',
    read: { operatorMessageId: '5f2a', state: 'blacklisted', errorCode: '408' },
    at: '2025-12-31T20:32:00Z',
  },
  {
    source: 'Route Mobile: the same told by the code alone',
    address: 'blacklistErrorCodes=408,456&receiptOffsetMinutes=330',
    text: 'id:5f2a sub:001 dlvrd:000 submit date:2601010201 done date:2601010202 stat:UNDELIV err:408 text:',
    now: '2025-12-31T20:40:00Z',
    read: { operatorMessageId: '5f2a', state: 'blacklisted', errorCode: '408' },
    at: '2025-12-31T20:32:00Z',
  },
  {
    source: 'An operator of funbox/smppex#46: dates as SMPP writes them, an id of 26 letters',
    text: 'id:rdwjwxns18krxr9936ey96ymcw sub:000 dlvrd:000 submit date:180711070003912+ done date:180711070000012+ stat:UNDELIV err:000',
    now: '2018-07-11T04:00:10Z',
    read: { operatorMessageId: 'rdwjwxns18krxr9936ey96ymcw', state: 'undelivered' },
    at: '2018-07-11T04:00:00Z',
  },
  {
    source:
      'tyntec: Mobile outbound SMS, SMPP interface, 5.1 swapdlr: the account decides which way round addresses are',
    address: 'receiptAddresses=as-submitted',
    text: 'id:77 sub:001 dlvrd:001 submit date:2601010000 done date:2601010001 stat:DELIVRD err:000 text:',
    fields: { source_addr: '30001234', destination_addr: '+989240000001' },
    now: '2025-12-31T20:40:00Z',
    read: {
      operatorMessageId: '77',
      about: {
        destination: '989240000001',
        source: '30001234',
        submittedAt: new Date('2025-12-31T20:30:00Z'),
      },
    },
    at: '2025-12-31T20:31:00Z',
  },
  {
    source: 'SMPPCenter: How to read an SMPP delivery receipt: an id of twenty digits',
    address: 'receiptOffsetMinutes=330',
    text: 'id:64567564356765435676 sub:001 dlvrd:001 submit date:190608165232 done date:190608165237 stat:DELIVRD err:000 text:Hello World',
    now: '2019-06-08T11:23:00Z',
    read: { operatorMessageId: '64567564356765435676', state: 'delivered' },
    at: '2019-06-08T11:22:37Z',
  },
  {
    source: '8x8: SMPP delivery receipts and their error codes: one or two digits, or none at all',
    text: 'id:77 sub:001 dlvrd:000 submit date:2601010000 done date:2601010001 stat:UNDELIV err: Text: your text',
    now: '2025-12-31T20:40:00Z',
    read: { operatorMessageId: '77', state: 'undelivered', errorCode: '' },
    at: '2025-12-31T20:31:00Z',
  },
  {
    source:
      'An aggregator of onlinecity/php-smpp#70: err of four digits, an escape in the text, parameters of the vendor',
    address: 'receiptOffsetMinutes=330',
    text: 'id:117062714244798261 sub:001 dlvrd:001 submit date:1706271624 done date:1706271624 stat:DELIVRD err:0000 text:H\u001bllo world',
    fields: { network_error_code: bytes('000000') },
    now: '2017-06-27T10:54:20Z',
    read: { operatorMessageId: '117062714244798261', state: 'delivered', errorCode: '0000' },
  },
  {
    source: 'An operator of praekelt/vumi#635 and #897: UCS-2, and FAILED for a state',
    fields: {
      data_coding: 8,
      short_message: ucs2(
        'id:77 sub:001 dlvrd:000 submit date:2601010000 done date:2601010001 stat:FAILED err:45 text:',
      ),
    },
    now: '2025-12-31T20:40:00Z',
    read: { operatorMessageId: '77', state: 'undelivered', errorCode: '45' },
    at: '2025-12-31T20:31:00Z',
  },
  {
    source: 'A supplier of onlinecity/php-smpp#16: a word filled up with blanks',
    text: 'id:77 sub:001 dlvrd:000 submit date:2601010000 done date:2601010001 stat:ACKED   err:000 text:',
    now: '2025-12-31T20:40:00Z',
    read: { operatorMessageId: '77', state: 'accepted', errorCode: '000' },
    at: '2025-12-31T20:31:00Z',
  },
  {
    source:
      'A vendor of kneodev/ksmppd#59 and jookies/jasmin#1123: of a long message a receipt for the first part alone',
    address: 'receiptsFor=whole-message',
    text: 'id:1000 sub:001 dlvrd:001 submit date:2601010000 done date:2601010001 stat:DELIVRD err:000 text:',
    now: '2025-12-31T20:40:00Z',
    read: { operatorMessageId: '1000', state: 'delivered', isWhole: true },
    at: '2025-12-31T20:31:00Z',
  },
];
