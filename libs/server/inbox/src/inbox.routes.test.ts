import { sql } from 'kysely';
import { SENDER, inboxApi } from './testing/inbox-api';
import type { Holder } from './testing/inbox-api';

const { answerOf, ask, clock, codeOf, db, givenHolder, idOf, receive, textsOf, unreadOf } = inboxApi();
const OTHER = '989241110002';

let holder: Holder;
beforeEach(async () => {
  holder = await givenHolder();
});

const givenContact = (mobile: number, name: string | null) =>
  db().insertInto('contacts').values({ account_id: holder.accountId, mobile, name, created_at: clock.now() }).execute();

describe('the list', () => {
  it('shows messages newest first, each with its line, its sender and the contact that it is', async () => {
    await givenContact(241_110_001, 'سارا');
    await receive(holder, 'سلام');
    await receive(holder, 'درود', { from: '8999' });
    const { items, paging } = await answerOf(holder, '', {});
    expect(paging).toEqual({ page: 1, limit: 10, total: 2 });
    expect(items).toMatchObject([
      { sender: '8999', is_contact: false, contact_name: null, text: 'درود', is_read: false },
      {
        sender: SENDER,
        is_contact: true,
        contact_name: 'سارا',
        line: holder.line.number,
        received_at: expect.any(String),
      },
    ]);
  });

  it('does not show what comes from the receive blacklist, nor counts it', async () => {
    await db()
      .insertInto('suppressed_numbers')
      .values({ account_id: holder.accountId, mobile: 241_110_001, kind: 'receive_blacklist', created_at: clock.now() })
      .execute();
    await receive(holder, 'هرز');
    await receive(holder, 'سلام', { from: OTHER });
    expect(await textsOf(holder)).toEqual(['سلام']);
    expect(await textsOf(holder, { search: 'هرز' })).toEqual([]);
    expect((await answerOf(holder, '/conversation', { sender: SENDER })).items).toEqual([]);
    expect(await unreadOf(holder)).toBe(1);
  });

  it('finds words of the text in any order and whatever keyboard wrote them', async () => {
    await receive(holder, 'سفارش کتاب‌های ۱۴۰۵ كجاست؟');
    await receive(holder, 'ممنون، رسيد');
    for (const search of ['كتابهاي', 'کتاب های', '1405', 'کجاست سفارش', 'سف', 'تاب', '  ', 'س']) {
      expect([search, await textsOf(holder, { search })]).toEqual([
        search,
        search === '  ' ? ['ممنون، رسيد', 'سفارش کتاب‌های ۱۴۰۵ كجاست؟'] : ['سفارش کتاب‌های ۱۴۰۵ كجاست؟'],
      ]);
    }
    expect(await textsOf(holder, { search: 'سفارش رسید' })).toEqual([]);
    expect(await textsOf(holder, { search: '%' })).toEqual([]);
  });

  it.each(['0924', '۰۹۲۴ ۱۱۱ ۰۰۰۱', '+98 924 111 0001', '10001', '98924', '0001'])(
    'finds a sender by %s, in the search and as a number',
    async (asked) => {
      for (const from of ['09241110001', '+989241110001', '989241110001', '9241110001'])
        await receive(holder, 'سلام', { from });
      await receive(holder, 'درود', { from: '8998' });
      expect(await textsOf(holder, { search: asked })).toHaveLength(4);
      expect(await textsOf(holder, { number: asked })).toHaveLength(4);
    },
  );

  it('finds what a contact wrote by its name', async () => {
    await givenContact(241_110_001, 'سارا محمدی');
    await receive(holder, 'سلام');
    await receive(holder, 'درود', { from: OTHER });
    expect(await textsOf(holder, { search: 'محمدي سارا' })).toEqual(['سلام']);
    expect(await textsOf(holder, { search: 'سارا', is_read: true })).toEqual([]);
  });

  it('is narrowed to a line, to what is read or not, to days, and to what came after a message', async () => {
    await receive(holder, 'یک');
    const after = clock.now().toISOString();
    await receive(holder, 'دو');
    await answerOf(holder, '/read', { ids: [await idOf(holder, 'یک')] });
    expect(await textsOf(holder, { is_read: true })).toEqual(['یک']);
    expect(await textsOf(holder, { is_read: false })).toEqual(['دو']);
    expect(await textsOf(holder, { to_date: after })).toEqual(['یک']);
    expect(await textsOf(holder, { from_date: clock.now().toISOString() })).toEqual(['دو']);
    expect(await textsOf(holder, { from_id: await idOf(holder, 'یک') })).toEqual(['دو']);
    expect(await textsOf(holder, { line: `+98${holder.line.number}` })).toHaveLength(2);
    expect(await textsOf(holder, { line: '5999' })).toEqual([]);
    expect(await textsOf(holder, { number: 'حرف' })).toEqual([]);
    const backwards = { from_date: clock.now().toISOString(), to_date: after };
    expect(await codeOf(holder, '', { filters: backwards })).toBe('422-151');
  });
});

