import { createPhonebook } from '@peyk/server-contacts';
import { withTransactionHook } from '@peyk/server-database';
import { givenMember } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { secretaryApi } from '../testing/secretary-api';
import type { Holder } from '../testing/secretary-api';

const api = secretaryApi();
const { answer, outcomesOf, post, receive, sendsOf, told, working } = api;

let holder: Holder;
beforeEach(async () => {
  await sql`delete from secretary_queue`.execute(api.db());
  holder = await api.givenHolder();
});

const walletOf = async ({ accountId }: Holder) => {
  const { rows } = await sql<{ balance: bigint; held: bigint }>`
    select balance_mrial as balance, held_mrial as held from wallets where account_id = ${accountId}`.execute(api.db());
  return rows[0] ?? { balance: 0n, held: 0n };
};
const queued = async () => (await api.db().selectFrom('secretary_queue').selectAll().execute()).length;

describe('a message', () => {
  it('is answered once, with the money held', async () => {
    const id = await working(holder, { reply: 'پیام {{شماره}} رسید.' });
    await receive(holder, 'سلام');
    expect(await answer()).toBe(1);
    const [send, ...more] = await sendsOf(holder);
    expect(send).toMatchObject({
      type: 'inbox_secretary',
      text: 'پیام 09241110001 رسید.',
      requested_count: 1,
      state: 0,
    });
    expect(more).toEqual([]);
    expect((await walletOf(holder)).held).toBe(send?.quoted_total_mrial);
    expect(await answer()).toBe(0);
    expect(await sendsOf(holder)).toHaveLength(1);
    const { items } = (await post(holder, '/module-inboxes-list', { id })).data;
    expect(items).toEqual([
      {
        ...{ id: expect.any(String), number: '989241110001', text: 'سلام', outcome: 'done', reason: null },
        ...{ send_id: String(send?.id), received_at: api.clock.now().toISOString() },
        ...{ reading: null, found: null },
      },
    ]);
  });

  it('is answered once by several processes', async () => {
    await working(holder);
    for (let n = 0; n < 20; n += 1) await receive(holder, 'سلام', `98924111${String(n).padStart(4, '0')}`);
    await Promise.all([answer(), answer(), answer()]);
    await answer();
    const sends = await sendsOf(holder);
    expect(sends.reduce((sum, { requested_count }) => sum + requested_count, 0)).toBe(20);
  });

  it('waits for the next round when something of ours fails', async () => {
    const id = await working(holder);
    await receive(holder, 'سلام');
    const beforeCommit = () => Promise.reject(new Error('killed'));
    expect(await withTransactionHook({ beforeCommit, afterCommit: () => undefined }, answer)).toBe(0);
    expect([await queued(), await sendsOf(holder), (await walletOf(holder)).held]).toEqual([1, [], 0n]);
    expect(await answer()).toBe(1);
    expect(await outcomesOf(holder, id)).toEqual(['done']);
  });

  it.each([
    ['that asks to opt out', 'لغو۱۱', '989241110001'],
    ['of another line', 'سلام', '98300014051'],
    ['of a bank', 'سلام', 'BANK'],
  ])('%s is left alone', async (_what, text, from) => {
    const id = await working(holder);
    await receive(holder, text, from);
    expect(await answer()).toBe(1);
    expect([await sendsOf(holder), await outcomesOf(holder, id), await queued()]).toEqual([[], [], 0]);
  });

  it('is not heard by what waits for a person, rests, or was deleted', async () => {
    await api.create(holder);
    await receive(holder, 'یک');
    const id = await working(holder);
    await post(holder, '/general-messaging/active', { id, is_active: false });
    await receive(holder, 'دو');
    expect(await queued()).toBe(0);
    await post(holder, '/general-messaging/active', { id, is_active: true });
    await receive(holder, 'سه');
    await post(holder, '/general-messaging/delete-list', { ids: [id] });
    await answer();
    expect([await sendsOf(holder), await queued()]).toEqual([[], 0]);
  });

  it('of a number of the receive blacklist is not heard', async () => {
    await working(holder);
    await sql`insert into suppressed_numbers (account_id, mobile, kind, created_at)
      values (${holder.accountId}, 241110001, 'receive_blacklist', now())`.execute(api.db());
    await receive(holder, 'سلام');
    expect(await queued()).toBe(0);
  });
});

