import type { PeerAct, SmppPeer, SmppPeerOptions } from '@peyk/shared-testing-node';
import { THROTTLE, startSmppPeer } from '@peyk/shared-testing-node';
import type { SubmitOutcome } from '../carrier';
import { encodeText } from '../encode-text';
import { aPart, boundTo, recorder, until } from './carrier.fixture';
import type { SmppCarrier } from './smpp-carrier';
import type { SmppCarrierOptions } from './smpp-options';

let peer: SmppPeer;
let carrier: SmppCarrier;

async function given(peerOptions: SmppPeerOptions = {}, options: Partial<SmppCarrierOptions> = {}): Promise<void> {
  peer = await startSmppPeer(peerOptions);
  carrier = await boundTo(peer, options);
}

afterEach(async () => {
  await carrier.close(0);
  await peer.close();
});

const kinds = (outcomes: readonly SubmitOutcome[]) => outcomes.map((outcome) => outcome.kind);

describe('submitting', () => {
  it('binds and brings back the id that the operator gave', async () => {
    await given({ behaviour: () => ({ do: 'accept', id: 'A-17' }) });
    expect(await carrier.submit(aPart())).toEqual({ kind: 'accepted', operatorMessageId: 'A-17' });
    expect(peer.submits[0]).toMatchObject({ source: '30001234', text: 'سلام', dataCoding: 8, esmClass: 0 });
    expect(peer.submits[0]?.pdu.registered_delivery).toBe(1);
  });

  it('never has more parts without an answer than sessions x window', async () => {
    await given({ behaviour: () => ({ do: 'accept', afterMs: 5 }) }, { window: 7, sessions: 2 });
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => carrier.submit(aPart())));
    expect(new Set(kinds(outcomes))).toEqual(new Set(['accepted']));
    expect(peer.mostWaiting()).toBe(14);
  });

  it('reports a refusal with its code and does not repeat it', async () => {
    await given({ behaviour: () => ({ do: 'refuse', status: 0x0b }) });
    expect(await carrier.submit(aPart())).toEqual({ kind: 'refused', code: 0x0b });
    expect(peer.submits).toHaveLength(1);
  });

  it('submits a throttled part again until it is taken, exactly once', async () => {
    const tries = new Map<string, number>();
    await given(
      {
        behaviour: ({ destination }) => {
          const n = (tries.get(destination) ?? 0) + 1;
          tries.set(destination, n);
          return n <= 2 ? THROTTLE : { do: 'accept' };
        },
      },
      { throttlePauseMs: 10 },
    );
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => carrier.submit(aPart())));
    expect(kinds(outcomes)).toEqual(Array(5).fill('accepted'));
    expect([...tries.values()]).toEqual(Array(5).fill(3));
    expect(carrier.counters()).toMatchObject({ submitted: 15, throttled: 10, accepted: 5 });
    expect(carrier.ratePerSecond()).toBeLessThan(Infinity);
  });

  it('stays below the rate that the operator agreed to', async () => {
    await given({}, { maxPerSecond: 100 });
    const begin = Date.now();
    await Promise.all(Array.from({ length: 51 }, () => carrier.submit(aPart())));
    expect(Date.now() - begin).toBeGreaterThan(400);
  });

  it('goes on at its rate when the clock is set back by an hour', async () => {
    await given({}, { maxPerSecond: 100 });
    await carrier.submit(aPart());
    const hourAgo = Date.now() - 3_600_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(hourAgo);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => carrier.submit(aPart())));
    clock.mockRestore();
    expect(kinds(outcomes)).toEqual(Array(10).fill('accepted'));
  });

  it('gives a part up as unknown when no answer comes in time', async () => {
    await given({ behaviour: () => ({ do: 'drop' }) }, { answerTimeoutMs: 100 });
    expect((await carrier.submit(aPart())).kind).toBe('unknown');
    expect(carrier.counters()).toMatchObject({ unknown: 1, accepted: 0 });
  });
});

