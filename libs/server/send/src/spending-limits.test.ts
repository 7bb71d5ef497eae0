import { DomainError, hashToken, newToken } from '@peyk/server-http';
import { prepareSends } from '@peyk/server-sender';
import { runTransaction, systemClock } from '@peyk/server-database';
import { givenMember, silentLog } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { sendAtOnce } from './send-at-once.service';
import { limitsOfPlanner } from './spender';
import { numbersOf, sendLife, until } from './testing/life';

const { db, startSender, givenSender, quoteOf, send, quoteAndSend, reportOf, creditOf } = sendLife();

type Owner = Awaited<ReturnType<typeof givenSender>>;
interface Limits {
  max_send_mrial?: bigint;
  max_day_mrial?: bigint;
  approval_above_mrial?: bigint;
}

/** One MCI recipient of one Persian part costs 1370 rial. */
const ONE = 1_370_000n;
const TEXT = 'سلام، سفارش شما رسید.';
const to = (count: number, prefix = '09952') => ({ text: TEXT, recipients: numbersOf(prefix, count) });

/** A colleague whose role has these limits, as a caller. */
async function colleagueOf(owner: Owner, limits: Limits, permissions = ['send.create', 'send.change', 'report.read']) {
  const member = await givenMember(db(), owner, { permissions });
  await db().updateTable('roles').set(limits).where('id', '=', member.roleId).execute();
  return { ...owner, ...member, ...(await owner.as(member)) };
}

const spentBy = async ({ userId }: { userId: bigint }, keyId = 0n) => {
  const rows = await sql<{ spent: bigint }>`
    select spent_mrial as spent from spent_days where user_id = ${userId} and key_id = ${keyId}`.execute(db());
  return rows.rows.map(({ spent }) => spent);
};
const sendsOf = async ({ accountId }: Owner) =>
  Number(
    (await sql<{ n: bigint }>`select count(*) as n from sends where account_id = ${accountId}`.execute(db())).rows[0]
      ?.n,
  );
const prepare = () => prepareSends({ db: db(), clock: systemClock, log: silentLog });

describe('the greatest cost of a send', () => {
  it('refuses with both amounts what costs more, few or quoted, and keeps nothing', async () => {
    const owner = await givenSender();
    const member = await colleagueOf(owner, { max_send_mrial: 2n * ONE });
    expect((await send(member, to(2))).code).toBe('200-1');
    const { status, code, message } = await send(member, to(3));
    expect([status, code]).toEqual([403, '403-522']);
    expect(message).toContain('۴٬۱۱۰ ریال');
    expect(message).toContain('۲٬۷۴۰ ریال');
    const { quote } = (await quoteOf(member, to(3))).data;
    expect((await send(member, to(3), { quote_id: quote.quote_id })).code).toBe('403-522');
    expect(await sendsOf(owner)).toBe(1);
    expect(await creditOf(owner)).toMatchObject({ held: '2740' });
  });

  it('is nothing to the owner, and to who has a role without limits', async () => {
    const owner = await givenSender();
    const member = await givenMember(db(), owner, { permissions: ['send.create'] });
    const caller = { ...owner, ...(await owner.as(member)) };
    expect((await send(owner, to(3))).code).toBe('200-1');
    expect((await send(caller, to(3))).code).toBe('200-1');
    expect((await sql`select 1 from send_limits where account_id = ${owner.accountId}`.execute(db())).rows).toEqual([]);
  });

  it('ends what is priced later with its reason, and nothing is held', async () => {
    const owner = await givenSender();
    const member = await colleagueOf(owner, { max_send_mrial: 2n * ONE });
    const { data } = await send(member, to(101));
    await prepare();
    const report = await reportOf(owner, data.send_id);
    expect(report).toMatchObject({ state: 3, charged: '0' });
    expect(report.state_reason).toContain('سقف هر ارسال شما');
    expect(await creditOf(owner)).toMatchObject({ held: '0' });
  });

  it('holds for who planned what is sent by itself', async () => {
    const owner = await givenSender();
    const member = await colleagueOf(owner, { max_send_mrial: ONE });
    const asked = { accountId: owner.accountId, fromNumber: owner.number, text: TEXT, charity: false } as const;
    const sending = (userId: bigint, count: number) =>
      runTransaction(db(), async (tx) => {
        const limits = await limitsOfPlanner(tx, { accountId: owner.accountId, userId });
        const choice = { kind: 'numbers', numbers: numbersOf('09952', count) } as const;
        return sendAtOnce(tx, new Date(), { ...asked, userId, limits, type: 'normal', choice });
      });
    await expect(sending(member.userId, 2)).rejects.toMatchObject({ code: '403-522' });
    await expect(sending(member.userId, 2)).rejects.toBeInstanceOf(DomainError);
    expect(await sending(member.userId, 1)).toEqual(expect.any(BigInt));
    expect(await sending(owner.userId, 2)).toEqual(expect.any(BigInt));
  });
});

