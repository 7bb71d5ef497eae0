import type { SmppPeer } from '@peyk/shared-testing-node';
import { startSmppPeer } from '@peyk/shared-testing-node';
import type { UnreadDelivery } from '../carrier';
import { aPart, boundTo, recorder } from '../smpp/carrier.fixture';
import type { Recorder } from '../smpp/carrier.fixture';
import type { SmppCarrier } from '../smpp/smpp-carrier';
import { parseSmppUrl } from '../smpp/smpp-url';
import type { MessageIdForm } from '../smpp/smpp-options';
import { idFromAnswer, idFromReceipt } from './message-id';

let peer: SmppPeer;
let carrier: SmppCarrier;
let heard: Recorder & { unread: UnreadDelivery[] };

/** @param parameters what the operator's address says of it */
async function given(parameters = '', id = '1A2B'): Promise<void> {
  const unread: UnreadDelivery[] = [];
  heard = { ...recorder(), unread, onUnread: async (delivery) => void unread.push(delivery) };
  peer = await startSmppPeer({ behaviour: () => ({ do: 'accept', id }) });
  const told = parseSmppUrl(`smpp://a:b@host?${parameters}`);
  carrier = await boundTo(peer, { ...told, ...parseSmppUrl(peer.url), listener: heard });
}
afterEach(async () => {
  await carrier.close(0);
  await peer.close();
});

const ucs2 = (text: string) => Buffer.from(text, 'utf16le').swap16();
const addresses = { source_addr: '989240000001', destination_addr: '30001234' };
const say = (text: string, fields: Record<string, unknown> = {}) =>
  peer.deliver({ ...addresses, esm_class: 4, short_message: Buffer.from(text, 'latin1'), ...fields });

describe('the forms of a receipt that manuals show', () => {
  it.each([
    [
      'SMPP 3.4, appendix B',
      'id:77 sub:001 dlvrd:001 submit date:2601010000 done date:2601010001 stat:DELIVRD err:000 Text:hello',
    ],
    ['without sub and dlvrd', 'id:77 submit date:2601010000 done date:2601010000 stat:DELIVRD err:000 text:hello'],
    [
      'with seconds',
      'id:77 sub:001 dlvrd:001 submit date:260101000000 done date:260101000107 stat:DELIVRD err:000 text:',
    ],
    [
      'with dates as SMPP writes them',
      'id:77 sub:000 dlvrd:001 submit date:260101000000912+ done date:260101000000012+ stat:DELIVRD err:000',
    ],
    [
      'with capital names and underscores',
      'ID:77 SUB:001 DLVRD:001 SUBMIT_DATE:2601010000 DONE_DATE:2601010001 STAT:DELIVRD ERR:000',
    ],
    ['state first', 'stat:DELIVRD err:000 id:77 done date:2601010001'],
    ['written out', 'id:77 sub:001 dlvrd:001 done date:2601010001 stat:DELIVERED err:000'],
    ['small letters', 'id:77 sub:001 dlvrd:001 done date:2601010001 stat:delivrd err:0'],
    ['a number for the state', 'id:77 sub:001 dlvrd:001 done date:2601010001 stat:2 err:000'],
    ['status for stat', 'id:77 sub:001 dlvrd:001 done date:2601010001 status:DELIVERED err:000'],
  ])('%s', async (_, text) => {
    await given();
    expect(await say(text)).toBe(0);
    expect(heard.receipts).toMatchObject([{ operatorMessageId: '77', state: 'delivered' }]);
  });

  const APPENDIX_B = 'id:77 sub:001 dlvrd:001 submit date:2601010000 done date:2601010001 stat:UNDELIV err:001 text:';

  it.each([0, 8, 4, 0x20])('are receipts with esm_class %i', async (esmClass) => {
    await given();
    expect(await say(APPENDIX_B, { esm_class: esmClass })).toBe(0);
    expect(heard.receipts).toMatchObject([{ operatorMessageId: '77', state: 'undelivered', errorCode: '001' }]);
    expect(heard.messages).toEqual([]);
  });

  it.each([
    ['data_coding 8', 8],
    ['data_coding 0', 0],
  ])('are read in UCS-2 with %s', async (_, dataCoding) => {
    await given();
    await peer.deliver({ ...addresses, esm_class: 4, data_coding: dataCoding, short_message: ucs2(APPENDIX_B) });
    expect(heard.receipts).toMatchObject([{ operatorMessageId: '77', state: 'undelivered' }]);
  });

  it('may be parameters alone, whatever esm_class says', async () => {
    await given();
    for (const esm_class of [4, 0])
      await peer.deliver({ ...addresses, esm_class, short_message: '', receipted_message_id: '77', message_state: 2 });
    expect(heard.receipts).toMatchObject(Array(2).fill({ operatorMessageId: '77', state: 'delivered' }));
  });

  it.each(['UNDELIVERABLE', 'UNDELIVERED', 'FAILED'])('say %s for what was not delivered', async (stat) => {
    await given();
    await peer.receipt('1', stat);
    expect(heard.receipts[0]?.state).toBe('undelivered');
  });

  it('may have words of their own, which the address explains', async () => {
    await given('receiptStates=SENT:enroute,BARRED:blacklisted');
    await peer.receipt('1', 'sent');
    await peer.receipt('2', 'BARRED');
    expect(heard.receipts.map(({ state }) => state)).toEqual(['enroute', 'blacklisted']);
  });
});

