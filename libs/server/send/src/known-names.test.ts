import { numbersOf, sendLife } from './testing/life';

const { db, givenSender } = sendLife();
type Customer = Awaited<ReturnType<typeof givenSender>>;

const TEXT = 'سلام، سفارش شما رسید.';
const RECIPIENTS = numbersOf('09952', 2);
let keys = 0;
const freshKey = () => `known-key-${(keys += 1)}`;

/** Sends as a client of the known API does; what is given replaces the usual fields. */
function send({ call, number }: Customer, change: object = {}, key = freshKey()) {
  const body = {
    sending_type: 'webservice',
    from_number: `+98${number}`,
    message: TEXT,
    params: { recipients: RECIPIENTS },
  };
  return call('/send', { ...body, ...change }, { 'idempotency-key': key });
}

/** When a send was accepted, in the database's own words. */
async function createdAt(sendId: string): Promise<Date> {
  const row = db().selectFrom('sends').select('created_at').where('id', '=', BigInt(sendId));
  return (await row.executeTakeFirstOrThrow()).created_at;
}

describe('a send as the known API has it', () => {
  it('leaves from a line in international form, and its answer has the known name of its id', async () => {
    const customer = await givenSender();
    const { status, data } = await send(customer);
    expect(status).toBe(200);
    expect(data.message_outbox_ids).toEqual([data.send_id]);
    const report = (await customer.call(`/report/by_bulk?send_id=${data.message_outbox_ids[0]}`)).data;
    expect(report).toMatchObject({ from_number: customer.number, type: 'webservice' });
  });

  it('gives it with a first answer too that was kept before there was the name', async () => {
    const customer = await givenSender();
    const first = await send(customer, {}, 'kept-before');
    const answer = { send_id: first.data.send_id, state: 0 };
    const ours = db().updateTable('idempotency_keys').where('account_id', '=', customer.accountId);
    await ours.set({ answer: JSON.stringify(answer) }).execute();
    expect(await send(customer, {}, 'kept-before')).toMatchObject({ status: 200, data: first.data });
  });

  it.each([
    ['another country', '+9720001405'],
    ['the prefix alone', '+98'],
    ['no plus', '9820001405'],
    ['a name', '+98BANK'],
  ])('is refused from a line with %s', async (_what, from_number) => {
    expect(await send(await givenSender(), { from_number })).toMatchObject({
      status: 422,
      errors: { from_number: expect.any(String) },
    });
  });

  it('is tested from such a line, and takes its limits', async () => {
    const customer = await givenSender();
    const test = { from_number: `+98${customer.number}`, message: TEXT };
    const tested = await customer.call('/send/test', test, { 'idempotency-key': freshKey() });
    expect(tested.status).toBe(200);
    const limited = await customer.call('/number/set_limits', { number: `+98${customer.number}`, max_per_second: 20 });
    expect(limited.data).toMatchObject({ number: customer.number, own_max_per_second: 20 });
  });
});

describe('phonebooks as the known API names them', () => {
  async function givenPhonebook({ accountId }: Customer, title: string): Promise<string> {
    const row = { account_id: accountId, title, members_count: 2, created_at: new Date() };
    return String((await db().insertInto('phonebooks').values(row).returning('id').executeTakeFirstOrThrow()).id);
  }
  const bookSend = (customer: Customer, ...params: object[]) => send(customer, { sending_type: 'phonebook', params });

  it('are sent to, with ids as texts or as numbers', async () => {
    const customer = await givenSender();
    const [a, b] = [await givenPhonebook(customer, 'a'), await givenPhonebook(customer, 'b')];
    const { status, data } = await bookSend(customer, { type: 'all', phonebook_ids: [a, Number(b)] });
    expect(status).toBe(200);
    const intake = db().selectFrom('send_intake').select('phonebook_ids').where('send_id', '=', BigInt(data.send_id));
    expect(await intake.executeTakeFirstOrThrow()).toEqual({ phonebook_ids: [BigInt(a), BigInt(b)] });
  });

  it('are sent to in part, and by their contacts', async () => {
    const customer = await givenSender();
    const all = { type: 'all', phonebook_ids: [await givenPhonebook(customer, 'a')] };
    expect((await bookSend(customer, { ...all, start: 0, size: 1 })).status).toBe(200);
    const row = { account_id: customer.accountId, mobile: 952_000_001, created_at: new Date() };
    const { id } = await db().insertInto('contacts').values(row).returning('id').executeTakeFirstOrThrow();
    const detail = { type: 'detail', phonebook_id: all.phonebook_ids[0], number_ids: [Number(id)] };
    expect((await bookSend(customer, detail)).status).toBe(200);
  });

  it.each([
    ['all without phonebooks', { type: 'all' }],
    ['contacts without their ids', { type: 'detail', phonebook_id: '1' }],
    ['both at once', { type: 'all', phonebook_ids: ['1'], number_ids: ['1'] }],
  ])('are refused for %s', async (_what, entry) => {
    expect((await bookSend(await givenSender(), entry)).code).toBe('422-90');
  });

  it('come as one entry', async () => {
    const customer = await givenSender();
    const all = { type: 'all', phonebook_ids: [await givenPhonebook(customer, 'a')] };
    expect(await bookSend(customer, all, all)).toMatchObject({ status: 422, errors: { params: expect.any(String) } });
    expect(await bookSend(customer)).toMatchObject({ status: 422, errors: { params: expect.any(String) } });
    expect((await send(customer, { params: [all] })).code).toBe('422-90');
  });
});

