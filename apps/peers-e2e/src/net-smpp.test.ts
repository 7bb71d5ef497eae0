import type { BoundCarrier } from './support/carrier';
import { bindTo, idsOf, submitText } from './support/carrier';
import { describeWith } from './support/describe-with';
import type { NetSmppSmsc } from './support/net-smpp';
import { NET_SMPP, startNetSmppSmsc } from './support/net-smpp';
import { until } from './support/until';

const HANDSET = '989240000001';
const LINE = '30001234';
const SHEET = 'messageIds=hex-in-answer-decimal-in-receipt';

/** Our client against an SMSC whose every PDU is written and read by Net::SMPP. */
describeWith(NET_SMPP, 'an SMSC on Net::SMPP', () => {
  let smsc: NetSmppSmsc;
  let bound: BoundCarrier;

  async function given(sheet = SHEET, ...words: 'eager'[]): Promise<void> {
    smsc = await startNetSmppSmsc(...words);
    bound = await bindTo(`${smsc.url}?${sheet}`, { throttlePauseMs: 10 });
  }

  afterEach(async () => {
    // The SMSC goes whatever became of the client, or a failure would keep the run alive.
    await bound?.carrier.close(0);
    await smsc?.stop();
  });

  /** Everything that waits is told of, and the SMSC has our word for each. */
  async function receiptsOf(ids: readonly string[]) {
    smsc.order({ do: 'receipts' });
    await until('an acknowledgement of each receipt', () => smsc.events('acknowledged').length >= ids.length);
    expect(smsc.events('acknowledged')).toHaveLength(ids.length);
    for (const { status } of smsc.events('acknowledged')) expect(status).toBe(0);
    return [...bound.receipts].sort((a, b) => Number(a.operatorMessageId) - Number(b.operatorMessageId));
  }

  it('binds us as a transceiver of SMPP 3.4', async () => {
    await given();
    expect(smsc.events('bind')).toEqual([
      { event: 'bind', system_id: 'peyk', password: 'secret', system_type: '', interface_version: 0x34 },
    ]);
  });

  it.each([
    ['a Persian text', 'سلام، ۲۰٪ تخفیف 😀', 8],
    ['a Latin text with the extension table', 'Hi {name}: [100] €~^\\| @£$ èéùìò', 0],
  ])('reads %s as it was written', async (_, text, data_coding) => {
    await given();
    const [id] = idsOf(await submitText(bound, text, { destination: HANDSET, validitySeconds: 93_784 }));
    expect(smsc.events('submit')).toEqual([
      {
        ...{ event: 'submit', id, text, header: '', esm_class: 0, data_coding, registered_delivery: 1 },
        ...{ source_addr_ton: 0, source_addr_npi: 1, source_addr: LINE, validity_period: '000001020304000R' },
        ...{ dest_addr_ton: 1, dest_addr_npi: 1, destination_addr: HANDSET },
      },
    ]);
  });

  it('puts the parts of a long text together by their header', async () => {
    await given();
    const text = 'سلام به همهٔ شما. '.repeat(9);
    await submitText(bound, text, { destination: HANDSET, reference: 0xab });
    const submits = smsc.events('submit');
    expect(submits.map(({ header, esm_class }) => [header, esm_class])).toEqual([
      ['050003ab0301', 0x40],
      ['050003ab0302', 0x40],
      ['050003ab0303', 0x40],
    ]);
    expect(submits.map((submit) => submit['text']).join('')).toBe(text);
  });

  it('names parts in hexadecimal and tells of them in decimal, the newest first: each receipt finds its part', async () => {
    await given();
    const destinations = Array.from({ length: 20 }, (_, n) => `98924${String(n).padStart(7, '0')}`);
    const outcomes = await Promise.all(
      destinations.map((destination) => submitText(bound, 'س'.repeat(100), { destination })),
    );
    const ids = idsOf(outcomes.flat());
    expect(new Set(ids).size).toBe(40);
    const receipts = await receiptsOf(ids);
    expect(receipts.map(({ operatorMessageId }) => operatorMessageId)).toEqual(ids.sort());
    expect(new Set(receipts.map(({ state, errorCode }) => `${state} ${errorCode}`))).toEqual(
      new Set(['delivered 000']),
    );
    // The time is Tehran's on the wire.
    for (const { at } of receipts) expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(180_000);
  });

  it('is not understood without the word about its ids on the sheet', async () => {
    await given('');
    const ids = idsOf(await submitText(bound, 'سلام', { destination: HANDSET }));
    const receipts = await receiptsOf(ids);
    expect([ids[0], receipts[0]?.operatorMessageId]).toEqual(['0A0F1E2D', '0168762925']);
  });

  it('may tell of a part before it has answered', async () => {
    await given(SHEET, 'eager');
    const ids = idsOf(await submitText(bound, 'سلام', { destination: HANDSET }));
    expect((await receiptsOf(ids)).map(({ operatorMessageId }) => operatorMessageId)).toEqual(ids);
    expect(smsc.events('other')).toEqual([]);
  });

  it('takes every part once although it is too busy for the first seven', async () => {
    await given();
    smsc.order({ do: 'throttle', times: 7 });
    const destinations = Array.from({ length: 12 }, (_, n) => `98924${String(n).padStart(7, '0')}`);
    idsOf((await Promise.all(destinations.map((destination) => submitText(bound, 'سلام', { destination })))).flat());
    expect(smsc.events('throttled')).toHaveLength(7);
    expect(
      smsc
        .events('submit')
        .map((submit) => submit['destination_addr'])
        .sort(),
    ).toEqual(destinations);
  });

  it('brings a message of two parts from a handset', async () => {
    await given();
    const parts = ['س'.repeat(67), 'پایان'];
    smsc.order({ do: 'write', from: HANDSET, to: LINE, parts });
    await until('both acknowledgements', () => smsc.events('acknowledged').length === 2);
    expect(bound.messages).toMatchObject([{ from: HANDSET, to: LINE, text: parts.join('') }]);
  });

  it('says goodbye and is bound again', async () => {
    await given();
    smsc.order({ do: 'unbind' });
    await until('a second bind', () => smsc.events('bind').length === 2);
    expect(smsc.events('other')).toEqual([{ event: 'other', name: 'unbind_resp', status: 0 }]);
    await until('a bound session', () => bound.carrier.status().state === 'bound');
    idsOf(await submitText(bound, 'سلام', { destination: HANDSET }));
  });

  it('hears our goodbye', async () => {
    await given();
    await bound.carrier.close();
    await until('the end of the line', () => smsc.events('closed').length === 1);
    expect(smsc.events('unbind')).toHaveLength(1);
  });
});