describe('the greatest cost of a day', () => {
  it('counts what is held, refuses what would pass it, and says what is left', async () => {
    const owner = await givenSender();
    const member = await colleagueOf(owner, { max_day_mrial: 5n * ONE });
    await quoteAndSend(member, to(2));
    expect((await send(member, to(2, '09954'))).code).toBe('200-1');
    expect(await spentBy(member)).toEqual([4n * ONE]);
    const refused = await send(member, to(2));
    expect(refused.code).toBe('403-523');
    expect(refused.message).toContain('۱٬۳۷۰ ریال مانده');
    expect((await send(member, to(1))).code).toBe('200-1');
    expect(await spentBy(member)).toEqual([5n * ONE]);
    const other = await colleagueOf(owner, { max_day_mrial: ONE });
    expect((await send(other, to(1))).code).toBe('200-1');
  });

  it('is not passed by many at once', async () => {
    const owner = await givenSender();
    const member = await colleagueOf(owner, { max_day_mrial: 5n * ONE });
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(member, to(1))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === '403-523')).toHaveLength(7);
    expect(await spentBy(member)).toEqual([5n * ONE]);
  });

  it('is not passed by what is priced later, by two processes at once', async () => {
    const owner = await givenSender();
    const member = await colleagueOf(owner, { max_day_mrial: 250n * ONE });
    const ids = [];
    for (let i = 0; i < 4; i += 1) ids.push((await send(member, to(101))).data.send_id);
    await Promise.all([prepare(), prepare()]);
    const states = await Promise.all(ids.map(async (id) => (await reportOf(owner, id)).state));
    expect(states.sort()).toEqual([3, 3, 5, 5]);
    expect(await spentBy(member)).toEqual([202n * ONE]);
    expect(await creditOf(owner)).toMatchObject({ held: String((202n * ONE) / 1000n) });
  });

  it('gets back what comes back: of a stop, and of messages that failed', async () => {
    const owner = await givenSender();
    const member = await colleagueOf(owner, { max_day_mrial: 10n * ONE }, ['send.create', 'send.stop', 'report.read']);
    const { sendId } = await quoteAndSend(member, to(4));
    await member.call('/send/cancel', { send_id: sendId });
    expect(await spentBy(member)).toEqual([0n]);
    const second = await quoteAndSend(member, to(3));
    await prepare();
    await member.call('/send/cancel', { send_id: second.sendId });
    expect(await spentBy(member)).toEqual([0n]);
    await startSender({
      decide: ({ destination }) => (destination.endsWith('0') ? { kind: 'refused', code: 11 } : undefined),
    });
    const third = await quoteAndSend(member, to(2));
    await until('all is settled', async () => (await creditOf(owner)).held === '0');
    expect(await reportOf(owner, third.sendId)).toMatchObject({ charged: '1370', returned: '1370' });
    expect(await spentBy(member)).toEqual([ONE]);
  });

  it('is told with the price before anything is sent', async () => {
    const owner = await givenSender();
    const member = await colleagueOf(owner, {
      max_send_mrial: 4n * ONE,
      max_day_mrial: 5n * ONE,
      approval_above_mrial: ONE,
    });
    const limit = async (count: number) => (await quoteOf(member, to(count))).data.limit?.kind;
    expect([await limit(1), await limit(2), await limit(5)]).toEqual([undefined, 'approval', 'send']);
    await quoteAndSend(member, to(2));
    expect([await limit(1), await limit(4)]).toEqual([undefined, 'day']);
    expect((await quoteOf(owner, to(5))).data).not.toHaveProperty('limit');
  });
});

describe('a key', () => {
  async function keyOf(owner: Owner, by: bigint, limits: Limits) {
    const { accountId } = owner;
    const role = await givenMember(db(), owner, { permissions: ['send.create'] });
    await db().updateTable('roles').set(limits).where('id', '=', role.roleId).execute();
    const secret = `peyk_live_${newToken()}`;
    const { rows } = await sql<{ id: bigint }>`
      insert into api_keys (account_id, title, mode, prefix, secret_hash, has_all, role_id, allowed_addresses, created_at, created_by)
      values (${accountId}, 'کلید', 'live', 'peyk_live_test', ${hashToken(secret)}, false, ${role.roleId}, '{}', now(), ${by}) returning id`.execute(
      db(),
    );
    return { ...owner, keyId: rows[0]?.id ?? 0n, call: owner.withKey(secret) };
  }

  it('of the owner counts by itself, not with other keys', async () => {
    const owner = await givenSender();
    const [one, two] = [
      await keyOf(owner, owner.userId, { max_day_mrial: ONE }),
      await keyOf(owner, owner.userId, { max_day_mrial: 2n * ONE }),
    ];
    expect((await send(one, to(1))).code).toBe('200-1');
    expect((await send(one, to(1))).code).toBe('403-523');
    expect((await send(two, to(2))).code).toBe('200-1');
    expect(await spentBy(owner, one.keyId)).toEqual([ONE]);
    expect((await send(one, to(3))).code).toBe('403-523');
  });

  it('of a limited member spends what the member may, and no more than its role', async () => {
    const owner = await givenSender();
    const member = await colleagueOf(owner, { max_day_mrial: 3n * ONE });
    const key = await keyOf(owner, member.userId, { max_send_mrial: 2n * ONE });
    expect((await send(key, to(3))).code).toBe('403-522');
    expect((await send(key, to(2))).code).toBe('200-1');
    expect((await send(member, to(2))).code).toBe('403-523');
    expect(await spentBy(member)).toEqual([2n * ONE]);
  });
});
