import { systemClock } from '@peyk/server-database';
import { endOverdueApprovals, expireSends, prepareSends } from '@peyk/server-sender';
import { hashToken, newToken } from '@peyk/server-http';
import { fixedClock, givenMember, silentLog } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { numbersOf, sendLife, until } from '../testing/life';

const { db, startSender, givenSender, quoteOf, send, quoteAndSend, reportOf, creditOf } = sendLife();

type Owner = Awaited<ReturnType<typeof givenSender>>;
const ONE = 1_370_000n;
const WEEK_MS = 7 * 24 * 3_600_000;
const TEXT = 'سلام، سفارش شما رسید.';
const to = (count: number) => ({ text: TEXT, recipients: numbersOf('09952', count) });
const MAKER = ['send.create', 'send.change', 'send.stop', 'report.read', 'send.approve'];

/** A colleague whose role has these columns. */
async function colleagueOf(
  owner: Owner,
  permissions: string[],
  limits: Record<string, bigint | number | bigint[]> = {},
) {
  const member = await givenMember(db(), owner, { permissions });
  if (Object.keys(limits).length > 0)
    await db().updateTable('roles').set(limits).where('id', '=', member.roleId).execute();
  return { ...owner, ...member, ...(await owner.as(member)) };
}

/** An owner, and a colleague who decides alone up to the cost of one message. */
async function givenTwo() {
  const owner = await givenSender();
  const maker = await colleagueOf(owner, MAKER, { approval_above_mrial: ONE });
  return { owner, maker };
}
const context = () => ({ db: db(), clock: systemClock, log: silentLog });
const prepare = () => prepareSends(context());

/** A send of the maker that waits. */
async function givenWaiting(maker: Owner, count = 2): Promise<string> {
  const { sendId } = await quoteAndSend(maker, to(count));
  await prepare();
  return sendId;
}
const approve = ({ call }: Pick<Owner, 'call'>, sendId: string) => call('/send/approve', { send_id: sendId });
const reject = ({ call }: Pick<Owner, 'call'>, sendId: string) =>
  call('/send/reject', { send_id: sendId, reason: 'متن آماده نیست.' });
const waitingOf = async ({ call }: Owner) =>
  (await call('/send/approvals/list', {})).data.items.map(({ send_id }: { send_id: string }) => send_id);

