import type { PartToSubmit } from '@peyk/server-carrier';
import { givenAccount, givenLine } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { givenCode, givenSend, mciNumbers } from './testing/given-send';
import { readSend } from './testing/read-send';
import { most, sendersOnDatabase } from './testing/senders-on-database';
import { TestOperator } from './testing/test-carrier';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, whenSettled } = sendersOnDatabase();

describe('the line', () => {
  it('that is down marks nothing, and goes on when it is back', async () => {
    const customer = await givenCustomer(200);
    const { carrier, operator, sender } = await state.rig.start();
    carrier.cut();
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(200) });
    await waitUntil('it is prepared', async () => (await readSend(state.test.db, sendId)).send.state !== 0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([operator.submits.length, sender.counters().marked]).toEqual([0, 0]);
    carrier.restore();
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 200 });
  });

  it('with a rate is not exceeded', async () => {
    const customer = await givenCustomer(100, { maxPerSecond: 100 });
    const { operator } = await state.rig.start();
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(100) });
    await waitUntil('it has begun', () => operator.submits.length > 0);
    const startedAt = performance.now();
    await whenSettled(sendId);
    // 100 messages at 100 a second, a tenth of a second's worth at once.
    expect(performance.now() - startedAt).toBeGreaterThan(800);
  });
});

describe('several', () => {
  it('senders share a send without submitting anything twice', async () => {
    const customer = await givenCustomer(30_000);
    const operator = new TestOperator();
    await state.rig.start({ operator, window: 300 });
    await state.rig.start({ operator, window: 300 });
    const sendId = await givenSend(state.test.db, { ...customer, numbers: mciNumbers(30_000) });
    const { statuses } = await whenSettled(sendId);
    expect(statuses).toEqual({ 2: 30_000 });
    expect(most(operator)).toBe(1);
    expect(operator.submits).toHaveLength(30_000);
  }, 60_000);

  it('sends take turns: ten messages do not wait for another customer’s twenty thousand', async () => {
    const [large, small] = [await givenCustomer(20_000), await givenCustomer(10)];
    const { operator } = await state.rig.start({ window: 50 });
    const largeId = await givenSend(state.test.db, { ...large, numbers: mciNumbers(20_000) });
    await waitUntil('the large one runs', () => operator.submits.length > 100);
    const smallId = await givenSend(state.test.db, { ...small, numbers: mciNumbers(10, 900_000) });
    await whenSettled(smallId);
    expect((await readSend(state.test.db, largeId)).send.finished_at).toBeNull();
  });
});

describe('a login code', () => {
  it('overtakes a running bulk, even when the bulk has filled its part of the window', async () => {
    const customer = await givenCustomer(1_000);
    const system = await givenAccount(state.test.db, { kind: 'system' });
    const line = await givenLine(state.test.db, { accountId: system.accountId });
    const { carrier, operator } = await state.rig.start({
      window: 20,
      behave: (part) => (part.lane === 'bulk' ? 'hold' : undefined),
    });
    await givenSend(state.test.db, { ...customer, numbers: mciNumbers(1_000) });
    await waitUntil('the bulk has filled the window', () => carrier.held.length === 19);
    const code = { ...system, ...line, mobile: 241110001, text: 'کد ورود: 12345' };
    const codeId = await givenCode(state.test.db, code);
    await waitUntil('the code is out', () => operator.submits.some((part) => part.lane === 'priority'));
    const release = setInterval(() => carrier.answerHeld(), 5);
    const { send, statuses } = await whenSettled(codeId);
    clearInterval(release);
    expect([send.state, send.settled_at !== null, statuses]).toEqual([6, true, { 2: 1 }]);
    const { rows } = await sql`select 1 from ledger_transactions where account_id = ${system.accountId}`.execute(
      state.test.db,
    );
    expect(rows).toEqual([]);
  });

  it('does not wait until the end of an earlier one is stored', async () => {
    const system = await givenAccount(state.test.db, { kind: 'system' });
    const line = await givenLine(state.test.db, { accountId: system.accountId });
    const { carrier, operator } = await state.rig.start({
      behave: (part) => (part.destination === '989241110001' ? 'hold' : undefined),
    });
    const isSecond = ({ destination }: PartToSubmit) => destination === '989241110002';
    const text = 'کد ورود: 12345';
    const firstId = await givenCode(state.test.db, { ...system, ...line, mobile: 241110001, text });
    await waitUntil('the first is out', () => carrier.held.length === 1);
    // Anyone who would close it has to wait for this.
    const second = await state.test.db.transaction().execute(async (tx) => {
      await sql`select 1 from sends where id = ${firstId} for update`.execute(tx);
      carrier.answerHeld();
      const blocked = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await waitUntil('its end waits', async () => (await blocked.execute(state.test.db)).rows.length > 0);
      const id = await givenCode(state.test.db, { ...system, ...line, mobile: 241110002, text });
      await waitUntil('the second is out', () => operator.submits.some(isSecond));
      return id;
    });
    for (const id of [firstId, second]) expect((await whenSettled(id)).send.state).toBe(6);
  });
});
