import { queueRig } from './testing/queue-rig';

const { api, call, given, people, fresh, wait, by, list, show, decide, waitingTicket } = queueRig();
const SECRET = 'این مشتری بدحساب است';

const noted = (key: string, text: string, who: 'mina' | 'sara' = 'mina') =>
  by(who, '/queue/note', { queue: 'tickets', key, text });
const urgent = (key: string, priority: string) => by('mina', '/queue/priority', { queue: 'tickets', key, priority });
const rowOf = async (key: string, more: object = {}) =>
  (await list('tickets', { limit: 100, ...more })).items.find((one: { key: string }) => one.key === key);

describe('a note at a ticket', () => {
  it('stands where it was written, with who wrote it, for everybody of the role', async () => {
    const { key } = await waitingTicket();
    wait(1000);
    expect((await noted(key, `  ${SECRET}  `)).status).toBe(200);
    const { data } = await by('sara', '/queue/thing', { queue: 'tickets', key });
    expect(data).toMatchObject({ takes_notes: true, texts_total: 2 });
    expect(data.texts[1]).toEqual({
      ...{ title: `یادداشت داخلی از ${people.mina.username}`, text: SECRET, side: 'note' },
      at: api.clock.now().toISOString(),
    });
  });

  it('reaches its account in no answer, in no file, and not even as an entry of its log', async () => {
    const { id, key } = await waitingTicket();
    await noted(key, SECRET);
    await urgent(key, 'urgent');
    await decide('tickets', key, { verdict: 'answer', text: 'بررسی شد.' });
    const ask = (path: string, body?: object) => api.call(path, { token: given.token, ...(body && { body }) });
    const answers = JSON.stringify([
      await ask(`/ticket/show?id=${id}`),
      await ask('/ticket', {}),
      await api.call('/ticket/interaction', { token: given.token, headers: fresh(), body: { id, text: 'ممنون' } }),
    ]);
    expect(answers).toContain('بررسی شد.');
    expect(answers).not.toContain(SECRET);
    expect(answers).not.toMatch(/urgent|priority|note/);
    const log = await api.db().selectFrom('audit_entries').select(['action', 'account_id', 'details']).execute();
    const made = log.filter(({ action }) => ['addNoteToThing', 'setPriorityOfThing'].includes(action));
    expect(made.length).toBeGreaterThanOrEqual(2);
    expect(made.every(({ account_id: accountId }) => accountId === null)).toBe(true);
    expect(JSON.stringify(log.map(({ details }) => details))).not.toContain(SECRET);
  });

  it('moves nothing: who has read the ticket may answer it, and the account is told nothing', async () => {
    const { id, key } = await waitingTicket();
    const before = (await api.call(`/ticket/show?id=${id}`, { token: given.token })).data;
    await noted(key, 'یک یادداشت');
    await urgent(key, 'high');
    expect((await api.call(`/ticket/show?id=${id}`, { token: given.token })).data).toEqual(before);
    expect((await decide('tickets', key, { verdict: 'answer', text: 'بررسی شد.' })).status).toBe(200);
  });

  it('is written once by a press that comes twice, and again by another', async () => {
    const { key } = await waitingTicket();
    await Promise.all([noted(key, 'تماس گرفتم'), noted(key, 'تماس گرفتم')]);
    expect((await show('tickets', key)).data.texts_total).toBe(2);
    await noted(key, 'تماس گرفتم', 'sara');
    expect((await show('tickets', key)).data.texts_total).toBe(3);
  });

  it('is refused when it is blank, when there are two hundred, and where nothing waits', async () => {
    const { id, key } = await waitingTicket();
    expect((await noted(key, '   ')).meta.message_code).toBe('422-493');
    const many = Array.from({ length: 200 }, (_, at) => ({
      ...{ account_id: given.account.accountId, ticket_id: BigInt(id), text: `${at}`, written_by: 'mina' },
      at: api.clock.now(),
    }));
    await api.db().insertInto('ticket_notes').values(many).execute();
    const { meta } = await noted(key, 'یکی دیگر');
    expect(meta.message_code).toBe('422-500');
    expect(meta.message).toContain('این تیکت');
    await decide('tickets', key, { verdict: 'close' });
    expect((await noted(key, 'دیر')).meta.message_code).toBe('404-570');
    expect((await urgent(key, 'high')).meta.message_code).toBe('404-570');
  });

  it('is for those whose queue it is, and of queues that take notes', async () => {
    const { key } = await waitingTicket();
    const body = { queue: 'tickets', key, text: 'x' };
    expect((await call('/queue/note', { body })).status).toBe(401);
    const { token } = people.sara;
    expect((await call('/queue/note', { token, body: { ...body, queue: 'documents' } })).status).toBe(403);
    const other = { ...body, queue: 'patterns' };
    expect((await call('/queue/note', { token, body: other })).meta.message_code).toBe('409-573');
    const filtered = await by('sara', '/queue/list', { queue: 'patterns', priority: 'high' });
    expect(filtered.meta.message_code).toBe('409-573');
  });
});

