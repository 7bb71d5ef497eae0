import { runTransaction, systemClock } from '@peyk/server-database';
import { hashToken, newToken } from '@peyk/server-http';
import { prepareSends } from '@peyk/server-sender';
import { givenMember, silentLog } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { sendAtOnce } from './send-at-once.service';
import { limitsOfPlanner } from './spender';
import { numbersOf, sendLife } from './testing/life';

const { db, givenSender, quoteOf, send, reportOf, creditOf } = sendLife();

type Owner = Awaited<ReturnType<typeof givenSender>>;

const TEXT = 'سلام، سفارش شما رسید.';
const to = (count: number, prefix = '09952') => ({ text: TEXT, recipients: numbersOf(prefix, count) });

/** A colleague whose role lets them send to so many at once, as a caller. */
async function colleagueOf(owner: Owner, limits: { max_recipients: number; max_send_mrial?: bigint }) {
  const member = await givenMember(db(), owner, { permissions: ['send.create', 'report.read'] });
  await db().updateTable('roles').set(limits).where('id', '=', member.roleId).execute();
  return { ...owner, ...member, ...(await owner.as(member)) };
}

const sendsOf = async ({ accountId }: Owner) =>
  (await sql`select 1 from sends where account_id = ${accountId}`.execute(db())).rows.length;
const prepare = () => prepareSends({ db: db(), clock: systemClock, log: silentLog });

describe('the most recipients of a send', () => {
  it('refuses more with both numbers, few or quoted, and holds nothing', async () => {
    const owner = await givenSender();
    const member = await colleagueOf(owner, { max_recipients: 2 });
    const { status, code, message } = await send(member, to(3));
    expect([status, code]).toEqual([403, '403-527']);
    expect(message).toContain('۳ گیرنده دارد و سقف هر ارسال شما ۲ گیرنده');
    const { quote } = (await quoteOf(member, to(3))).data;
    expect((await send(member, to(3), { quote_id: quote.quote_id })).code).toBe('403-527');
    expect(await sendsOf(owner)).toBe(0);
    expect(await creditOf(owner)).toMatchObject({ held: '0' });
    expect((await send(member, to(2))).code).toBe('200-1');
  });

  it('counts whom the message reaches: one number twice is one', async () => {
    const owner = await givenSender();
    const member = await colleagueOf(owner, { max_recipients: 2 });
    const recipients = [...numbersOf('09952', 2), ...numbersOf('09952', 2)];
    expect((await send(member, { text: TEXT, recipients })).code).toBe('200-1');
  });

  it('is nothing to the owner, and to who has a role without it', async () => {
    const owner = await givenSender();
    const member = await givenMember(db(), owner, { permissions: ['send.create'] });
    expect((await send(owner, to(3))).code).toBe('200-1');
    expect((await send({ ...owner, ...(await owner.as(member)) }, to(3))).code).toBe('200-1');
  });

  it('ends what is counted later with its reason, as it stood when the send was accepted', async () => {
    const owner = await givenSender();
    const member = await colleagueOf(owner, { max_recipients: 100 });
    const { data } = await send(member, to(101));
    await db().updateTable('roles').set({ max_recipients: null }).where('id', '=', member.roleId).execute();
    await prepare();
    const report = await reportOf(owner, data.send_id);
    expect(report).toMatchObject({ state: 3, charged: '0' });
    expect(report.state_reason).toContain('۱۰۱ گیرنده دارد و سقف هر ارسال شما ۱۰۰ گیرنده');
    expect(await creditOf(owner)).toMatchObject({ held: '0' });
  });

  it('holds for who planned what is sent by itself', async () => {
    const owner = await givenSender();
    const member = await colleagueOf(owner, { max_recipients: 1 });
    const asked = { accountId: owner.accountId, fromNumber: owner.number, text: TEXT, charity: false } as const;
    const sending = (userId: bigint, count: number) =>
      runTransaction(db(), async (tx) => {
        const limits = await limitsOfPlanner(tx, { accountId: owner.accountId, userId });
        const choice = { kind: 'numbers', numbers: numbersOf('09952', count) } as const;
        return sendAtOnce(tx, new Date(), { ...asked, userId, limits, type: 'normal', choice });
      });
    await expect(sending(member.userId, 2)).rejects.toMatchObject({ code: '403-527' });
    expect(await sending(member.userId, 1)).toEqual(expect.any(BigInt));
    expect(await sending(owner.userId, 2)).toEqual(expect.any(BigInt));
  });

  it('holds for texts of their own, and for the key of a limited member', async () => {
    const owner = await givenSender();
    const member = await colleagueOf(owner, { max_recipients: 2 });
    const messages = numbersOf('09952', 3).map((number) => ({ message: TEXT, recipients: [number] }));
    const own = { from_number: owner.number, sending_type: 'peer_to_peer', params: { messages } };
    expect((await member.call('/send', own, { 'idempotency-key': 'own-texts-of-three' })).code).toBe('403-527');
    const secret = `peyk_live_${newToken()}`;
    await sql`
      insert into api_keys (account_id, title, mode, prefix, secret_hash, has_all, allowed_addresses, created_at, created_by)
      values (${owner.accountId}, 'کلید', 'live', 'peyk_live_test', ${hashToken(secret)}, true, '{}', now(), ${member.userId})`.execute(
      db(),
    );
    const program = { ...owner, call: owner.withKey(secret) };
    expect((await send(program, to(3))).code).toBe('403-527');
    expect((await send(program, to(2))).code).toBe('200-1');
  });

  it('is told with the price before anything is sent, and before what it costs', async () => {
    const owner = await givenSender();
    const member = await colleagueOf(owner, { max_recipients: 2, max_send_mrial: 1n });
    const limit = async (count: number) => (await quoteOf(member, to(count))).data.limit?.kind;
    expect([await limit(2), await limit(3)]).toEqual(['send', 'recipients']);
  });
});
