import { runTransaction, withTransactionHook } from '@peyk/server-database';
import { prepareSends } from '@peyk/server-sender';
import { sql } from 'kysely';
import { silentLog } from '@peyk/shared-testing-node';
import { DAY_MS, HOUR_MS, MINUTE_MS, recurringOnApi } from '../testing/recurring';

const world = recurringOnApi();
const { db, clock, givenSender, bodyOf, call, planned, begin, show, runs, sendsOf } = world;

/** Each test begins at noon in Tehran, two hours before the first time. */
const NOON = '2026-11-20T08:30:00Z';
const RICH = { balanceMrial: 10_000_000_000n };

beforeEach(async () => {
  clock.set(NOON);
  await sql`delete from recurring_sends`.execute(db());
});

type Run = { outcome: string; reason: string | null; send_id: string | null };
const outcomes = (items: Run[]) => items.map(({ outcome }) => outcome);

describe('a time that has come', () => {
  it('makes a send with its price held, and the next one is planned', async () => {
    const sender = await givenSender(RICH);
    const id = await planned(sender, { charity: true, rate_per_second: 5, validity_minutes: 60 });
    clock.advance(2 * HOUR_MS - 1);
    expect(await begin()).toBe(0);
    clock.advance(1);
    expect(await begin()).toBe(1);
    const [send] = await sendsOf(sender);
    expect(send).toMatchObject({
      state: 0,
      with_charity: true,
      rate_per_second: 5,
      requested_count: 2,
      type: 'normal',
      recurring_id: BigInt(id),
      key_id: null,
    });
    expect(send?.expires_at).toEqual(new Date(clock.now().getTime() + HOUR_MS));
    expect(send?.quoted_total_mrial).toBeGreaterThan(0n);
    expect(await show(sender, id)).toMatchObject({
      next_run_at: '2026-11-21T10:30:00.000Z',
      sent_count: 1,
      last_run: { due_at: '2026-11-20T10:30:00.000Z', outcome: 'sent', send_id: String(send?.id), send_state: 0 },
    });
    expect(await begin()).toBe(0);
  });

  it('costs exactly its price, and nothing is held in the end', async () => {
    const sender = await givenSender(RICH);
    await planned(sender);
    const { total } = await world.quote(sender);
    clock.advance(2 * HOUR_MS);
    await begin();
    await prepareSends({ db: db(), clock, log: silentLog });
    const [send] = await sendsOf(sender);
    expect(send).toMatchObject({ state: 5, recipient_count: 2 });
    const { rows } = await sql<{ balance: bigint; held: bigint }>`
      select balance_mrial as balance, held_mrial as held from wallets where account_id = ${sender.accountId}`.execute(
      db(),
    );
    expect(rows[0]).toEqual({
      balance: RICH.balanceMrial - BigInt(Number(total) * 1000),
      held: BigInt(Number(total) * 1000),
    });
  });

  it('is begun once by several processes at the same instant', async () => {
    const sender = await givenSender(RICH);
    const ids = [await planned(sender), await planned(sender), await planned(sender)];
    clock.advance(2 * HOUR_MS);
    const begun = await Promise.all([begin(), begin(), begin(), begin()]);
    expect(begun.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await sendsOf(sender)).toHaveLength(3);
    for (const id of ids) expect(await runs(sender, id)).toHaveLength(1);
  });

  it('is left to the process that has it, and is there whole again when that one dies', async () => {
    const sender = await givenSender(RICH);
    const id = await planned(sender);
    clock.advance(2 * HOUR_MS);
    const killed = runTransaction(db(), async (tx) => {
      await sql`select from recurring_sends where id = ${BigInt(id)} for update`.execute(tx);
      expect(await begin()).toBe(0);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await sendsOf(sender)).toHaveLength(0);
    expect(await begin()).toBe(1);
    expect(await sendsOf(sender)).toHaveLength(1);
  });

  it('leaves nothing when its transaction ends before the commit, and is made whole by the next', async () => {
    const sender = await givenSender(RICH);
    const id = await planned(sender);
    clock.advance(2 * HOUR_MS);
    const beforeCommit = () => Promise.reject(new Error('killed'));
    expect(await withTransactionHook({ beforeCommit, afterCommit: () => undefined }, begin)).toBe(0);
    expect([await sendsOf(sender), await runs(sender, id)]).toEqual([[], []]);
    const { rows } = await sql`select from wallets where account_id = ${sender.accountId} and held_mrial > 0`.execute(
      db(),
    );
    expect(rows).toHaveLength(0);
    expect(await begin()).toBe(1);
    expect(await sendsOf(sender)).toHaveLength(1);
  });

  it('is not run again when the clock is set back', async () => {
    const sender = await givenSender(RICH);
    const id = await planned(sender);
    clock.advance(2 * HOUR_MS);
    await begin();
    clock.set(NOON);
    await call(sender, 'update', { id, ...bodyOf(sender) });
    clock.advance(2 * HOUR_MS);
    await begin();
    expect(await sendsOf(sender)).toHaveLength(1);
    expect((await show(sender, id)).next_run_at).toBe('2026-11-21T10:30:00.000Z');
  });
});

describe('a time that nobody was there for', () => {
  it('is sent when it is an hour late, and only told when it is later', async () => {
    const sender = await givenSender(RICH);
    const id = await planned(sender);
    clock.advance(3 * HOUR_MS);
    await begin();
    expect(outcomes(await runs(sender, id))).toEqual(['sent']);
    clock.advance(DAY_MS + 1);
    await begin();
    expect(outcomes(await runs(sender, id))).toEqual(['missed', 'sent']);
    expect((await runs(sender, id))[0].reason).toContain('بیش از یک ساعت');
    expect(await sendsOf(sender)).toHaveLength(1);
  });

  it('is told for each day of a week, does not pause, and the next goes as usual', async () => {
    const sender = await givenSender(RICH);
    const id = await planned(sender);
    clock.advance(7 * DAY_MS);
    expect(await begin()).toBe(7);
    expect(await show(sender, id)).toMatchObject({ state: 'active', next_run_at: '2026-11-27T10:30:00.000Z' });
    clock.advance(2 * HOUR_MS);
    await begin();
    expect(outcomes(await runs(sender, id))).toEqual(['sent', ...Array(7).fill('missed')]);
  });
});

describe('a time that is refused', () => {
  const blocked = async ({ accountId }: { accountId: bigint }) =>
    sql`update accounts set blocked_reason = 'بدهی' where id = ${accountId}`.execute(db());

  it.each<[string, object, (sender: Awaited<ReturnType<typeof givenSender>>) => Promise<unknown>, string]>([
    ['too little credit', {}, async () => undefined, 'اعتبار'],
    [
      'a line that was turned off',
      RICH,
      ({ line }) => sql`update lines set active = false where id = ${line.lineId}`.execute(db()),
      'غیرفعال',
    ],
    [
      'a line that was taken away',
      RICH,
      ({ line }) => sql`delete from account_lines where line_id = ${line.lineId}`.execute(db()),
      'خط',
    ],
    ['an account that was blocked', RICH, blocked, 'بدهی'],
  ])('for %s is told with its reason and costs nothing', async (_what, wishes, spoil, reason) => {
    const sender = await givenSender(wishes);
    const id = await planned(sender);
    await spoil(sender);
    clock.advance(2 * HOUR_MS);
    await begin();
    const { rows } =
      await sql<Run>`select outcome, reason from recurring_runs where recurring_id = ${BigInt(id)}`.execute(db());
    expect(rows).toEqual([{ outcome: 'missed', reason: expect.stringContaining(reason) }]);
    expect(await sendsOf(sender)).toEqual([]);
    const { rows: next } = await sql`select from recurring_sends where id = ${BigInt(id)} and state = 'active'`.execute(
      db(),
    );
    expect(next).toHaveLength(1);
  });

  it('five times in a row pauses itself with the reason; one that succeeds between them begins the count again', async () => {
    const sender = await givenSender(RICH);
    const id = await planned(sender);
    const days = async (active: boolean, count: number) => {
      await sql`update lines set active = ${active} where id = ${sender.line.lineId}`.execute(db());
      for (let day = 0; day < count; day += 1) {
        await begin();
        clock.advance(DAY_MS);
      }
    };
    clock.advance(2 * HOUR_MS);
    await days(false, 4);
    await days(true, 1);
    await days(false, 4);
    expect((await show(sender, id)).state).toBe('active');
    await days(false, 1);
    const paused = await show(sender, id);
    expect(paused).toMatchObject({ state: 'paused', next_run_at: null, sent_count: 1 });
    expect(paused.state_reason).toContain('غیرفعال');
    expect(await begin()).toBe(0);
    await days(true, 0);
    expect((await call(sender, 'resume', { id })).data).toMatchObject({ state: 'active', state_reason: null });
    clock.advance(DAY_MS);
    await begin();
    expect(await sendsOf(sender)).toHaveLength(2);
  });

  it('only because too many wait to be prepared is tried again within its hour', async () => {
    const sender = await givenSender(RICH);
    const id = await planned(sender);
    for (let i = 0; i < 20; i += 1) await world.send(sender);
    clock.advance(2 * HOUR_MS);
    expect(await begin()).toBe(0);
    expect(await runs(sender, id)).toEqual([]);
    await sql`update sends set state = 7 where account_id = ${sender.accountId}`.execute(db());
    clock.advance(MINUTE_MS);
    expect(await begin()).toBe(1);
    expect(outcomes(await runs(sender, id))).toEqual(['sent']);
  });

  it('for one does not hold up the others', async () => {
    const [poor, rich] = [await givenSender(), await givenSender(RICH)];
    await planned(poor);
    await planned(rich);
    clock.advance(2 * HOUR_MS);
    await begin();
    expect(await sendsOf(rich)).toHaveLength(1);
  });
});

describe('the end', () => {
  it('comes after so many sends', async () => {
    const sender = await givenSender(RICH);
    const id = await planned(sender, { rule: { max_sends: 2 } });
    clock.advance(2 * HOUR_MS);
    await begin();
    clock.advance(DAY_MS);
    await begin();
    expect(await show(sender, id)).toMatchObject({ state: 'ended', next_run_at: null, sent_count: 2 });
    clock.advance(DAY_MS);
    expect(await begin()).toBe(0);
    for (const what of ['pause', 'resume']) expect((await call(sender, what, { id })).code).toBe('409-230');
    const more = { id, ...bodyOf(sender, { rule: { max_sends: 2 } }) };
    expect((await call(sender, 'update', more)).code).toBe('422-234');
    const longer = { id, ...bodyOf(sender, { rule: { max_sends: 3 } }) };
    expect((await call(sender, 'update', longer)).data.state).toBe('active');
  });

  it('comes after its last day', async () => {
    const sender = await givenSender(RICH);
    const id = await planned(sender, { rule: { ends_on: '2026-11-21' } });
    clock.advance(2 * HOUR_MS);
    await begin();
    clock.advance(DAY_MS);
    await begin();
    expect(await show(sender, id)).toMatchObject({ state: 'ended', sent_count: 2 });
  });

  it('comes with a resume when the last day has passed meanwhile', async () => {
    const sender = await givenSender(RICH);
    const id = await planned(sender, { rule: { ends_on: '2026-11-21' } });
    await call(sender, 'pause', { id });
    clock.advance(3 * DAY_MS);
    expect((await call(sender, 'resume', { id })).data.state).toBe('ended');
  });

  it('of a pause brings none of the times that passed', async () => {
    const sender = await givenSender(RICH);
    const id = await planned(sender);
    await call(sender, 'pause', { id });
    clock.advance(3 * DAY_MS);
    expect(await begin()).toBe(0);
    await call(sender, 'resume', { id });
    await begin();
    expect(await runs(sender, id)).toEqual([]);
    clock.advance(2 * HOUR_MS);
    await begin();
    expect(await runs(sender, id)).toHaveLength(1);
  });
});