describe('the priority lane', () => {
  it('overtakes bulk parts that wait for a slot', async () => {
    await given({ behaviour: () => ({ do: 'accept', afterMs: 10 }) }, { window: 2 });
    const bulk = Array.from({ length: 20 }, () => carrier.submit(aPart()));
    await carrier.submit(aPart({ lane: 'priority', source: '9000' }));
    expect(peer.submits.findIndex((submit) => submit.source === '9000')).toBeLessThan(4);
    await Promise.all(bulk);
  });

  it('is not held up while bulk parts are throttled', async () => {
    const act = (source: string): PeerAct => (source === '9000' ? { do: 'accept' } : THROTTLE);
    await given({ behaviour: ({ source }) => act(source) }, { throttlePauseMs: 10_000 });
    for (let i = 0; i < 50; i += 1) void carrier.submit(aPart());
    await until(() => carrier.counters().throttled >= 50);
    const begin = Date.now();
    expect((await carrier.submit(aPart({ lane: 'priority', source: '9000' }))).kind).toBe('accepted');
    expect(Date.now() - begin).toBeLessThan(5_000);
  });

  it('keeps slots that the bulk lane is not offered', async () => {
    await given({ behaviour: () => ({ do: 'drop' }) }, { window: 40 });
    expect([carrier.freeSlots('bulk'), carrier.freeSlots('priority')]).toEqual([38, 40]);
    for (let i = 0; i < 38; i += 1) void carrier.submit(aPart());
    expect([carrier.freeSlots('bulk'), carrier.freeSlots('priority')]).toEqual([0, 2]);
  });
});

describe('a window of one', () => {
  it("is the bulk lane's too, one part after the other, and a code overtakes", async () => {
    await given({ behaviour: () => ({ do: 'accept', afterMs: 5 }) }, { window: 1 });
    expect([carrier.freeSlots('bulk'), carrier.freeSlots('priority')]).toEqual([1, 1]);
    const bulk = [aPart(), aPart(), aPart()].map((part) => carrier.submit(part));
    expect((await carrier.submit(aPart({ lane: 'priority', source: '9000' }))).kind).toBe('accepted');
    expect(kinds(await Promise.all(bulk))).toEqual(['accepted', 'accepted', 'accepted']);
    expect(peer.mostWaiting()).toBe(1);
    expect(peer.submits[1]?.source).toBe('9000');
  });
});

describe('when the line is cut', () => {
  it('reports what was written as unknown, what was not as unsent, and connects again', async () => {
    await given({ behaviour: ({ n }) => (n === 3 ? { do: 'cut' } : { do: 'drop' }) }, { window: 3 });
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => carrier.submit(aPart())));
    expect(kinds(outcomes)).toEqual(['unknown', 'unknown', 'unknown', 'unsent', 'unsent']);
    await until(() => carrier.status().state === 'bound');
    expect(carrier.counters()).toMatchObject({ reconnects: 1, unknown: 3 });
  });

  it('takes nothing while there is no link', async () => {
    await given();
    peer.cutAll();
    await until(() => carrier.status().sessions === 0);
    expect(carrier.freeSlots('priority')).toBe(0);
    expect(await carrier.submit(aPart())).toEqual({ kind: 'unsent' });
  });

  it('tells the listener when slots come and go', async () => {
    let changes = 0;
    const listener = { ...recorder(), onChange: () => void (changes += 1) };
    await given({}, { listener });
    await until(() => changes === 1);
    peer.cutAll();
    await until(() => changes >= 3);
    expect(carrier.status().state).toBe('bound');
  });

  it('drops a link that does not answer enquire_link', async () => {
    let answers = false;
    await given({ answersEnquiries: () => answers }, { enquireEveryMs: 40, enquireAnswerMs: 60 });
    await until(() => carrier.counters().reconnects >= 1);
    answers = true;
    await until(() => carrier.status().state === 'bound');
    const { reconnects } = carrier.counters();
    const seen = peer.enquiries();
    await until(() => peer.enquiries() > seen + 3);
    expect(carrier.counters().reconnects).toBe(reconnects);
  });

  it('lives on while submits are answered, though enquire_link is not', async () => {
    await given({ answersEnquiries: () => false }, { enquireEveryMs: 40, enquireAnswerMs: 60 });
    while (peer.enquiries() < 4) expect((await carrier.submit(aPart())).kind).toBe('accepted');
    expect(carrier.counters()).toMatchObject({ reconnects: 0, unknown: 0 });
  });

  it('tries again after a refused bind', async () => {
    let refusals = 2;
    await given({ bindStatus: () => (refusals-- > 0 ? 0x0e : 0) }, { reconnectFirstMs: 20 });
    expect(peer.binds()).toBe(3);
    expect((await carrier.submit(aPart())).kind).toBe('accepted');
  });

  it('connects again after bytes that are no SMPP', async () => {
    await given();
    peer.sendRaw(Buffer.from('ffffffffdeadbeef00000000', 'hex'));
    await until(() => peer.binds() === 2 && carrier.status().state === 'bound');
    expect((await carrier.submit(aPart())).kind).toBe('accepted');
  });
});