describe('a price as the known API asks for it', () => {
  it('is the same, and its quote is good for a send that names the line otherwise', async () => {
    const customer = await givenSender();
    const ask = async (line: object) =>
      (await customer.call('/send/calculate-price', { ...line, message: TEXT, recipients: RECIPIENTS })).data;
    const known = await ask({ number: `+98${customer.number}` });
    expect(known).toMatchObject({ mci_price: '1370', other_price: '1503', parts: 1, quote: { total: '2740' } });
    expect(await ask({ from_number: customer.number })).toMatchObject({ mci_price: '1370', quote: { total: '2740' } });
    const { quote_id } = known.quote;
    expect((await send(customer, { from_number: customer.number, quote_id })).status).toBe(200);
  });

  it('is asked for one line, under one name', async () => {
    const { call, number } = await givenSender();
    const price = (line: object) => call('/send/calculate-price', { ...line, message: TEXT });
    expect(await price({})).toMatchObject({ code: '422-1', errors: { from_number: expect.stringContaining('لازم') } });
    expect(await price({ from_number: number, number })).toMatchObject({
      code: '422-1',
      errors: { number: expect.stringContaining('دو نام') },
    });
  });
});

describe('the list of sends as the known API asks for it', () => {
  const list = ({ call }: Customer, filters: object) => call('/report/new_list', { filters });

  it('is narrowed by the known names of the filters', async () => {
    const customer = await givenSender();
    const { send_id } = (await send(customer)).data;
    await db().updateTable('sends').set({ state: 6 }).where('id', '=', BigInt(send_id)).execute();
    await send(customer);
    const found = async (filters: object) => {
      const { data } = await list(customer, filters);
      return data.items.map(({ id }: { id: string }) => id);
    };
    expect(await found({ messages_outbox_id: send_id })).toEqual([send_id]);
    expect(await found({ messages_outbox_id: Number(send_id) })).toEqual([send_id]);
    expect(await found({ state_id: 6 })).toEqual([send_id]);
    expect(await found({ number: `+98${customer.number}` })).toHaveLength(2);
    expect(await found({ number: `+98${customer.number}9` })).toEqual([]);
  });

  it('takes unix seconds, each whole', async () => {
    const customer = await givenSender();
    const { send_id } = (await send(customer)).data;
    const atMs = (await createdAt(send_id)).getTime();
    await db()
      .updateTable('sends')
      .set({ created_at: new Date(atMs - (atMs % 1_000) + 999) })
      .where('id', '=', BigInt(send_id))
      .execute();
    const second = Math.floor(atMs / 1_000);
    const count = async (filters: object) => (await list(customer, filters)).data.items.length;
    expect(await count({ create_from_date: second, create_to_date: second })).toBe(1);
    expect(await count({ create_to_date: second - 1 })).toBe(0);
    expect(await count({ create_from_date: second + 1 })).toBe(0);
  });

  it.each([
    ['filters.messages_outbox_id', { send_id: '1', messages_outbox_id: '1' }],
    ['filters.state_id', { state: 0, state_id: 0 }],
    ['filters.create_from_date', { from_date: '2026-11-20T08:30:00Z', create_from_date: 1_795_163_400 }],
    ['filters.create_to_date', { to_date: '2026-11-20T08:30:00Z', create_to_date: 1_795_163_400 }],
    ['filters.send_from_date', { send_from_date: 1_795_163_400 }],
    ['filters.create_from_date', { create_from_date: -1 }],
    ['filters.create_to_date', { create_to_date: 1e13 }],
    ['filters.messages_outbox_id', { messages_outbox_id: 0 }],
    ['filters.type', { type: 'all' }],
  ])('refuses a filter that has two names or none, and values out of bounds (%s)', async (field, filters) => {
    expect(await list(await givenSender(), filters)).toMatchObject({
      status: 422,
      code: '422-1',
      errors: { [field]: expect.any(String) },
    });
  });

  it('takes every SMS type as a filter', async () => {
    const customer = await givenSender();
    await send(customer);
    expect((await list(customer, { type: 'pattern_otp' })).data.items).toEqual([]);
    expect((await list(customer, { type: 'webservice' })).data.items).toHaveLength(1);
  });
});

describe('per_page', () => {
  it.each([
    ['/report/new_list', {}],
    ['/transactions', {}],
    ['/report/recipients', { send_id: '' }],
  ])('is limit by its known name (%s)', async (path, body) => {
    const customer = await givenSender();
    const { send_id } = (await send(customer)).data;
    const ask = (more: object) => customer.call(path, { ...body, ...('send_id' in body && { send_id }), ...more });
    expect((await ask({ per_page: 25 })).data.paging).toMatchObject({ page: 1, limit: 25 });
    expect((await ask({ per_page: 25, limit: 5 })).data.paging).toMatchObject({ limit: 25 });
    expect((await ask({ limit: 5 })).data.paging).toMatchObject({ limit: 5 });
    expect(await ask({ per_page: 101 })).toMatchObject({ status: 422, errors: { per_page: expect.any(String) } });
  });
});
