import { queueRig } from './testing/queue-rig';

const {
  api,
  call,
  fetch,
  givenPerson,
  queues,
  given,
  people,
  wait,
  by,
  list,
  show,
  decide,
  waitingPattern,
  waitingTicket,
} = queueRig();
const HALF_HOUR_MS = 30 * 60_000;

describe('a queue', () => {
  it('is there for those whose role it is, and for nobody else', async () => {
    const finance = await givenPerson('finance');
    const refused = [
      await call('/queue/list', { token: finance.token, body: { queue: 'patterns' } }),
      await call('/queue/thing', { token: finance.token, body: { queue: 'tickets', key: '1.1.1' } }),
      await call('/queue/take', { token: finance.token, body: { queue: 'documents', key: '1' } }),
      await call('/queue/decide', { token: finance.token, body: { queue: 'sends', key: '1', verdict: 'accept' } }),
    ];
    expect(refused.map(({ meta }) => meta.message_code)).toEqual(Array(4).fill('403-570'));
    expect((await fetch('/queue/file?queue=documents&key=1&file_id=abc', { token: finance.token })).statusCode).toBe(
      403,
    );
    expect((await call('/queue/list', { body: { queue: 'patterns' } })).status).toBe(401);
  });

  it('shows what waits, the longest first, with its count', async () => {
    const before = await list('patterns');
    const key = await waitingPattern();
    wait(1000);
    await waitingPattern();
    const after = await list('patterns', { limit: 100 });
    expect(after.paging.total).toBe(before.paging.total + 2);
    expect(after.items.at(-2)).toMatchObject({ key, title: 'کد ورود', account_name: 'فروشگاه آبان', taken_by: null });
    const { data } = await call('/queue', { token: people.mina.token });
    expect(data.queues).toHaveLength(queues.length);
    const patterns = data.queues.find(({ queue }: { queue: string }) => queue === 'patterns');
    expect(patterns).toMatchObject({ waiting: after.paging.total, oldest_at: after.items[0].asked_at });
    const second = await list('patterns', { limit: 1, page: after.paging.total });
    expect(second.items).toMatchObject([{ key: after.items.at(-1).key }]);
  });

  it('knows no key of what is no more, of another kind, or made up', async () => {
    for (const queue of queues.map((one) => one.queue))
      for (const key of ['1', '9.9', '7.7.7', 'a', '999999999999999999']) {
        expect((await show(queue, key)).meta.message_code).toBe('404-570');
        expect((await by('mina', '/queue/take', { queue, key })).meta.message_code).toBe('404-570');
      }
  });
});

describe('a decision', () => {
  it('is made once: of two at once one decides, and the other is told', async () => {
    const key = await waitingPattern();
    const both = await Promise.all([
      decide('patterns', key, { verdict: 'accept' }),
      decide('patterns', key, { verdict: 'refuse', reason: 'unlawful' }, 'sara'),
    ]);
    const codes = both.map(({ meta }) => meta.message_code).sort();
    expect(codes[0]).toBe('200-1');
    expect(['409-371', '409-460', '409-461', '404-570']).toContain(codes[1]);
    expect((await show('patterns', key)).status).toBe(404);
    expect((await decide('patterns', key, { verdict: 'accept' })).meta.message_code).toBe('404-570');
  });

  it('is written down with who made it, for which account', async () => {
    const key = await waitingPattern();
    await decide('patterns', key, { verdict: 'accept' });
    const row = await api
      .db()
      .selectFrom('audit_entries')
      .select(['account_id', 'actor_kind', 'admin_name', 'outcome'])
      .where('action', '=', 'decideWaitingThing')
      .where('object', '=', `patterns:${key}`)
      .executeTakeFirst();
    const { username } = people.mina;
    expect(row).toEqual({
      account_id: given.account.accountId,
      actor_kind: 'admin',
      admin_name: username,
      outcome: 'done',
    });
  });

  it.each([
    [{ verdict: 'refuse' }, 'reason'],
    [{ verdict: 'refuse', reason: 'none' }, 'reason'],
    [{ verdict: 'refuse', reason: 'other' }, 'text'],
    [{ verdict: 'refuse', reason: 'other', text: '   ' }, 'text'],
    [{ verdict: 'refuse', reason: 'unlawful', text: 'ن'.repeat(301) }, 'text'],
    [{ verdict: 'accept', text: 'خوب است' }, 'text'],
    [{ verdict: 'accept', day: '2027-01-01' }, 'day'],
    [{ verdict: 'answer', text: 'خوب است' }, 'verdict'],
  ])('is refused as %j, and says where', async (given, field) => {
    const key = await waitingPattern();
    const { meta } = await decide('patterns', key, given);
    expect(meta.message_code).toBe('422-571');
    expect(Object.keys(meta.errors)).toEqual([field]);
    expect((await show('patterns', key)).status).toBe(200);
  });

  it('reaches the account with its reason', async () => {
    const key = await waitingPattern();
    await decide('patterns', key, { verdict: 'refuse', reason: 'other', text: 'نام فروشگاه را بنویسید.' });
    const { data } = await api.call('/patterns', { token: given.token, body: {} });
    const { id } = data.items[0];
    const details = (await api.call(`/patterns/details?id=${id}`, { token: given.token })).data;
    expect(JSON.stringify(details)).toContain('نام فروشگاه را بنویسید.');
  });
});

describe('what was taken', () => {
  it.each(['patterns', 'tickets'])('is decided by nobody else for half an hour, in %s', async (queue) => {
    const key = queue === 'patterns' ? await waitingPattern() : (await waitingTicket()).key;
    const verdict = queue === 'patterns' ? { verdict: 'accept' } : { verdict: 'answer', text: 'بررسی شد.' };
    expect((await by('sara', '/queue/take', { queue, key })).status).toBe(200);
    const row = (await list(queue, { limit: 100 })).items.find((one: { key: string }) => one.key === key);
    expect(row).toMatchObject({ taken_by: people.sara.username, is_mine: false });
    expect((await decide(queue, key, verdict)).meta.message_code).toBe('409-371');
    expect((await by('mina', '/queue/take', { queue, key })).meta.message_code).toBe('409-371');
    wait(HALF_HOUR_MS);
    const free = (await list(queue, { limit: 100 })).items.find((one: { key: string }) => one.key === key);
    expect(free.taken_by).toBeNull();
    expect((await decide(queue, key, verdict)).status).toBe(200);
  });
});