describe('reading', () => {
  it('is counted exactly, message by message, and can be taken back', async () => {
    for (const text of ['یک', 'دو', 'سه']) await receive(holder, text);
    const id = await idOf(holder, 'دو');
    expect(await answerOf(holder, '/read', { ids: [id, '999999'] })).toEqual({
      ...{ changed_count: 1, changed_ids: [id], unread_count: 2 },
    });
    expect(await answerOf(holder, '/read', { ids: [id] })).toMatchObject({ changed_count: 0, unread_count: 2 });
    expect(await answerOf(holder, '/read', { ids: [id], is_read: false })).toMatchObject({
      changed_count: 1,
      unread_count: 3,
    });
    expect(await answerOf(holder, '/read', { ids: [id], is_read: false })).toMatchObject({
      changed_count: 0,
      unread_count: 3,
    });
  });

  it('is for all messages of a sender, or for what the filters find', async () => {
    await receive(holder, 'یک');
    await receive(holder, 'دو', { from: '09241110001' });
    await receive(holder, 'سه', { from: OTHER });
    expect(await answerOf(holder, '/read', { sender: '0924 111 0001' })).toMatchObject({
      changed_count: 2,
      unread_count: 1,
    });
    expect(await answerOf(holder, '/read', { filters: {}, is_read: false })).toMatchObject({ unread_count: 3 });
    expect(await answerOf(holder, '/read', { filters: { search: 'سه' } })).toMatchObject({ unread_count: 2 });
  });

  it.each([[{}], [{ ids: ['1'], filters: {} }], [{ sender: SENDER, ids: ['1'] }]])(
    'has to say which messages, in one way (%o)',
    async (body) => {
      expect(await codeOf(holder, '/read', body)).toBe('422-150');
    },
  );

  it('stays exact when messages come, are read and are deleted at the same time', async () => {
    const texts = Array.from({ length: 40 }, (_, n) => `پیام ${n}`);
    const busy = texts.map((text, n) => [
      receive(holder, text),
      ...(n % 3 === 0 ? [ask(holder, '/read', { filters: {} })] : []),
      ...(n % 7 === 0 ? [ask(holder, '/delete-list', { filters: { search: `پیام ${n}` } })] : []),
      ...(n % 5 === 0 ? [ask(holder, '/read', { filters: {}, is_read: false })] : []),
    ]);
    await Promise.all(busy.flat());
    const { rows } = await sql<{ unread: number }>`
      select count(*)::int as unread from inbox_unread u join inbound_messages m
        on m.id = u.message_id and m.received_at = u.received_at where u.account_id = ${holder.accountId}`.execute(
      db(),
    );
    const all = await sql`select from inbox_unread where account_id = ${holder.accountId}`.execute(db());
    expect(all.rows).toHaveLength(rows[0]?.unread ?? -1);
    expect(await unreadOf(holder)).toBe(all.rows.length);
  });
});

describe('deleting', () => {
  it('takes messages away for good, unread ones with their count', async () => {
    for (const text of ['یک', 'دو']) await receive(holder, text);
    const ids = [await idOf(holder, 'یک'), '999999'];
    expect(await answerOf(holder, '/delete-list', { ids })).toEqual({ deleted_count: 1 });
    expect(await answerOf(holder, '/delete-list', { ids })).toEqual({ deleted_count: 0 });
    expect(await textsOf(holder)).toEqual(['دو']);
    expect(await unreadOf(holder)).toBe(1);
  });

  it('of what filters find is refused when there is more than the person was shown', async () => {
    for (const text of ['یک', 'دو']) await receive(holder, text);
    expect(await codeOf(holder, '/delete-list', { filters: {}, expected_count: 1 })).toBe('409-150');
    expect(await answerOf(holder, '/delete-list', { filters: {}, expected_count: 2 })).toEqual({ deleted_count: 2 });
    expect(await unreadOf(holder)).toBe(0);
  });

  it('has to say which messages', async () => {
    expect(await codeOf(holder, '/delete-list', {})).toBe('422-150');
  });
});

