import { createTestDatabase, givenAccount, givenLine, recordingLog, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { closeDatabase, createDatabase } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { expireSends } from './stop/expire-sends';
import { stopSend } from './stop/stop-send';
import { SHORT_TEXT, givenSend, mciNumbers } from './testing/given-send';
import { SenderRig } from './testing/sender-rig';
import { waitUntil } from './testing/wait-until';

const PRICE = 1_370_000n;
const log = recordingLog();
const state = {} as { test: TestDatabase; rig: SenderRig; db: Db };

beforeAll(async () => {
  state.test = await createTestDatabase();
  state.rig = new SenderRig(state.test.url, log);
  state.db = createDatabase({ url: state.test.url, log, poolSize: 2 });
});
afterEach(() => state.rig.end());
afterAll(async () => {
  await closeDatabase(state.db);
  await state.test.close();
});

async function givenCustomer(messages: number) {
  const { accountId } = await givenAccount(state.test.db, { balanceMrial: PRICE * BigInt(messages) });
  const { lineId } = await givenLine(state.test.db, { accountId });
  return { accountId, lineId };
}

/** What the log says of a send, in its order. */
const storyOf = (sendId: bigint) =>
  log.lines.flatMap(({ fields, message }) => {
    const { sendId: of, accountId: _, ...facts } = fields as { sendId?: string; accountId?: string; turn?: string };
    return of === String(sendId) && message.startsWith('send ') ? [facts] : [];
  });
const untilTold = (sendId: bigint, turn: string) =>
  waitUntil(`the log says ${turn}`, () => storyOf(sendId).some((facts) => facts.turn === turn));

describe('the story of a send in the log', () => {
  it('has a line for each turn, once, and neither numbers nor texts', async () => {
    const customer = await givenCustomer(3);
    const numbers = mciNumbers(3);
    const sendId = await givenSend(state.test.db, { ...customer, numbers: [...numbers, 'no number'] });
    await state.rig.start();
    await untilTold(sendId, 'finished');
    expect(storyOf(sendId)).toEqual([
      { turn: 'prepared', requested: 4, messages: 3, leftOut: 1 },
      { turn: 'handed over', lane: 1 },
      { turn: 'finished', messages: 3 },
    ]);
    const all = JSON.stringify(log.lines.map(({ fields, message }) => ({ ...fields, message })));
    expect(all).toContain(`"accountId":"${customer.accountId}"`);
    for (const word of [...numbers.map((number) => number.slice(1)), ...SHORT_TEXT.split(' ')])
      expect(all).not.toContain(word);
  });

  it('says why one could not be prepared', async () => {
    const [poor, rich] = [await givenCustomer(0), await givenCustomer(1)];
    const noCredit = await givenSend(state.test.db, { ...poor, numbers: mciNumbers(1) });
    const nobody = await givenSend(state.test.db, { ...rich, numbers: ['no number'] });
    await state.rig.start();
    await Promise.all([untilTold(noCredit, 'failed'), untilTold(nobody, 'failed')]);
    expect(storyOf(noCredit)).toEqual([{ turn: 'failed', why: 'no credit' }]);
    expect(storyOf(nobody)).toEqual([{ turn: 'failed', why: 'no valid recipient' }]);
  });

  it('says what was cancelled or expired, and how much of it', async () => {
    const customer = await givenCustomer(9);
    const context = { db: state.db, clock: { now: () => new Date() }, log };
    const stopped = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(1) });
    const key = { accountId: customer.accountId, sendId: stopped };
    await stopSend(context, key);
    await stopSend(context, key);
    const expired = await givenSend(state.test.db, {
      ...{ ...customer, numbers: mciNumbers(1) },
      plan: { state: 11, send_time: new Date(), expires_at: new Date(0) },
    });
    await expireSends({ ...context, log: silentLog });
    expect(storyOf(stopped)).toEqual([{ turn: 'cancelled', cancelled: 0 }]);
    expect(storyOf(expired)).toEqual([{ turn: 'expired', expired: 0 }]);
  });
});