describe('the priority of a ticket', () => {
  it('is normal until the desk says otherwise, and puts the urgent before who waits longer', async () => {
    const first = await waitingTicket();
    wait(1000);
    const second = await waitingTicket();
    wait(1000);
    const third = await waitingTicket();
    expect((await rowOf(first.key)).priority).toBe('normal');
    await urgent(third.key, 'urgent');
    await urgent(first.key, 'low');
    const keys = (await list('tickets', { limit: 100 })).items.map((one: { key: string }) => one.key);
    const own = keys.filter((key: string) => [first.key, second.key, third.key].includes(key));
    expect(own).toEqual([third.key, second.key, first.key]);
    expect((await show('tickets', third.key)).data.priority).toBe('urgent');
  });

  it('is what the queue is filtered by, with its own count', async () => {
    const { key } = await waitingTicket();
    const before = (await list('tickets', { priority: 'high' })).paging.total;
    await urgent(key, 'high');
    expect((await list('tickets', { priority: 'high' })).paging.total).toBe(before + 1);
    expect(await rowOf(key, { priority: 'high' })).toMatchObject({ key, priority: 'high' });
    expect(await rowOf(key, { priority: 'normal' })).toBeUndefined();
    const queues = (await call('/queue', { token: people.mina.token })).data.queues;
    const told = Object.fromEntries(
      queues.map((one: { queue: string; has_priorities: boolean }) => [one.queue, one.has_priorities]),
    );
    expect(told).toMatchObject({ tickets: true, patterns: false });
    expect((await list('patterns')).items.every((one: { priority: null }) => one.priority === null)).toBe(true);
  });

  it('stays with a ticket in which its account writes', async () => {
    const { id, key } = await waitingTicket();
    await urgent(key, 'urgent');
    await api.call('/ticket/interaction', { token: given.token, headers: fresh(), body: { id, text: 'عجله دارم' } });
    expect((await show('tickets', key)).data.priority).toBe('urgent');
  });
});

describe('answers that are kept ready', () => {
  const keep = (who: 'mina' | 'sara', title: string, text: string) =>
    by(who, '/collection/add', {
      collection: 'ticket_replies',
      values: [
        { name: 'title', value: title },
        { name: 'text', value: text },
      ],
    });
  beforeEach(() => api.db().deleteFrom('ticket_replies').execute());

  it('come with a ticket, filled in for its customer', async () => {
    await api
      .db()
      .updateTable('accounts')
      .set({ name: 'آبان {{ticket}}' })
      .where('id', '=', given.account.accountId)
      .execute();
    const { id, key } = await waitingTicket();
    await keep('mina', 'ب', 'بدون جای خالی');
    await keep('sara', 'الف', 'سلام {{name}}، درخواست {{ ticket }} رسید.');
    const { replies } = (await show('tickets', key)).data;
    const digits = [...id].map((digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]).join('');
    expect(replies).toEqual([
      { title: 'الف', text: `سلام آبان {{ticket}}، درخواست ${digits} رسید.` },
      { title: 'ب', text: 'بدون جای خالی' },
    ]);
  });

  it('are kept by those who answer, under a title each, with no placeholder that nothing fills', async () => {
    const listed = await call('/collection/list', {
      token: people.sara.token,
      body: { collection: 'ticket_replies' },
    });
    expect(listed.status).toBe(200);
    expect((await keep('mina', 'سلام', 'سلام {{family}}')).meta).toMatchObject({ message_code: '422-501' });
    expect((await keep('mina', 'سلام', 'سلام {{name}}')).status).toBe(200);
    const both = await Promise.all([keep('mina', 'وقت بخیر', 'الف'), keep('sara', 'وقت بخیر', 'ب')]);
    expect(both.map(({ meta }) => meta.message_code).sort()).toEqual(['200-1', '409-500']);
    const { items } = (await by('mina', '/collection/list', { collection: 'ticket_replies' })).data;
    const change = (title: string, text: string) =>
      by('mina', '/collection/change', {
        ...{ collection: 'ticket_replies', key: items[0].key, version: items[0].version },
        values: [
          { name: 'title', value: title },
          { name: 'text', value: text },
        ],
      });
    expect((await change(items[1].title, 'x')).meta.message_code).toBe('409-500');
    expect((await change('تازه', '{{x}}')).meta.message_code).toBe('422-501');
    expect((await change('تازه', 'x {{ticket}}')).status).toBe(200);
    const gone = { collection: 'ticket_replies', key: items[0].key };
    expect((await by('sara', '/collection/remove', gone)).status).toBe(200);
    expect((await by('mina', '/collection/remove', gone)).meta.message_code).toBe('404-500');
  });

  it('have the number of the ticket under the name that it has at the ticket', async () => {
    const { id, key } = await waitingTicket();
    const { facts } = (await show('tickets', key)).data;
    const { title } = facts.find(({ value }: { value: string }) => value === id);
    const { data } = await call('/collection', { token: people.mina.token });
    const kept = data.collections.find((one: { collection: string }) => one.collection === 'ticket_replies');
    expect(kept.fields.find(({ name }: { name: string }) => name === 'text').hint).toContain(title);
    expect((await keep('mina', 'سلام', 'سلام {{family}}')).meta.message).toContain(title);
  });

  it('are a hundred at most', async () => {
    const rows = Array.from({ length: 100 }, (_, at) => ({ title: `عنوان ${at}`, text: 'x' }));
    await api.db().insertInto('ticket_replies').values(rows).execute();
    expect((await keep('mina', 'یکی دیگر', 'x')).meta.message_code).toBe('422-502');
  });
});
