import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createSmppCarrier, parseSmppUrl } from '@peyk/server-carrier';
import { systemClock } from '@peyk/server-database';
import { createLinkCodes } from '@peyk/server-links';
import { THROTTLE, silentLog, startSmppPeer, testSeal } from '@peyk/shared-testing-node';
import { createSender } from './sender';
import { givenSend, mciNumbers } from './testing/given-send';
import { readSend } from './testing/read-send';
import { sendersOnDatabase } from './testing/senders-on-database';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer } = sendersOnDatabase();

const PER_SECOND = 10;
const ANSWER_MS = 100;
const WINDOW = 20;
const FEW = 1_000;
const MANY = 60_000;
/** Generous: a sender without a window was seen to grow by 47 MB, this one by 3. */
const MOST_GROWTH_BYTES = 8_000_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void; // Node gives it no type

/** What is still in use after a collection. */
function bytesInUse(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** An operator that takes ten a second and says "throttled" to all else, at once. */
async function startSlowOperator() {
  const counts = { taken: 0, throttled: 0 };
  const bucket = { tokens: 1, filledAtMs: 0 };
  const mayTake = () => {
    const now = performance.now();
    bucket.tokens = Math.min(1, bucket.tokens + ((now - bucket.filledAtMs) / 1_000) * PER_SECOND);
    bucket.filledAtMs = now;
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  };
  const peer = await startSmppPeer({
    behaviour: () => {
      const isTaken = mayTake();
      counts[isTaken ? 'taken' : 'throttled'] += 1;
      return isTaken ? { do: 'accept', afterMs: ANSWER_MS } : THROTTLE;
    },
  });
  return { peer, counts };
}

describe('an operator that takes ten messages a second', () => {
  it('is not overrun: memory does not grow with what waits, the window holds, and the rate follows', async () => {
    const { peer, counts } = await startSlowOperator();
    const sender = createSender({
      linkCodes: createLinkCodes('a secret of tests'),
      seal: testSeal,
      context: { db: state.test.db, clock: systemClock, log: silentLog },
      graceMs: 1_000,
      openCarrier: (listener) =>
        createSmppCarrier({ ...parseSmppUrl(peer.url), name: 'slow', window: WINDOW, listener }),
    });
    const taken = (count: number) => waitUntil(`${count} are taken`, () => counts.taken >= count, 60_000);
    try {
      await sender.start();
      const customer = await givenCustomer(FEW + MANY);
      await givenSend(state.test.db, { ...customer, numbers: mciNumbers(FEW) });
      await taken(20);
      const before = { bytes: bytesInUse(), ...counts };
      const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(MANY) });
      const isSending = async () => (await readSend(state.test.db, sendId)).send.state === 2;
      await waitUntil('the large one is sent as well', isSending, 60_000);
      await taken(before.taken + 30);
      const growth = bytesInUse() - before.bytes;
      const throttled = counts.throttled - before.throttled;
      expect(growth).toBeLessThan(MOST_GROWTH_BYTES);
      expect(throttled).toBeLessThan((counts.taken - before.taken) / 2);
      expect(peer.mostWaiting()).toBeLessThanOrEqual(WINDOW);
      expect(sender.counters().mostMarked).toBeLessThanOrEqual(WINDOW);
    } finally {
      await sender.stop();
      await peer.close();
    }
  }, 120_000);
});