describe('a send that costs more than its maker decides alone', () => {
  it('waits, paid for, and nothing of it leaves until another person approves; then all of it does', async () => {
    const { owner, maker } = await givenTwo();
    await startSender();
    const { sendId } = await quoteAndSend(maker, to(2));
    await until('it waits', async () => (await reportOf(owner, sendId)).state === 10);
    expect(await creditOf(owner)).toMatchObject({ held: '2740' });
    expect(await waitingOf(owner)).toEqual([sendId]);
    expect((await maker.call('/send/resume', { send_id: sendId })).code).toBe('409-526');
    const seen = await reportOf(maker, sendId);
    expect(seen).toMatchObject({ state: 10, can_resume: false, counts: { queued: 2 } });
    expect(seen.state_reason).toContain('منتظر تأیید یک همکار');
    expect(seen.approval).toMatchObject({ decision: null, is_own: true, may_decide: false, cost: '2740' });
    expect((await reportOf(owner, sendId)).approval).toMatchObject({ is_own: false, may_decide: true });
    expect((await approve(owner, sendId)).code).toBe('200-1');
    await until('it has arrived', async () => (await reportOf(owner, sendId)).counts.delivered === 2);
    expect(await waitingOf(owner)).toEqual([]);
    expect((await reportOf(maker, sendId)).approval).toMatchObject({ decision: 'approved', may_decide: false });
  });

  it('is asked about also when few are sent without a quote; what costs no more leaves alone', async () => {
    const { owner, maker } = await givenTwo();
    const [two, one] = [await send(maker, to(2)), await send(maker, to(1))];
    expect([two.data.state, one.data.state]).toEqual([10, 5]);
    expect(await waitingOf(owner)).toEqual([two.data.send_id]);
    expect((await quoteOf(maker, to(2))).data.limit.kind).toBe('approval');
  });

  it('waits also when its time has come before anybody decided', async () => {
    const { owner, maker } = await givenTwo();
    const { quote } = (await quoteOf(maker, to(2))).data;
    const sendTime = new Date(Date.now() + 3_600_000).toISOString();
    const answer = await send(maker, to(2), { quote_id: quote.quote_id, send_time: sendTime });
    const sendId = answer.data.send_id;
    expect(answer.data.state).toBe(11);
    await sql`update sends set state = 0 where id = ${BigInt(sendId)}`.execute(db());
    await prepare();
    expect(await reportOf(owner, sendId)).toMatchObject({ state: 10 });
    await approve(owner, sendId);
    expect(await reportOf(owner, sendId)).toMatchObject({ state: 5 });
  });

  it('is stopped by its maker, whose money comes back, and nobody is asked any more', async () => {
    const { owner, maker } = await givenTwo();
    const sendId = await givenWaiting(maker);
    expect((await maker.call('/send/cancel', { send_id: sendId })).data).toMatchObject({ returned: '2740' });
    expect(await waitingOf(owner)).toEqual([]);
    expect((await reportOf(owner, sendId)).approval).toMatchObject({ decision: 'withdrawn' });
    expect((await approve(owner, sendId)).code).toBe('409-525');
    expect(await creditOf(owner)).toMatchObject({ held: '0' });
  });

  it('is stopped with its reason when it is rejected, and its money comes back whole', async () => {
    const { owner, maker } = await givenTwo();
    const sendId = await givenWaiting(maker);
    expect((await reject(owner, sendId)).code).toBe('200-1');
    const report = await reportOf(maker, sendId);
    expect(report).toMatchObject({ state: 7, returned: '2740', charged: '0' });
    expect(report.state_reason).toContain('متن آماده نیست.');
    expect(report.approval).toMatchObject({ decision: 'rejected', reason: 'متن آماده نیست.' });
    expect(await creditOf(owner)).toMatchObject({ held: '0' });
  });

  it('is stopped after seven days without a decision, not before, and once by two processes', async () => {
    const { owner, maker } = await givenTwo();
    const sendId = await givenWaiting(maker);
    const at = (ms: number) => ({ ...context(), clock: fixedClock(new Date(Date.now() + ms).toISOString()) });
    await endOverdueApprovals(at(WEEK_MS - 60_000));
    expect(await reportOf(owner, sendId)).toMatchObject({ state: 10 });
    await Promise.all([endOverdueApprovals(at(WEEK_MS + 60_000)), endOverdueApprovals(at(WEEK_MS + 60_000))]);
    const report = await reportOf(owner, sendId);
    expect(report).toMatchObject({ state: 7, returned: '2740' });
    expect(report.approval).toMatchObject({ decision: 'expired' });
    expect(report.state_reason).toContain('۷ روز');
    expect((await approve(owner, sendId)).code).toBe('409-525');
  });

  it('ends with its own validity, too', async () => {
    const { owner, maker } = await givenTwo();
    const sendId = await givenWaiting(maker);
    await sql`update sends set expires_at = now() - interval '1 second' where id = ${BigInt(sendId)}`.execute(db());
    await expireSends(context());
    expect((await reportOf(owner, sendId)).approval).toMatchObject({ decision: 'expired' });
    expect(await creditOf(owner)).toMatchObject({ held: '0' });
    expect(await waitingOf(owner)).toEqual([]);
  });
});