describe('an operator that binds each way by itself', () => {
  it('gets submits on transmitters, delivers on the receiver, and loses neither with the other', async () => {
    const listener = recorder();
    await given({}, { bind: 'separate', sessions: 2, window: 5, listener });
    await until(() => peer.sessions() === 3);
    expect([...peer.kinds].sort()).toEqual(['bind_receiver', 'bind_transmitter', 'bind_transmitter']);
    expect([carrier.freeSlots('priority'), carrier.status().window]).toEqual([10, 10]);
    expect((await carrier.submit(aPart())).kind).toBe('accepted');
    expect(await peer.receipt('77')).toBe(0);
    expect(listener.receipts).toMatchObject([{ operatorMessageId: '77' }]);
    peer.cutAll();
    await until(() => peer.binds() === 6 && peer.sessions() === 3);
    expect(await peer.receipt('78')).toBe(0);
  });

  it('is missed when the session that delivers is not there, though parts are taken', async () => {
    await given({ bindStatus: (kind) => (kind === 'bind_receiver' ? 0x0d : 0) }, { bind: 'separate' });
    await until(() => peer.kinds.includes('bind_receiver') && carrier.status().sessions === 1);
    expect(carrier.status()).toMatchObject({ state: 'bound', sessions: 1, receivers: 0, wantedReceivers: 1 });
    expect((await carrier.submit(aPart())).kind).toBe('accepted');
  });
});

describe('a process that only submits', () => {
  it('has transmitters alone, and misses no receiver: another process hears', async () => {
    await given({}, { bind: 'transmitter', sessions: 2, window: 5 });
    await until(() => peer.sessions() === 2);
    expect(peer.kinds).toEqual(['bind_transmitter', 'bind_transmitter']);
    expect(carrier.status()).toMatchObject({ state: 'bound', sessions: 2, receivers: 0, wantedReceivers: 0 });
    expect((await carrier.submit(aPart())).kind).toBe('accepted');
  });
});

describe('closing', () => {
  it('waits for the answers in flight, gives back what waits, and unbinds', async () => {
    await given({ behaviour: () => ({ do: 'accept', afterMs: 50 }) }, { window: 1 });
    const outcomes = Promise.all([carrier.submit(aPart()), carrier.submit(aPart())]);
    await until(() => peer.submits.length === 1);
    await carrier.close(2_000);
    expect(kinds(await outcomes)).toEqual(['accepted', 'unsent']);
    expect(peer.sessions()).toBe(0);
    expect(await carrier.submit(aPart())).toEqual({ kind: 'unsent' });
    expect(carrier.status().state).toBe('closed');
  });

  it('reports what is still in flight after the grace as unknown', async () => {
    await given({ behaviour: () => ({ do: 'drop' }) });
    const outcome = carrier.submit(aPart());
    await until(() => peer.submits.length === 1);
    await carrier.close(50);
    expect(await outcome).toEqual({ kind: 'unknown' });
  });
});

describe('parts of a long text', () => {
  const text = encodeText('س'.repeat(71));

  it.each([
    ['udh', { esmClass: 0x40, header: '0003070201' }],
    ['payload', { esmClass: 0x40, header: '0003070201' }],
    ['sar', { esmClass: 0, header: '' }],
  ] as const)('are tied together by %s', async (concatenation, expected) => {
    await given({}, { concatenation });
    await Promise.all([0, 1].map((part) => carrier.submit(aPart({ text, part }))));
    expect(peer.submits.map((submit) => submit.text)).toEqual(['س'.repeat(67), 'س'.repeat(4)]);
    const [first] = peer.submits;
    expect({ esmClass: first?.esmClass, header: first?.header.toString('hex') }).toEqual(expected);
    if (concatenation === 'sar') {
      expect(first?.pdu).toMatchObject({ sar_msg_ref_num: 7, sar_total_segments: 2, sar_segment_seqnum: 1 });
    }
    expect('message_payload' in (first?.pdu ?? {})).toBe(concatenation === 'payload');
  });
});
