import type { BoundCarrier } from './support/carrier';
import { bindTo, idsOf, submitText } from './support/carrier';
import { describeWith } from './support/describe-with';
import { startOperator } from './support/operator';
import type { Passage } from './support/recording-proxy';
import { startRecordingProxy } from './support/recording-proxy';
import type { Decoded, Fields } from './support/tshark';
import { decode, TSHARK } from './support/tshark';
import { until } from './support/until';

const LINE = '30001234';
const HANDSET = '989240000001';
/** Without an emoji: tshark reads UCS-2, which has none; Perl reads those. */
const PERSIAN = 'سلام، خوش آمدید.';
const LATIN = 'Hi {name}: 100€';
const LONG = 'سلام به همهٔ شما. '.repeat(9);
const COMMAND = { bind: '0x00000009', submit: '0x00000004', deliver: '0x00000005', unbind: '0x00000006' };

const of = (fields: Fields, name: string) => fields.get(`smpp.${name}`)?.[0];

/** What we and our operator say to each other, read by a program that knows neither. */
describeWith(TSHARK, 'our traffic, decoded by tshark', () => {
  const sessions: { passages: readonly Passage[]; ids: string[] }[] = [];
  /** Ends what was begun, the last first; without it a failure would keep the run alive. */
  const ends: (() => Promise<void>)[] = [];
  let decoded: Decoded;

  /** A session of its own, seen by a proxy. */
  async function spoken(smppPort: number, sheet: string, talk: (bound: BoundCarrier) => Promise<string[]>) {
    const proxy = await startRecordingProxy(smppPort);
    ends.push(proxy.close);
    const bound = await bindTo(`smpp://peyk:secret@127.0.0.1:${proxy.port}?${sheet}`);
    ends.push(() => bound.carrier.close(0));
    const ids = await talk(bound);
    await until('a receipt for each part', () => bound.receipts.length === ids.length);
    await bound.carrier.close();
    sessions.push({ passages: proxy.passages, ids });
  }

  beforeAll(async () => {
    const operator = await startOperator();
    ends.push(operator.stop);
    await spoken(operator.smppPort, 'concatenation=udh', async (bound) => {
      const outcomes = [
        ...(await submitText(bound, PERSIAN, { destination: HANDSET, validitySeconds: 93_784 })),
        ...(await submitText(bound, LATIN, { destination: HANDSET })),
        ...(await submitText(bound, LONG, { destination: HANDSET, reference: 0xab })),
        ...(await submitText(bound, 'سلام', { destination: '989247770001' })),
      ];
      await operator.write(HANDSET, LINE, LONG);
      await until('the message of the handset', () => bound.messages.length === 1);
      return idsOf(outcomes);
    });
    for (const concatenation of ['sar', 'payload']) {
      await spoken(operator.smppPort, `concatenation=${concatenation}`, async (bound) =>
        idsOf(await submitText(bound, LONG, { destination: HANDSET, reference: 0xcd })),
      );
    }
    decoded = decode(...sessions.map(({ passages }) => passages));
  });

  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });

  const pdus = (command: string) => decoded.pdus.filter((fields) => of(fields, 'command_id') === command);

  it('is SMPP to the last octet, and every request has its answer', () => {
    expect(decoded.troubles).toEqual([]);
    const octets = sessions.flatMap(({ passages }) => passages).reduce((sum, { bytes }) => sum + bytes.length, 0);
    expect(decoded.pdus.reduce((sum, fields) => sum + Number(of(fields, 'command_length')), 0)).toBe(octets);
    const commands = decoded.pdus.map((fields) => Number(of(fields, 'command_id')));
    const requests = commands.filter((command) => command < 0x80000000).map((command) => command + 0x80000000);
    expect(commands.filter((command) => command >= 0x80000000).sort()).toEqual(requests.sort());
  });

  it('begins with the bind of a transceiver and ends with unbind', () => {
    const [bind] = pdus(COMMAND.bind);
    expect(['system_id', 'password', 'interface_version'].map((name) => bind && of(bind, name))).toEqual([
      'peyk',
      'secret',
      String(0x34),
    ]);
    expect(pdus(COMMAND.unbind)).toHaveLength(sessions.length);
  });

  it('carries the texts in their alphabets, the receipts wanted and the time to live', () => {
    const names = ['data_coding', 'message_text', 'regdel.receipt', 'validity_period_r', 'esm.submit.features'];
    const [persian, latin] = pdus(COMMAND.submit).map((fields) => names.map((name) => of(fields, name)));
    // A day, two hours, three minutes and four seconds; the other leaves it to the operator.
    expect(persian).toEqual(['0x08', PERSIAN, '0x01', '93784.000000000', '0x00']);
    expect(latin).toEqual(['0x00', LATIN, '0x01', '0.000000000', '0x00']);
  });

  it('carries numbers with their types: the line as it is, the mobile as an international one', () => {
    const names = ['source_addr_ton', 'source_addr_npi', 'source_addr'].flatMap((name) => [
      name,
      name.replace('source', name === 'source_addr' ? 'destination' : 'dest'),
    ]);
    const [first] = pdus(COMMAND.submit).map((fields) => names.map((name) => of(fields, name)));
    expect(first).toEqual(['0x00', '0x01', '0x01', '0x01', LINE, HANDSET]);
  });

  it('ties the parts of a long text together by headers, by sar parameters, or within message_payload', () => {
    const ties = (all: readonly Fields[], names: readonly string[]) =>
      all.map((fields) => names.map((name) => fields.get(name)?.[0])).filter(([reference]) => reference !== undefined);
    const three = (reference: number) => ['1', '2', '3'].map((part) => [String(reference), '3', part]);
    const headers = ['gsm_sms.udh.mm.msg_id', 'gsm_sms.udh.mm.msg_parts', 'gsm_sms.udh.mm.msg_part'];
    // Ours, the handset's, and those within message_payload.
    expect(ties(decoded.headers, headers)).toEqual([...three(0xab), ...three(1), ...three(0xcd)]);
    const sar = ['smpp.sar_msg_ref_num', 'smpp.sar_total_segments', 'smpp.sar_segment_seqnum'];
    expect(ties(decoded.pdus, sar)).toEqual(three(0xcd));
    expect(pdus(COMMAND.submit).filter((fields) => fields.has('smpp.message_payload'))).toHaveLength(3);
  });

  it('brings the receipts of the parts, by id and state', () => {
    const receipts = pdus(COMMAND.deliver).filter((fields) => of(fields, 'esm.submit.msg_type') === '0x01');
    const ids = receipts.map((fields) => of(fields, 'receipted_message_id'));
    expect(ids.sort()).toEqual(sessions.flatMap((session) => session.ids).sort());
    const states = receipts.map((fields) => of(fields, 'message_state'));
    // 2 is delivered; 5, undeliverable, is the handset that is off.
    expect(states.sort()).toEqual([...Array(ids.length - 1).fill('2'), '5']);
  });

  it('would be called malformed if a length were wrong by one', () => {
    const [session] = sessions;
    const broken = session?.passages.map(({ bytes, ...passage }) => {
      const copy = Buffer.from(bytes);
      const text = copy.indexOf(Buffer.from(PERSIAN, 'utf16le').swap16());
      if (text > 0) copy[text - 1] = (copy[text - 1] ?? 0) + 1;
      return { ...passage, bytes: copy };
    });
    expect(decode(broken ?? []).troubles).not.toEqual([]);
  });
});