describe('a decision', () => {
  it('is never that of who made the send, nor of a program with their key', async () => {
    const { owner, maker } = await givenTwo();
    const sendId = await givenWaiting(maker);
    expect((await approve(maker, sendId)).code).toBe('403-525');
    expect((await reject(maker, sendId)).code).toBe('403-525');
    const secret = `peyk_live_${newToken()}`;
    await sql`
      insert into api_keys (account_id, title, mode, prefix, secret_hash, has_all, role_id, allowed_addresses, created_at, created_by)
      values (${owner.accountId}, 'کلید', 'live', 'peyk_live_test', ${hashToken(secret)}, true, null, '{}', now(), ${owner.userId})`.execute(
      db(),
    );
    const call = owner.withKey(secret);
    expect((await approve({ call }, sendId)).status).toBe(403);
    expect(await reportOf(owner, sendId)).toMatchObject({ state: 10 });
  });

  it('is not made without the permission, nor about a send of another account', async () => {
    const { owner, maker } = await givenTwo();
    const sendId = await givenWaiting(maker);
    const without = await colleagueOf(owner, ['send.create', 'send.change', 'report.read']);
    expect((await approve(without, sendId)).code).toBe('403-8');
    const stranger = await givenSender();
    expect([(await approve(stranger, sendId)).code, (await reject(stranger, sendId)).code]).toEqual([
      '404-521',
      '404-521',
    ]);
    expect(await waitingOf(stranger)).toEqual([]);
    expect(await reportOf(owner, sendId)).toMatchObject({ state: 10 });
  });

  it.each([
    ['the cost of a send', { max_send_mrial: ONE }],
    ['the cost of a day', { max_day_mrial: ONE }],
    ['the recipients of a send', { max_recipients: 1 }],
    ['what they decide alone', { approval_above_mrial: ONE }],
    ['the line', { line_ids: [999_999n] }],
  ])('is not made by someone whose own limits it would break: %s', async (_, limits) => {
    const { owner, maker } = await givenTwo();
    const sendId = await givenWaiting(maker);
    const other = await colleagueOf(owner, MAKER, limits);
    expect((await approve(other, sendId)).code).toBe('403-526');
    // A send of a line that they do not have is not there for them at all.
    const shown = await reportOf(other, sendId);
    expect(shown?.approval.may_decide).toBe('line_ids' in limits ? undefined : false);
    const free = await colleagueOf(owner, MAKER, { approval_above_mrial: 2n * ONE });
    expect((await approve(free, sendId)).code).toBe('200-1');
  });

  it('is one, however many decide at once', async () => {
    const { owner, maker } = await givenTwo();
    for (let round = 0; round < 5; round += 1) {
      const sendId = await givenWaiting(maker);
      const answers = await Promise.all([
        approve(owner, sendId),
        reject(owner, sendId),
        approve(owner, sendId),
        reject(owner, sendId),
      ]);
      const codes = answers.map(({ code }) => code);
      const isApproved = codes[0] === '200-1';
      expect(codes).toEqual(
        isApproved ? ['200-1', '409-525', '200-1', '409-525'] : ['409-525', '200-1', '409-525', '200-1'],
      );
      const { state, approval } = await reportOf(owner, sendId);
      expect([state, approval.decision]).toEqual(isApproved ? [5, 'approved'] : [7, 'rejected']);
      await owner.call('/send/cancel', { send_id: sendId });
    }
    expect(await creditOf(owner)).toMatchObject({ held: '0' });
  });

  it('of a person on behalf of the account is refused, also with leave of its owner', async () => {
    const { owner, maker } = await givenTwo();
    const sendId = await givenWaiting(maker);
    await sql`update accounts set support_access_until = now() + interval '1 hour' where id = ${owner.accountId}`.execute(
      db(),
    );
    const token = newToken();
    await sql`
      insert into sessions (token_hash, account_id, user_id, impersonated, impersonated_by, created_at, expires_at)
      values (${hashToken(token)}, ${owner.accountId}, ${owner.userId}, true, 'پشتیبان', now(), now() + interval '1 hour')`.execute(
      db(),
    );
    const call = owner.withToken(token);
    expect((await approve({ call }, sendId)).code).toBe('403-9');
    expect((await reject({ call }, sendId)).code).toBe('403-9');
  });
});