describe('a message of a handset', () => {
  it.each(['id:5 and stat:DELIVRD are words', 'my id: 5', 'stat:DELIVRD done date:2601010001 id:'])(
    'stays one, with words of a receipt: %s',
    async (text) => {
      await given();
      await say(text, { esm_class: 0 });
      expect([heard.messages.length, heard.receipts.length]).toEqual([1, 0]);
    },
  );

  it('stays one with the whole of a receipt, where the address says that receipts are marked', async () => {
    await given('receipts=by-class');
    await say('id:77 sub:001 dlvrd:001 done date:2601010001 stat:DELIVRD err:000', { esm_class: 0 });
    expect([heard.messages.length, heard.receipts.length]).toEqual([1, 0]);
  });
});

describe('the id of an answer and of its receipt', () => {
  it.each<[MessageIdForm, string, string]>([
    ['as-is', 'aB-1', 'aB-1'],
    ['hex', '1a2b', '1A2B'],
    ['hex', '1A2B', '0x00001a2b'],
    ['hex', '0x1A2B', '1a2b'],
    ['decimal', '6699', '0000006699'],
    ['hex-in-answer-decimal-in-receipt', '1A2B', '0000006699'],
    ['hex-in-answer-decimal-in-receipt', '0x1a2b', '6699'],
    ['decimal-in-answer-hex-in-receipt', '6699', '1a2b'],
    ['decimal-in-answer-hex-in-receipt', '6699', '0x00001A2B'],
  ])('are one with messageIds=%s: %s, %s', async (form, answer, receipt) => {
    await given(`messageIds=${form}`, answer);
    const outcome = await carrier.submit(aPart());
    await peer.receipt(receipt);
    expect(outcome).toEqual({ kind: 'accepted', operatorMessageId: heard.receipts[0]?.operatorMessageId });
  });

  it.each<MessageIdForm>(['hex', 'decimal', 'hex-in-answer-decimal-in-receipt', 'decimal-in-answer-hex-in-receipt'])(
    'stays as it came where it is no number, with messageIds=%s',
    async (form) => {
      await given();
      expect([idFromAnswer('x-1', form), idFromReceipt('x-1', form)]).toEqual(['x-1', 'x-1']);
    },
  );
});

describe('a receipt that nobody can read', () => {
  it('is stored before it is acknowledged, without the text that it repeats', async () => {
    await given();
    expect(await say('Ref 77 state OK text:your code is 1234', { receipted_message_id: '77' })).toBe(0);
    expect(heard.unread).toMatchObject([
      { esmClass: 4, source: '989240000001', said: 'Ref 77 state OK ', parameters: { '1e': '373700' } },
    ]);
    expect(carrier.counters()).toMatchObject({ unreadableReceipts: 1, receipts: 0 });
  });

  it('is asked for again when it could not be stored', async () => {
    await given();
    heard.onUnread = () => Promise.reject(new Error('no room'));
    expect(await say('Ref 77')).toBe(0x64);
  });
});