describe('a conversation', () => {
  const givenSend = async (requested = 1, { accountId, line } = holder) => {
    const { rows } = await sql<{ id: bigint }>`
      insert into sends (account_id, type, state, line_id, from_number, text, encoding, language, parts, unit_mrial,
        statutory_mrial, refund_rule, requested_count, created_at)
      values (${accountId}, 'normal', 6, ${line.lineId}, ${line.number}, 'می‌رسد', 'ucs2', 'persian', 1, 0, 0, 'none',
        ${requested}, ${clock.now()}) returning id`.execute(db());
    return String(rows[0]?.id);
  };

  it('has what a number wrote in any spelling and what was replied, newest first', async () => {
    await givenContact(241_110_001, null);
    await receive(holder, 'کی می‌رسد؟');
    clock.advance(1_000);
    const send_id = await givenSend();
    expect((await ask(holder, '/note-reply', { sender: SENDER, send_id })).status).toBe(200);
    expect((await ask(holder, '/note-reply', { sender: '09241110001', send_id })).status).toBe(200);
    await receive(holder, 'ممنون', { from: '09241110001' });
    await receive(holder, 'دیگری', { from: OTHER });
    const answer = await answerOf(holder, '/conversation', { sender: '0924-111-0001' });
    expect(answer).toMatchObject({
      ...{ sender: SENDER, is_mobile: true, is_contact: true, contact_name: null, blacklisted: false },
      paging: { page: 1, limit: 10, total: 3 },
    });
    expect(answer.items).toMatchObject([
      { direction: 'received', text: 'ممنون', is_read: false },
      { direction: 'sent', id: send_id, text: 'می‌رسد', is_read: true, send_state: 6, line: holder.line.number },
      { direction: 'received', text: 'کی می‌رسد؟', line: holder.line.number },
    ]);
    const second = await answerOf(holder, '/conversation', { sender: SENDER, page: 2, limit: 2 });
    expect(second).toMatchObject({ items: [{ text: 'کی می‌رسد؟' }], paging: { total: 3 } });
  });

  it('of a sender without a mobile number cannot be replied to', async () => {
    await receive(holder, 'خبر', { from: '8999' });
    expect(await answerOf(holder, '/conversation', { sender: '8999' })).toMatchObject({
      is_mobile: false,
      items: [{ text: 'خبر' }],
    });
    expect(await codeOf(holder, '/note-reply', { sender: '8999', send_id: await givenSend() })).toBe('422-152');
  });

  it('takes no send that is not there, is not the account’s, or went to others', async () => {
    const reply = (send_id: string) => codeOf(holder, '/note-reply', { sender: SENDER, send_id });
    expect(await reply('999999')).toBe('404-150');
    expect(await reply(await givenSend(2))).toBe('404-150');
    const stranger = await givenHolder();
    expect(await reply(await givenSend(1, stranger))).toBe('404-150');
  });

  it('takes no old send of whom nobody can say who got it, for that lies in files', async () => {
    const send_id = await givenSend();
    const reply = () => codeOf(holder, '/note-reply', { sender: SENDER, send_id });
    await sql`update send_partitions set state = 2`.execute(db());
    expect(await reply()).toBe('404-150');
    await sql`update send_partitions set state = 0`.execute(db());
    expect((await ask(holder, '/note-reply', { sender: SENDER, send_id })).status).toBe(200);
  });
});

describe('what another account has', () => {
  it('is neither seen nor touched', async () => {
    await receive(holder, 'سلام');
    const id = await idOf(holder, 'سلام');
    const stranger = await givenHolder();
    expect(await textsOf(stranger)).toEqual([]);
    expect(await textsOf(stranger, { line: holder.line.number })).toEqual([]);
    expect(await unreadOf(stranger)).toBe(0);
    expect((await answerOf(stranger, '/conversation', { sender: SENDER })).items).toEqual([]);
    expect(await answerOf(stranger, '/read', { ids: [id] })).toMatchObject({ changed_count: 0, unread_count: 0 });
    expect(await answerOf(stranger, '/read', { filters: {} })).toMatchObject({ changed_count: 0 });
    expect(await answerOf(stranger, '/delete-list', { ids: [id] })).toEqual({ deleted_count: 0 });
    expect(await answerOf(stranger, '/delete-list', { filters: {} })).toEqual({ deleted_count: 0 });
    expect(await textsOf(holder, { is_read: false })).toEqual(['سلام']);
    expect(await unreadOf(holder)).toBe(1);
  });

  it('does not come through a line that several share', async () => {
    const other = await givenHolder();
    await db()
      .insertInto('account_lines')
      .values({ account_id: other.accountId, line_id: holder.line.lineId })
      .execute();
    await receive(holder, 'به خط مشترک');
    expect([await textsOf(holder), await textsOf(other)]).toEqual([[], []]);
  });
});
