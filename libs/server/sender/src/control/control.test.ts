import { listen } from '@peyk/server-database';
import type { Listener } from '@peyk/server-database';
import { createTestDatabase, givenAccount, givenLine, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { prepareSends } from '../prepare/prepare-sends';
import { expireSends } from '../stop/expire-sends';
import { stopSend } from '../stop/stop-send';
import { givenSend, mciNumbers } from '../testing/given-send';
import type { SendWishes } from '../testing/given-send';
import { readSend } from '../testing/read-send';
import { waitUntil } from '../testing/wait-until';
import { pauseSend, resumeSend } from './pause-send';
import { rescheduleSend, wakeScheduled } from './schedule';
import { setSendRate } from './set-send-rate';

let test: TestDatabase;
let listeners: Listener[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
});
afterEach(() => Promise.all(listeners.splice(0).map((listener) => listener.close())));
afterAll(() => test?.close());

const context = () => ({ db: test.db, clock: { now: () => new Date() }, log: silentLog });

async function given(plan: SendWishes['plan'] = {}) {
  const { accountId } = await givenAccount(test.db, { balanceMrial: 1_000_000_000n });
  const { lineId } = await givenLine(test.db, { accountId });
  const sendId = await givenSend(test.db, { accountId, lineId, numbers: mciNumbers(2), plan });
  return { accountId, sendId };
}

const PAST = new Date(Date.now() - 60_000);
const SOON = new Date(Date.now() + 3_600_000);

describe('open panels and senders at work hear at once', () => {
  it.each<[string, SendWishes['plan'], (key: Awaited<ReturnType<typeof given>>) => Promise<unknown>]>([
    ['of a pause', {}, (key) => pauseSend(context(), key)],
    ['of a resume', { state: 10 }, (key) => resumeSend(context(), key)],
    ['of a new rate', {}, (key) => setSendRate(context(), key, 5)],
    ['of another time', { state: 11, send_time: SOON }, (key) => rescheduleSend(context(), key, SOON)],
    ['that its time has come', { state: 11, send_time: PAST }, () => wakeScheduled(context())],
    ['of a stop', {}, (key) => stopSend(context(), key)],
    ['of a stop after it was made', {}, (key) => prepareSends(context()).then(() => stopSend(context(), key))],
    ['of an expiry', { expires_at: PAST }, () => expireSends(context())],
  ])('%s', async (_what, plan, act) => {
    const heard: string[] = [];
    const hear = (channel: string) =>
      listen(test.db, channel, (payload) => {
        if (payload !== undefined) heard.push(`${channel} ${payload}`);
      });
    listeners = await Promise.all([hear('send_progress'), hear('send_control')]);
    const key = await given(plan);
    await act(key);
    const payload = JSON.stringify({ accountId: String(key.accountId), sendId: String(key.sendId) });
    await waitUntil(
      'both are told',
      () => heard.includes(`send_progress ${payload}`) && heard.includes('send_control '),
    );
  });
});

describe('a send that is paused knows from its times where it was', () => {
  it.each([
    ['waiting for its time', { send_time: SOON }, 11],
    ['past its time', { send_time: PAST }, 0],
    ['not made yet', {}, 0],
  ])('%s', async (_what, plan, after) => {
    const key = await given({ ...plan, state: 10 });
    expect(await resumeSend(context(), key)).toMatchObject({ state: after });
    expect(await resumeSend(context(), key)).toMatchObject({ state: after });
  });

  it('made', async () => {
    const key = await given();
    await prepareSends(context());
    await pauseSend(context(), key);
    expect(await resumeSend(context(), key)).toMatchObject({ state: 5 });
  });

  it('no more once it was stopped', async () => {
    for (const prepare of [false, true]) {
      const key = await given();
      if (prepare) await prepareSends(context());
      await pauseSend(context(), key);
      expect(await readSend(test.db, key.sendId)).toMatchObject({ send: { paused_at: expect.any(Date) } });
      await stopSend(context(), key);
      expect(await readSend(test.db, key.sendId)).toMatchObject({ send: { state: 7, paused_at: null } });
    }
  });
});
