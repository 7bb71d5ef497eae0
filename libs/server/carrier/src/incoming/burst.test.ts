import { StubbornOperator } from '../smpp/stubborn-operator.fixture';
import { aPart, boundTo, recorder, until } from '../smpp/carrier.fixture';
import type { SmppCarrier } from '../smpp/smpp-carrier';
import { COMMAND, DATA_CODING, ESM, STATUS } from '../wire/constants';
import type { MessagePdu } from '../wire/message-pdu';
import { messagePdu } from '../wire/message-pdu';

const BURST = 55_000;
const MOST_BEING_STORED = 5_000;
/** What one read of a socket may bring beyond it. */
const ONE_READ = 1_000;

let operator: StubbornOperator;
let carrier: SmppCarrier;
afterEach(async () => {
  await operator.close();
  await carrier.close(0);
});

function receipts(count: number): Buffer {
  const addresses = { sourceTon: 1, sourceNpi: 1, source: '989240000001', destinationTon: 0, destinationNpi: 1 };
  const about = { ...addresses, destination: '30001234', validityPeriod: '', registeredDelivery: 0 };
  return Buffer.concat(
    Array.from({ length: count }, (_, n) => {
      const body = Buffer.from(`id:${n} sub:001 dlvrd:001 done date:2601010001 stat:DELIVRD err:000 text:`);
      const message: MessagePdu = { ...about, esmClass: ESM.receipt, dataCoding: DATA_CODING.default, body };
      return messagePdu({ command: COMMAND.deliverSm, sequence: n + 1 }, message);
    }),
  );
}

/** A listener that stores nothing until it may. */
function slowStore() {
  const state = { mayStore: false, stored: 0, most: 0 };
  const waiting: (() => void)[] = [];
  const storeAll = () => {
    state.stored += waiting.length;
    for (const resolve of waiting.splice(0)) resolve();
  };
  const onReceipt = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      state.most = Math.max(state.most, waiting.length);
      if (state.mayStore) setImmediate(storeAll);
    });
  const begin = () => {
    state.mayStore = true;
    storeAll();
  };
  return { state, begin, listener: { ...recorder(), onReceipt } };
}

describe('a burst of receipts while storing is slow', () => {
  it('waits in the socket: none is refused, few are in memory, and no submit is late because of it', async () => {
    const clock = { skewMs: 0 };
    const store = slowStore();
    operator = new StubbornOperator();
    carrier = await boundTo(await operator.listen(), {
      listener: store.listener,
      now: () => performance.now() + clock.skewMs,
      answerTimeoutMs: 20_000,
      enquireEveryMs: 100_000,
    });
    const [socket] = operator.sockets;
    socket?.write(receipts(BURST));
    await until(() => carrier.counters().readingPauses === 1, 20_000);
    const outcome = carrier.submit(aPart());
    await until(() => operator.submits.length === 1);
    const [submit] = operator.submits;
    if (submit) operator.accept(submit, 'A-1');
    clock.skewMs = 60_000;
    store.begin();
    await until(() => (operator.delivered.get(STATUS.ok) ?? 0) === BURST, 40_000);
    expect([...operator.delivered.keys()]).toEqual([STATUS.ok]);
    expect(store.state.most).toBeLessThanOrEqual(MOST_BEING_STORED + ONE_READ);
    expect(await outcome).toEqual({ kind: 'accepted', operatorMessageId: 'A-1' });
    expect(carrier.counters()).toMatchObject({ receipts: BURST, deferredDeliveries: 0, unknown: 0 });
  }, 60_000);
});
