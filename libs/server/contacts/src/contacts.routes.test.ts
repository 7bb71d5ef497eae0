import { contract, listOperations } from '@peyk/server-http';
import { contactsApi } from './testing/contacts-api';

const { call, signIn } = contactsApi();

const get = async (token: string, path: string) => (await call('GET', path, { token })).data;
const post = async (token: string, path: string, body: object) => (await call('POST', path, { token, body })).data;

const known = (latin_title: string) => expect.objectContaining({ latin_title, origin: 'system' });

describe('the API of contacts', () => {
  it('takes a phonebook from its beginning to its end', async () => {
    const token = await signIn();
    const phonebook = await post(token, '', { title: 'مشتریان', code: 'all' });
    expect(phonebook).toMatchObject({ title: 'مشتریان', code: 'all', members_count: 0 });
    const contacts = [{ number: '09241110001', name: 'مریم' }, { number: '09041110002' }, { number: '12' }];
    expect(await post(token, '/numbers/add-list-new', { phonebook_ids: [phonebook.id], contacts })).toEqual({
      added_count: 2,
      existing_count: 0,
      refused: [{ index: 2, number: '12', reason: 'invalid' }],
    });
    expect(await get(token, '')).toEqual({
      items: [{ id: phonebook.id, title: 'مشتریان', code: 'all', members_count: 2 }],
    });
    const { items } = await post(token, '/numbers/contact-list', { filters: { search: 'مریم' } });
    expect(items).toMatchObject([{ mobile: '989241110001', phonebooks: [{ title: 'مشتریان' }], blacklisted: false }]);
    const changed = await post(token, '/numbers/update-new', { id: items[0].id, name: null, phonebook_ids: [] });
    expect(changed).toMatchObject({ name: null, phonebooks: [], phonebooks_count: 0 });
    expect(await post(token, '/numbers/delete-list', { ids: [items[0].id] })).toEqual({ deleted_count: 1 });
    expect(await post(token, '/update', { id: phonebook.id, title: 'همکاران', code: null })).toMatchObject({
      title: 'همکاران',
      code: null,
      members_count: 1,
    });
    expect(await post(token, '/list-new', { filters: { title: 'همکار' } })).toMatchObject({
      items: [{ id: phonebook.id }],
      paging: { page: 1, limit: 10, total: 1 },
    });
    expect(await post(token, '/delete-list', { ids: [phonebook.id], with_contacts: true })).toEqual({
      deleted_count: 1,
    });
    expect(await post(token, '/numbers/contact-list', {})).toMatchObject({ items: [] });
  });

  it('lists contacts by their ids, whatever else is asked, and none of another account’s', async () => {
    const token = await signIn();
    const { id: phonebook } = await post(token, '', { title: 'مشتریان' });
    const contacts = ['مریم', 'سارا', 'نرگس'].map((name, at) => ({ number: `0924111000${at}`, name }));
    await post(token, '/numbers/add-list-new', { phonebook_ids: [phonebook], contacts });
    const all: { id: string; name: string }[] = (await post(token, '/numbers/contact-list', {})).items;
    const [narges, , maryam] = all;
    const ids = [maryam?.id, narges?.id, '999999999'];
    const filters = { search: 'سارا', phonebook_id: '999999999' };
    const { items, paging } = await post(token, '/numbers/contact-list', { ids, filters, limit: 100 });
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['نرگس', 'مریم']);
    expect(paging.total).toBe(2);
    expect((await post(await signIn(), '/numbers/contact-list', { ids })).items).toEqual([]);
  });

  it('tells all of one contact, and of another account’s no more than that there is none', async () => {
    const token = await signIn();
    const { id: phonebook } = await post(token, '', { title: 'مشتریان' });
    const contacts = [{ number: '09241110001', name: 'مریم' }];
    await post(token, '/numbers/add-list-new', { phonebook_ids: [phonebook], contacts });
    await post(token, '/blacklist/add-list', { kind: 'send', numbers: ['09241110001'] });
    const { items } = await post(token, '/numbers/contact-list', {});
    const path = `/numbers/contact?contact_id=${items[0].id}`;
    expect(await get(token, path)).toEqual(items[0]);
    expect(items[0]).toMatchObject({ name: 'مریم', blacklisted: true, phonebooks: [{ id: phonebook }] });
    const [others, nobodys] = [
      await call('GET', path, { token: await signIn() }),
      await call('GET', '/numbers/contact?contact_id=999999999', { token }),
    ];
    expect(others).toMatchObject({ status: 404, meta: { message_code: '404-81' } });
    expect(nobodys.meta).toEqual(others.meta);
  });

  it('counts people, and whom a send reaches', async () => {
    const token = await signIn();
    const ids: string[] = [];
    for (const [index, number] of ['09241110001', '09041110002'].entries()) {
      const { id } = await post(token, '', { title: `دفترچهٔ ${index}` });
      ids.push(id);
      const contacts = [{ number }, { number: '09952110003' }];
      await post(token, '/numbers/add-list-new', { phonebook_ids: [id], contacts });
    }
    const numbers = ['09241110001'];
    expect(await post(token, '/blacklist/add-list', { kind: 'send', numbers })).toMatchObject({ added_count: 1 });
    expect(await get(token, `/numbers/count?phonebook_ids=${ids.join(',')}`)).toEqual({
      total: 3,
      by_operator: [
        { operator: 'mci', count: 1, reachable: 1 },
        { operator: 'irancell', count: 1, reachable: 1 },
        { operator: 'rightel', count: 1, reachable: 0 },
        { operator: 'other', count: 0, reachable: 0 },
      ],
      blacklisted: 1,
      opted_out: 0,
      reachable: 2,
      reachable_by_advertising: 2,
      overlap: { in_several: 1, pairs: [{ phonebooks: ['دفترچهٔ 0', 'دفترچهٔ 1'], count: 1 }] },
    });
    expect(await post(token, '/blacklist/list', { kind: 'send' })).toMatchObject({
      items: [{ mobile: '989241110001', name: null, created_at: '2026-11-20T08:30:00.000Z' }],
    });
    expect(await post(token, '/blacklist/list', { kind: 'receive' })).toMatchObject({ items: [] });
    expect(await post(token, '/blacklist/delete-list', { kind: 'send', numbers })).toEqual({ deleted_count: 1 });
  });

  it.each([
    ['/numbers/add-list-new', { phonebook_ids: ['1'], contacts: Array(1001).fill({ number: '09241110001' }) }],
    ['/numbers/add-list-new', { phonebook_ids: ['1'], contacts: [] }],
    ['/numbers/add-list-new', { phonebook_ids: [], contacts: [] }],
    ['/numbers/add-list-new', { phonebook_ids: ['1'], contacts: [{ number: '09241110001', name: 'a\u0000b' }] }],
    ['/blacklist/add-list', { kind: 'send', numbers: Array(1001).fill('09241110001') }],
    ['/blacklist/list', { kind: 'all' }],
    ['', { title: '' }],
    ['', { title: 'a\u0000b' }],
    ['', { title: 'کد', code: 'کد' }],
  ])('refuses what the contract does not allow (%s)', async (path, body) => {
    expect(await call('POST', path, { token: await signIn(), body })).toMatchObject({
      status: 422,
      meta: { message_code: '422-1' },
    });
  });

  it.each([
    ['/list-new', {}],
    ['/numbers/contact-list', {}],
    ['/blacklist/list', { kind: 'send' }],
  ])('takes per_page for limit, within the same bounds (%s)', async (path, body) => {
    const token = await signIn();
    const pagingOf = async (more: object) => (await post(token, path, { ...body, ...more })).paging;
    expect(await pagingOf({ per_page: 25 })).toMatchObject({ page: 1, limit: 25 });
    expect(await pagingOf({ per_page: 25, limit: 5 })).toMatchObject({ limit: 25 });
    expect(await pagingOf({ limit: 5 })).toMatchObject({ limit: 5 });
    for (const per_page of [0, 101, '25']) {
      const answer = await call('POST', path, { token, body: { ...body, per_page } });
      expect(answer).toMatchObject({ status: 422, meta: { errors: { per_page: expect.any(String) } } });
    }
  });

  it('takes tags and properties from their beginning to their end', async () => {
    const token = await signIn();
    const tag = await post(token, '/numbers/tags', { title: 'ویژه' });
    const city = await post(token, '/options', { title: 'شهر', latin_title: 'city', type: 'string' });
    expect(city).toMatchObject({ origin: 'user', active: true, used_count: 0 });
    const person = {
      ...{ number: '09241110001', gender: 'female', birth_date: '1990-05-01' },
      properties: [{ id: city.id, value: 'تهران' }],
    };
    await post(token, '/numbers/add-list-new', { phonebook_ids: [], tag_ids: [tag.id], contacts: [person] });
    const filters = {
      ...{ tag_ids: [tag.id], birth_from: '1990-01-01', birth_to: '1990-12-31', blacklisted: false, opted_out: false },
      properties: [{ id: city.id, begins: 'تهر' }],
      from_date: '2026-11-01T00:00:00Z',
      to_date: '2026-11-30T00:00:00Z',
    };
    const { items } = await post(token, '/numbers/contact-list', { filters });
    expect(items).toMatchObject([
      { gender: 'female', tags: [{ id: tag.id, title: 'ویژه' }], properties: [{ id: city.id, value: 'تهران' }] },
    ]);
    for (const other of [{ birth_to: '1989-12-31' }, { blacklisted: true }, { to_date: '2026-11-01T00:00:00Z' }]) {
      const asked = { filters: { ...filters, ...other } };
      expect(await post(token, '/numbers/contact-list', asked)).toMatchObject({ items: [] });
    }
    const change = { id: items[0].id, tag_ids: [], properties: [{ id: city.id, value: null }] };
    expect(await post(token, '/numbers/update-new', change)).toMatchObject({ tags: [], properties: [] });
    expect(await get(token, '/options')).toMatchObject({ items: expect.arrayContaining([known('name')]) });
    await post(token, '/options/update', { id: city.id, active: false });
    expect((await get(token, '/options')).items).toHaveLength(4);
    expect(await post(token, '/options/list-new', { page: 2, limit: 4 })).toMatchObject({ items: [{ active: false }] });
    expect(await post(token, '/options/delete-list', { ids: [city.id] })).toEqual({ deleted_count: 1 });
    await post(token, '/numbers/tags/update', { id: tag.id, title: 'دیگر' });
    expect(await get(token, '/numbers/tags')).toMatchObject({ items: [{ title: 'دیگر', contacts_count: 0 }] });
    expect(await post(token, '/numbers/tags/delete-list', { ids: [tag.id] })).toEqual({ deleted_count: 1 });
  });

  it('changes many contacts, tells of it and undoes it', async () => {
    const token = await signIn();
    const { id: phonebook_id } = await post(token, '', { title: 'مشتریان' });
    const contacts = ['1', '2', '3'].map((n) => ({ number: `0924111000${n}` }));
    await post(token, '/numbers/add-list-new', { phonebook_ids: [], contacts });
    const selection = { filters: { search: '0924' } };
    const change = { action: 'add_to_phonebook', selection, phonebook_id };
    const bulk = await post(token, '/numbers/bulk', change);
    expect(bulk).toEqual({
      ...{ id: bulk.id, action: 'add_to_phonebook', title: 'مشتریان', state: 'done' },
      ...{ total_count: 3, done_count: 3, changed_count: 3 },
      ...{ created_at: '2026-11-20T08:30:00.000Z', undo_until: '2026-11-21T08:30:00.000Z' },
    });
    expect(await post(token, '/numbers/bulk-delete', { selection })).toMatchObject({ action: 'delete', title: null });
    expect(await post(token, '/numbers/bulk-blacklist', { kind: 'receive', selection })).toMatchObject({
      ...{ action: 'receive_blacklist', total_count: 0 },
    });
    const { items } = await get(token, '/numbers/bulk/list');
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'receive_blacklist',
      'delete',
      'add_to_phonebook',
    ]);
    expect(await post(token, '/numbers/bulk/undo', { id: items[1].id })).toMatchObject({
      state: 'undone',
      undo_until: null,
    });
    expect((await get(token, '')).items).toMatchObject([{ members_count: 3 }]);
    const refused = await call('POST', '/numbers/bulk', { token, body: { ...change, action: 'add_tag' } });
    expect(refused).toMatchObject({ status: 404, meta: { errors: { tag_id: expect.any(String) } } });
  });

  it('says which field is at fault', async () => {
    const answer = await call('POST', '/blacklist/list', {
      token: await signIn(),
      body: { kind: 'send', filters: { number: '021' } },
    });
    expect(answer.meta).toMatchObject({
      message_code: '422-81',
      errors: { 'filters.number': 'شمارهٔ موبایل درست نیست؛ لطفاً آن را بررسی کنید.' },
    });
  });

  it('is for people who are signed in, in every operation', async () => {
    const ours = listOperations(contract).filter(({ path }) => path.startsWith('/v1/api/phonebooks'));
    expect(ours).toHaveLength(38);
    for (const { method, path } of ours) {
      const answer = await call(method as 'GET' | 'POST', path.slice('/v1/api/phonebooks'.length), {
        ...(method === 'POST' && { body: {} }),
      });
      expect(answer.status).toBe(401);
    }
  });
});