describe('one secretary', () => {
  it('answers a sender once where it is to', async () => {
    const id = await working(holder, { once_per_sender: true });
    await receive(holder, 'یک');
    await receive(holder, 'دو');
    await answer();
    await receive(holder, 'سه');
    await receive(holder, 'چهار', '989241110002');
    await answer();
    expect(await outcomesOf(holder, id)).toEqual(['done', 'again', 'again', 'done']);
    expect((await sendsOf(holder)).map(({ requested_count }) => requested_count)).toEqual([1, 1]);
  });

  it('keeps to its own limits, each number by itself, and says which one was full', async () => {
    const id = await working(holder, { most_in_ten_minutes: 2, most_in_a_day: 3 });
    for (let n = 0; n < 3; n += 1) await receive(holder, 'سلام');
    await receive(holder, 'سلام', '989241110002');
    await answer();
    api.clock.advance(10 * 60_000);
    for (let n = 0; n < 2; n += 1) await receive(holder, 'سلام');
    await answer();
    // What was answered 24 hours ago and earlier counts no more.
    api.clock.advance(24 * 3_600_000);
    await receive(holder, 'سلام');
    await answer();
    // The session of who could be asked has gone in that time.
    const rows = await api
      .db()
      .selectFrom('secretary_messages')
      .select(['outcome', 'reason'])
      .where('secretary_id', '=', BigInt(id))
      .orderBy('id')
      .execute();
    const [lately, daily] = ['۱۰ دقیقه', '۲۴ ساعت'].map((time) => [
      'too_often',
      `سقف پاسخ این شماره در ${time} پر شده بود.`,
    ]);
    expect(rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ...[['done', null], ['done', null], lately, ['done', null]],
      ...[['done', null], daily],
      ['done', null],
    ]);
  });

  it('gets other limits at once, without a second review', async () => {
    const id = await working(holder);
    const changed = { id, ...api.written(holder), most_in_ten_minutes: 1 };
    const { data } = await post(holder, '/general-messaging/update', changed);
    expect(data).toMatchObject({ state: 'accepted', most_in_ten_minutes: 1, most_in_a_day: null });
    for (let n = 0; n < 2; n += 1) await receive(holder, 'سلام');
    await answer();
    expect(await outcomesOf(holder, id)).toEqual(['done', 'too_often']);
  });

  it('does not go on with a machine at the other end', async () => {
    const id = await working(holder);
    for (let n = 0; n < 7; n += 1) await receive(holder, `پاسخ خودکار ${n}`);
    await answer();
    expect(await outcomesOf(holder, id)).toEqual([...Array(5).fill('done'), 'too_often', 'too_often']);
    // A send reaches a number once, so there are five.
    expect(await sendsOf(holder)).toHaveLength(5);
    api.clock.advance(10 * 60_000);
    await receive(holder, 'دوباره');
    await answer();
    expect(await sendsOf(holder)).toHaveLength(6);
  });

  it('forwards, keeps the sender in a phonebook, takes them out of another, and opts them out', async () => {
    const { accountId } = holder;
    const book = (title: string) => createPhonebook(api.context(), { accountId, title });
    const [into, outOf] = [await book('مشتری'), await book('خبرنامه')];
    await sql`insert into contacts (account_id, mobile, created_at) values (${accountId}, 241110001, now())`.execute(
      api.db(),
    );
    await sql`insert into phonebook_members (account_id, phonebook_id, mobile) values (${accountId}, ${outOf.id}, 241110001)`.execute(
      api.db(),
    );
    await sql`update phonebooks set members_count = 1 where account_id = ${accountId} and id = ${outOf.id}`.execute(
      api.db(),
    );
    await working(holder, {
      ...{ reply: undefined, forward_to: ['989241110008', '989241110009'], opts_out: true },
      ...{ add_to_phonebook_id: String(into.id), remove_from_phonebook_id: String(outOf.id) },
    });
    await receive(holder, 'نشانی شما کجاست؟');
    await answer();
    const [send, ...more] = await sendsOf(holder);
    expect(more).toEqual([]);
    expect(send).toMatchObject({ type: 'redirector', text: 'از 09241110001: نشانی شما کجاست؟', requested_count: 2 });
    const books = await sql<{ title: string; count: number }>`
      select title, members_count::int as count from phonebooks where account_id = ${accountId} order by id`.execute(
      api.db(),
    );
    expect(books.rows).toEqual([
      { title: 'مشتری', count: 1 },
      { title: 'خبرنامه', count: 0 },
    ]);
    const listed = await api
      .db()
      .selectFrom('suppressed_numbers')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute();
    expect(listed).toMatchObject([{ mobile: 241110001, kind: 'opt_out', line: holder.line.number }]);
  });

  it('answers each with their own text in one send', async () => {
    await working(holder, { reply: 'شمارهٔ شما {{number}} است.' });
    await receive(holder, 'یک', '989241110001');
    await receive(holder, 'دو', '989241110002');
    await answer();
    const sends = await sendsOf(holder);
    expect(sends.map(({ requested_count, type }) => [requested_count, type])).toEqual([[2, 'inbox_secretary']]);
    expect((await walletOf(holder)).held).toBe(sends[0]?.quoted_total_mrial);
  });
});

