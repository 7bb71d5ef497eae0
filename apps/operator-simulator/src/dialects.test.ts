import { OptionError } from '@peyk/server-simulators';
import type { SmppCarrierOptions } from '@peyk/server-carrier';
import { parseSmppUrl } from '@peyk/server-carrier';
import { readOptions } from './options';
import { simulatorRig, submit, until } from './testing/simulator-rig';

const { receipts, messages, start, bind, data, stop } = simulatorRig();

const COLUMNS =
  'receiptColumns=state,done,submitted,error,destination,source,id' +
  '&receiptStates=00:delivered,01:enroute,02:undelivered,03:expired,04:rejected';

/** A dialect of the operator, and what the address of the carrier says of it. */
const PAIRS: [string, string][] = [
  ['', ''],
  ['receipts=text', ''],
  ['receipts=payload,ids=uuid', ''],
  ['receipts=unmarked', ''],
  ['receipts=parameters,ids=hex-in-answer', 'messageIds=hex-in-answer-decimal-in-receipt'],
  ['receipts=data,ids=hex', 'messageIds=hex'],
  ['receipts=columns,dates=long-year', `${COLUMNS}&receiptDates=long-year`],
  ['receipts=text,addresses=as-submitted', 'receiptAddresses=as-submitted'],
  ['receipts=text,dates=long-year', 'receiptDates=long-year'],
];

/** What an address says besides where the operator is. */
function told(address: string): Partial<SmppCarrierOptions> {
  const { receiptColumns, receiptStates, receiptDates, receiptAddresses, receiptsFor, messageIds } = parseSmppUrl(
    `smpp://a:b@host?${address}`,
  );
  return { receiptColumns, receiptStates, receiptDates, receiptAddresses, receiptsFor, messageIds };
}

describe('an operator with a dialect', () => {
  it.each(PAIRS)('%s is understood by a carrier whose address says %s', async (dialect, address) => {
    await start('--dialect', dialect);
    const by = await bind(told(address));
    const outcomes = [await submit(by, '989240770001'), await submit(by, '989240000002')].flat();
    await until(() => receipts.length === 2);
    const stateOf = new Map(receipts.map((receipt) => [receipt.operatorMessageId, receipt]));
    const read = outcomes.map((one) => (one.kind === 'accepted' ? stateOf.get(one.operatorMessageId) : undefined));
    expect(read).toMatchObject([
      { state: 'undelivered', about: { destination: '989240770001', source: '30001234' } },
      { state: 'delivered', about: { destination: '989240000002', source: '30001234' } },
    ]);
    const hasText = !/parameters|data/.test(dialect);
    if (hasText) expect(read.map((receipt) => receipt?.errorCode)).toEqual(['001', '000']);
    if (hasText) expect(read.every((receipt) => receipt?.about?.submittedAt)).toBe(true);
    expect(messages).toEqual([]);
  });

  it('sends again what was not acknowledged, over a restart, in the dialect of then', async () => {
    const dir = data();
    await start('--data', dir, '--receipt-delay-ms', '5000', '--dialect', 'ids=hex-in-answer');
    const dialect = told('messageIds=hex-in-answer-decimal-in-receipt');
    const [outcome] = await submit(await bind(dialect), '989240000001');
    await stop();
    await start('--data', dir, '--dialect', 'ids=hex-in-answer,receipts=data');
    await bind(dialect);
    await until(() => receipts.length === 1);
    expect(outcome).toEqual({ kind: 'accepted', operatorMessageId: receipts[0]?.operatorMessageId });
  });

  it('may send a receipt for the first part of a long message alone', async () => {
    await start('--dialect', 'parts=first');
    const by = await bind(told('receiptsFor=whole-message'));
    const outcomes = await submit(by, '989240000001', 'س'.repeat(150));
    const short = await submit(by, '989240000002');
    await until(() => receipts.length === 2);
    expect([outcomes.length, receipts.every(({ isWhole }) => isWhole)]).toEqual([3, true]);
    const ids = [outcomes[0], short[0]].map((one) => one?.kind === 'accepted' && one.operatorMessageId);
    expect(receipts.map(({ operatorMessageId }) => operatorMessageId).sort()).toEqual(ids.sort());
  });
});

describe('--dialect', () => {
  it.each([
    ['colour=red', /knows no "colour"; it knows receipts, ids/],
    ['toString=1', /knows no "toString"/],
    ['ids=octal', /ids is one of decimal, hex, hex-in-answer, uuid/],
    ['ids', /ids is one of/],
  ])('refuses %s', (dialect, message) => {
    const read = () => readOptions(['--dialect', dialect], {});
    expect(read).toThrow(OptionError);
    expect(read).toThrow(message);
  });
});
