import { sql } from 'kysely';
import { listen, notify } from '@peyk/server-database';
import { instantToTehran } from '@peyk/shared-jalali';
import { givenCode, givenSend, mciNumbers } from './testing/given-send';
import { readSend } from './testing/read-send';
import { sendersOnDatabase } from './testing/senders-on-database';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, whenFinished, whenSettled } = sendersOnDatabase();
const HOUR_MS = 3_600_000;
type Hours = { from: number; to: number };

/** Hours that begin in six hours and last for six: closed for as long as any test takes. */
function closedNow() {
  const { hour } = instantToTehran(new Date());
  return { from: (hour + 6) % 24, to: (hour + 12) % 24 || 24 };
}

async function setHours(lineId: bigint, hours: Hours | null) {
  await sql`update lines set open_from_hour = ${hours?.from ?? null}, open_to_hour = ${hours?.to ?? null}
    where id = ${lineId}`.execute(state.test.db);
  await notify(state.test.db, 'send_control', '');
}

/** The same for one account alone. */
async function setOwnHours({ accountId, lineId }: { accountId: bigint; lineId: bigint }, hours: Hours | null) {
  await sql`update account_lines set own_from_hour = ${hours?.from ?? null}, own_to_hour = ${hours?.to ?? null}
    where account_id = ${accountId} and line_id = ${lineId}`.execute(state.test.db);
  await notify(state.test.db, 'send_control', '');
}

async function givenClosed(messages: number) {
  const customer = await givenCustomer(messages, { hours: closedNow() });
  const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(messages) });
  return { ...customer, sendId };
}

describe('outside of the hours of its line', () => {
  it('a send waits, the sends of other lines and login codes of its own do not, and it goes on when an admin opens it', async () => {
    const closed = await givenClosed(3);
    const { operator } = await state.rig.start();
    const other = await givenSend(state.test.db, { ...(await givenCustomer(1)), numbers: mciNumbers(1, 10) });
    await whenFinished(other);
    const code = await givenCode(state.test.db, { ...closed, mobile: 952_000_099, text: '12345' });
    await whenFinished(code);
    expect(operator.submits).toHaveLength(2);
    // Passed over: nobody claims what could not be marked, and gives it back again and again.
    expect(await readSend(state.test.db, closed.sendId)).toMatchObject({ send: { state: 5 }, statuses: { 10: 3 } });
    await setHours(closed.lineId, null);
    expect((await whenSettled(closed.sendId)).statuses).toEqual({ 2: 3 });
  });

  it.each([
    ['the line', (customer: { lineId: bigint }, hours: Hours | null) => setHours(customer.lineId, hours)],
    ['its account', setOwnHours],
  ])(
    'nothing more is marked when %s closes in the middle; the chunk is given back, and open panels hear of it',
    async (_, close) => {
      const customer = await givenCustomer(500);
      const { carrier, operator } = await state.rig.start({
        window: 20,
        behave: (_, nth) => (nth > 50 ? 'hold' : undefined),
      });
      const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(500) });
      await waitUntil('its window is full', () => carrier.held.length >= 19);
      await close(customer, closedNow());
      const chunk = () =>
        sql<{ state: number; worker: string | null }>`select state, worker_id as worker from send_chunks
        where send_id = ${sendId}`.execute(state.test.db);
      const heard: string[] = [];
      const listener = await listen(state.test.db, 'send_progress', (payload) => payload && heard.push(payload));
      // The window must not be what stops it.
      await waitUntil('the lane has seen it', async () => {
        await sql`update sends set started_at = started_at where id = ${sendId}`.execute(state.test.db);
        carrier.answerHeld();
        return (await chunk()).rows[0]?.worker === null;
      });
      const { statuses } = await readSend(state.test.db, sendId);
      expect([(await chunk()).rows[0]?.state, statuses[10], statuses[12]]).toEqual([
        0,
        500 - operator.submits.length,
        undefined,
      ]);
      expect(operator.submits.length).toBeLessThan(500);
      await waitUntil('it is told', () => heard.some((payload) => payload.includes(`"${sendId}"`)));
      await listener.close();
      const release = setInterval(() => carrier.answerHeld(), 5);
      await close(customer, null);
      await whenFinished(sendId);
      clearInterval(release);
      expect(operator.submits).toHaveLength(500);
    },
  );

  it('it goes on by itself when they come', async () => {
    const clock = { aheadMs: 0, now: () => new Date(Date.now() + clock.aheadMs) };
    const { operator } = await state.rig.start({ clock });
    const { sendId } = await givenClosed(3);
    await waitUntil('it is ready', async () => (await readSend(state.test.db, sendId)).send.state !== 0);
    const other = await givenSend(state.test.db, { ...(await givenCustomer(1)), numbers: mciNumbers(1, 10) });
    await whenFinished(other);
    expect(operator.submits).toHaveLength(1);
    clock.aheadMs = 7 * HOUR_MS;
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 3 });
  });
});

describe('outside of the hours that an account has of its own on a line', () => {
  it('its sends wait, those of others on the line and its login codes do not, and they go on when it takes them away', async () => {
    const closed = await givenCustomer(3);
    await setOwnHours(closed, closedNow());
    const { operator } = await state.rig.start();
    const sendId = await givenSend(state.test.db, { ...closed, numbers: mciNumbers(3) });
    const { accountId } = await givenCustomer(1);
    await sql`insert into account_lines (account_id, line_id) values (${accountId}, ${closed.lineId})`.execute(
      state.test.db,
    );
    await whenFinished(await givenSend(state.test.db, { ...closed, accountId, numbers: mciNumbers(1, 10) }));
    await whenFinished(await givenCode(state.test.db, { ...closed, mobile: 952_000_098, text: '12345' }));
    expect(operator.submits).toHaveLength(2);
    expect(await readSend(state.test.db, sendId)).toMatchObject({ send: { state: 5 }, statuses: { 10: 3 } });
    await setOwnHours(closed, null);
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 3 });
  });

  it('its line being open is not enough, and they go on by themselves when both are open', async () => {
    const clock = { aheadMs: 0, now: () => new Date(Date.now() + clock.aheadMs) };
    const { operator } = await state.rig.start({ clock });
    const customer = await givenCustomer(3, { hours: closedNow() });
    const { hour } = instantToTehran(new Date());
    await setOwnHours(customer, { from: (hour + 8) % 24, to: (hour + 14) % 24 || 24 });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(3) });
    await waitUntil('it is ready', async () => (await readSend(state.test.db, sendId)).send.state !== 0);
    const other = await givenCustomer(2);
    for (const [ahead, count] of [
      [0, 1],
      [7, 2],
    ] as const) {
      clock.aheadMs = ahead * HOUR_MS;
      await whenFinished(await givenSend(state.test.db, { ...other, numbers: mciNumbers(1, 10 * count) }));
      expect(operator.submits).toHaveLength(count);
    }
    clock.aheadMs = 9 * HOUR_MS;
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 3 });
  });
});
