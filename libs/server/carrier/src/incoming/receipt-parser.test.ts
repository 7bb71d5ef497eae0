import { DEFAULT_PROFILE } from '../smpp/smpp-options';
import type { MessagePdu } from '../wire/message-pdu';
import { parseReceipt } from './receipt-parser';

const RULES = { ...DEFAULT_PROFILE, blacklistErrorCodes: new Set<string>() };

function receiptDone(digits: string): MessagePdu {
  const text = `id:7 sub:001 dlvrd:001 submit date:2601010000 done date:${digits} stat:DELIVRD err:000 text:`;
  return {
    sourceTon: 1,
    sourceNpi: 1,
    source: '989240000001',
    destinationTon: 0,
    destinationNpi: 0,
    destination: '30001234',
    esmClass: 4,
    validityPeriod: '',
    registeredDelivery: 0,
    dataCoding: 0,
    body: Buffer.from(text, 'latin1'),
  };
}

/** The instant of a receipt that says `digits` (Tehran's clock) and arrives at `arrival`. */
function instantOf(digits: string, arrival: string): string | undefined {
  return parseReceipt(receiptDone(digits), RULES, Date.parse(arrival))?.at.toISOString();
}

describe('the instant of a receipt', () => {
  it('is its arrival within the minute that it names, because it names no second', () => {
    expect(instantOf('2601010001', '2025-12-31T20:31:42.500Z')).toBe('2025-12-31T20:31:42.500Z');
  });

  it('is the minute that it names when it arrives later', () => {
    expect(instantOf('2601010001', '2025-12-31T20:32:00.000Z')).toBe('2025-12-31T20:31:00.000Z');
  });

  it('is the second that it names when it names one', () => {
    expect(instantOf('260101000107', '2025-12-31T20:31:42.500Z')).toBe('2025-12-31T20:31:07.000Z');
  });

  it.each([
    ['with a century', '20260101000107', '2025-12-31T20:31:07.000Z'],
    ['with a zone of its own, three hours ahead', '260101000107012+', '2025-12-31T21:01:07.000Z'],
    ['with one behind', '251231160107016-', '2025-12-31T20:01:07.000Z'],
  ])('is read %s', (_, digits, instant) => {
    expect(instantOf(digits, '2025-12-31T21:05:00.000Z')).toBe(instant);
  });

  it.each([
    ['a day that does not exist', '2602300001', '2026-03-02T20:40:00.000Z'],
    ['an hour that does not exist', '2601012401', '2026-01-01T20:40:00.000Z'],
    ['a minute that does not exist', '2601010061', '2025-12-31T21:40:00.000Z'],
    ['what is still to come', '2601010011', '2025-12-31T20:35:00.000Z'],
    ['what is longer ago than anyone tries', '2601010001', '2026-01-20T20:40:00.000Z'],
  ])('is its arrival when it names %s', (_, digits, arrival) => {
    expect(instantOf(digits, arrival)).toBe(arrival);
  });

  it('is its arrival when it names a month that does not exist', () => {
    expect(instantOf('2613010001', '2025-12-31T20:40:00.000Z')).toBe('2025-12-31T20:40:00.000Z');
  });
});

describe('what a receipt says of its message', () => {
  const arrival = Date.parse('2025-12-31T20:40:00.000Z');

  it('is where it went, which line it came from, and when it was taken', () => {
    expect(parseReceipt(receiptDone('2601010001'), RULES, arrival)?.about).toEqual({
      destination: '989240000001',
      source: '30001234',
      submittedAt: new Date('2025-12-31T20:30:00.000Z'),
    });
  });

  it('is our own name of the part, where the operator gives it back', () => {
    const tlvs = new Map([[0x0204, Buffer.from([0x9e, 0x37])]]);
    const about = parseReceipt({ ...receiptDone('2601010001'), tlvs }, RULES, arrival)?.about;
    expect(about?.userReference).toBe(0x9e37);
  });

  it('is no name where the parameter is not of two octets, and no time where there is none', () => {
    const tlvs = new Map([[0x0204, Buffer.from([0x9e])]]);
    const body = Buffer.from('id:7 stat:DELIVRD', 'latin1');
    const about = parseReceipt(
      { ...receiptDone('2601010001'), source: '+989240000001', body, tlvs },
      RULES,
      arrival,
    )?.about;
    expect(about).toEqual({ destination: '989240000001', source: '30001234' });
  });
});

describe('the id of a receipt', () => {
  it('ends before a NUL, which nobody could store', () => {
    const receipt = { ...receiptDone('2601010001'), body: Buffer.from('stat:DELIVRD id:77\0', 'latin1') };
    expect(parseReceipt(receipt, RULES, 0)?.operatorMessageId).toBe('77');
  });
});