describe('an answer that cannot be paid', () => {
  it('is not sent; the message is written down, and the owner is told once until one was paid', async () => {
    const poor = await api.givenHolder({ balanceMrial: 1n });
    const id = await working(poor);
    await receive(poor, 'یک');
    await answer();
    await receive(poor, 'دو');
    await answer();
    expect(await outcomesOf(poor, id)).toEqual(['unpaid', 'unpaid']);
    expect(await sendsOf(poor)).toEqual([]);
    expect(await walletOf(poor)).toEqual({ balance: 1n, held: 0n });
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('اعتبار پنل برای پاسخ منشی «پاسخ‌گو» کافی نیست');
    await sql`update secretaries set credit_told_at = null`.execute(api.db());
    await receive(poor, 'سه');
    await answer();
    expect(told).toHaveLength(2);
  });

  it('leaves what can be paid to those who wrote first', async () => {
    await receive(holder, 'بها');
    const rich = await working(holder);
    await receive(holder, 'بها');
    await answer();
    const [one] = await sendsOf(holder);
    const price = one?.quoted_total_mrial ?? 0n;
    expect(await outcomesOf(holder, rich)).toEqual(['done']);
    const poor = await api.givenHolder({ balanceMrial: price * 5n });
    const id = await working(poor);
    for (let n = 1; n <= 8; n += 1) await receive(poor, 'بها', `98924111000${n}`);
    await answer();
    expect(await outcomesOf(poor, id)).toEqual([...Array(5).fill('done'), ...Array(3).fill('unpaid')]);
    const sent = await sendsOf(poor);
    expect(sent.reduce((sum, { requested_count }) => sum + requested_count, 0)).toBe(5);
    expect(await walletOf(poor)).toEqual({ balance: 0n, held: price * 5n });
    expect(told).toHaveLength(1);
  });

  it.each([
    ['to more than one send of who asked for it may reach', { max_recipients: 2 }, [2, 2, 1]],
    ['that cost more together than one send may', { max_send_mrial: 4_110_000n }, [2, 1, 2]],
  ])('%s go as several sends', async (_what, limits, counts) => {
    const member = await givenMember(api.db(), holder, { permissions: ['secretary.manage'] });
    await api.db().updateTable('roles').set(limits).where('id', '=', member.roleId).execute();
    const id = await working(holder);
    await sql`update secretaries set asked_by = ${member.userId} where id = ${id}`.execute(api.db());
    for (let n = 1; n <= 5; n += 1) await receive(holder, 'بها', `98924111000${n}`);
    await answer();
    expect(await outcomesOf(holder, id)).toEqual(Array(5).fill('done'));
    expect((await sendsOf(holder)).map(({ requested_count }) => requested_count)).toEqual(counts);
  });

  it('is refused with its reason where the line does not send', async () => {
    const id = await working(holder);
    await sql`update lines set active = false where id = ${holder.line.lineId}`.execute(api.db());
    await receive(holder, 'سلام');
    await answer();
    const [message] = (await post(holder, '/module-inboxes-list', { id })).data.items;
    expect(message).toMatchObject({ outcome: 'refused', send_id: null, reason: expect.stringContaining('خط') });
  });
});
