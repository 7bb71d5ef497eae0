import { collectionRig, valueOf } from '../testing/collection-rig';

const rig = collectionRig();
const { api, people, by, add, list, change, remove, lastOf } = rig;

describe('what an installation keeps', () => {
  it('is told to those with the role, and nobody else', async () => {
    const own = async (who: 'editor' | 'seller') =>
      (await rig.call('/collection', { token: people[who].token })).data.collections.map(
        ({ collection }: { collection: string }) => collection,
      );
    expect(await own('editor')).toEqual(['news', 'banners', 'quick_links', 'faqs', 'contact_ways']);
    expect(await own('seller')).toEqual(['lines', 'tariffs', 'statutory_charges', 'packages', 'plans', 'bank']);
    for (const [path, body] of [
      ['/collection/list', { collection: 'tariffs' }],
      ['/collection/add', { collection: 'tariffs', values: [] }],
      ['/collection/change', { collection: 'tariffs', key: '1', version: '0123456789abcdef', values: [] }],
      ['/collection/remove', { collection: 'tariffs', key: '1' }],
    ] as const) {
      expect(await by('editor', path, body)).toMatchObject({ status: 403, code: '403-571' });
    }
  });

  it('says what is wrong with a value by its field, and keeps nothing', async () => {
    const good = { title: 'خبر', body: 'متن' };
    const wrong: [Record<string, string>, string, string][] = [
      [{ ...good, title: '  ' }, '422-573', 'title'],
      [{ ...good, title: 'x'.repeat(201) }, '422-574', 'title'],
      [{ ...good, pinned: 'maybe' }, '422-574', 'pinned'],
      [{ ...good, published_at: 'فردا' }, '422-574', 'published_at'],
      [{ ...good, published_at: '1405-01-01T00:00:00Z' }, '422-574', 'published_at'],
      [{ ...good, unknown: 'x' }, '422-574', 'unknown'],
      [{ ...good, constructor: 'x' }, '422-574', 'constructor'],
    ];
    for (const [values, code, field] of wrong) {
      const answer = await add('editor', 'news', values);
      expect(answer).toMatchObject({ status: 422, code });
      expect(Object.keys(answer.errors)).toEqual([field]);
    }
    expect(await add('editor', 'news', { ...good, link: 'javascript:alert(1)' })).toMatchObject({ code: '422-71' });
    expect(await list('editor', 'news')).toEqual([]);
  });

  it('is changed as it was read: of two people the second is told', async () => {
    await add('editor', 'news', { title: 'یک', body: '<b>متن</b>', pinned: 'yes' });
    const item = await lastOf('editor', 'news', 'یک');
    expect(item).toMatchObject({ state: 'in_force' });
    expect(await change('editor', 'news', item, { title: 'دو' })).toMatchObject({
      status: 200,
      data: { warning: null },
    });
    expect(await change('other', 'news', item, { title: 'سه' })).toMatchObject({ status: 409, code: '409-571' });
    const changed = await lastOf('other', 'news', 'دو');
    // What was not sent has stayed.
    expect([valueOf(changed, 'body'), valueOf(changed, 'pinned')]).toEqual(['<b>متن</b>', 'yes']);
    // An empty value takes one away, unless it is needed.
    expect(await change('other', 'news', changed, { title: '' })).toMatchObject({ code: '422-573' });
    expect(await change('other', 'news', { ...changed, key: '999' }, { title: 'چهار' })).toMatchObject({
      code: '404-573',
    });
    expect(await remove('other', 'news', changed)).toMatchObject({ status: 200 });
    expect(await remove('editor', 'news', changed)).toMatchObject({ status: 404, code: '404-70' });
  });

  it('of two at one moment one changes it', async () => {
    await add('editor', 'contact_ways', { kind: 'phone', value: '021-1' });
    const item = await lastOf('editor', 'contact_ways', '021-1');
    const both = await Promise.all([
      change('editor', 'contact_ways', item, { value: '021-2' }),
      change('other', 'contact_ways', item, { value: '021-3' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is written down with the person, as it was and as it is', async () => {
    await add('editor', 'faqs', { category: 'ارسال', question: 'چرا؟', answer: 'زیرا', position: '1' });
    const item = await lastOf('editor', 'faqs', 'چرا؟');
    await change('editor', 'faqs', item, { question: 'چگونه؟' });
    await remove('editor', 'faqs', item);
    const rows = await api
      .db()
      .selectFrom('audit_entries')
      .select(['action', 'object', 'details'])
      .where('admin_name', '=', people.editor.username)
      .orderBy('id')
      .execute();
    const question = (text: string) => expect.objectContaining({ question: text });
    expect(rows.slice(-3)).toMatchObject([
      { action: 'addCollectionItem', object: 'faqs' },
      {
        ...{ action: 'changeCollectionItem', object: `faqs:${item.key}` },
        details: { before: question('چرا؟'), after: question('چگونه؟') },
      },
      { action: 'removeCollectionItem', object: `faqs:${item.key}`, details: { before: question('چگونه؟') } },
    ]);
  });
});

describe('what everybody reads', () => {
  it('is one press from the home page, by one address once', async () => {
    const link = { title: 'گزارش', path: '/reports', icon: 'reports', position: '2' };
    expect(await add('editor', 'quick_links', link)).toMatchObject({ status: 200 });
    expect(await add('editor', 'quick_links', link)).toMatchObject({ code: '409-70' });
    expect(await add('editor', 'quick_links', { ...link, path: 'https://x.ir' })).toMatchObject({ code: '422-71' });
    expect(await add('editor', 'quick_links', { ...link, icon: 'skull' })).toMatchObject({ code: '422-574' });
    await add('editor', 'quick_links', { ...link, path: '/inbox', title: 'صندوق' });
    const item = await lastOf('editor', 'quick_links', 'صندوق');
    expect(await change('editor', 'quick_links', item, { path: '/reports' })).toMatchObject({ code: '409-70' });
    expect(await change('editor', 'quick_links', item, { position: '1' })).toMatchObject({ status: 200 });
    expect((await list('editor', 'quick_links')).map(({ title }) => title)).toEqual(['صندوق', 'گزارش']);
  });

  it('comes and goes by its time', async () => {
    await add('editor', 'news', { title: 'فردا', body: 'متن', published_at: '2099-01-01T00:00:00.000Z' });
    expect(await lastOf('editor', 'news', 'فردا')).toMatchObject({ state: 'coming' });
  });
});
