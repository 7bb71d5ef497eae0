import { givenAccount } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { collectionRig, valueOf } from '../testing/collection-rig';

const rig = collectionRig();
const { api, people, add, list, change, remove, lastOf } = rig;

// A picture of one point; the other has a comment more, so that it is another one.
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const OTHER = Buffer.concat([Buffer.from(PNG, 'base64'), Buffer.from('more')]).toString('base64');
const BANNER = {
  ...{ type: '2', alt: 'تخفیف', desktop: PNG, action: '2', link: '/send-sms/quick', position: '1' },
  ...{ starts_at: '2026-01-01T00:00:00.000Z' },
};
const LINE = {
  ...{ number: '30009876', title: 'خط تازه', family: '3000', part_chars: '67', refund_rule: 'blacklist' },
  ...{ links_allowed: 'yes', is_open: 'yes' },
};

const countImages = async () =>
  Number(
    (
      await api
        .db()
        .selectFrom('banner_images')
        .select((eb) => eb.fn.countAll<bigint>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
const picture = (key: string, field: string) =>
  rig.fetch(`/collection/picture?collection=banners&key=${key}&field=${field}`, { token: people.editor.token });

describe('a banner', () => {
  it('keeps the pictures that are not changed, and lets the others go', async () => {
    expect(await add('editor', 'banners', { ...BANNER, mobile: OTHER })).toMatchObject({ status: 200 });
    const item = await lastOf('editor', 'banners', 'تخفیف');
    expect(valueOf(item, 'desktop')).toMatch(/^kept:[0-9a-f]{64}$/);
    expect((await picture(item.key, 'desktop')).rawPayload).toEqual(Buffer.from(PNG, 'base64'));
    expect(await change('editor', 'banners', item, { alt: 'تازه', mobile: '' })).toMatchObject({ status: 200 });
    expect((await picture(item.key, 'desktop')).headers['content-type']).toBe('image/png');
    expect((await picture(item.key, 'mobile')).statusCode).toBe(404);
    expect(await countImages()).toBe(1);
    const changed = await lastOf('editor', 'banners', 'تازه');
    expect(await change('editor', 'banners', changed, { desktop: OTHER })).toMatchObject({ status: 200 });
    expect((await picture(item.key, 'desktop')).rawPayload).toEqual(Buffer.from(OTHER, 'base64'));
    expect(await remove('editor', 'banners', changed)).toMatchObject({ status: 200 });
    expect(await countImages()).toBe(0);
  });

  it('takes nothing but pictures of its own', async () => {
    const html = Buffer.from('<svg onload="alert(1)">').toString('base64');
    expect(await add('editor', 'banners', { ...BANNER, desktop: html })).toMatchObject({ code: '422-72' });
    const foreign = `kept:${'a'.repeat(64)}`;
    expect(await add('editor', 'banners', { ...BANNER, desktop: foreign })).toMatchObject({ code: '422-574' });
    expect(await add('editor', 'banners', { ...BANNER, link: '' })).toMatchObject({ code: '422-73' });
    expect(await add('editor', 'banners', { ...BANNER, ends_at: '2025-01-01T00:00:00Z' })).toMatchObject({
      code: '422-74',
    });
    expect(await list('editor', 'banners')).toEqual([]);
  });

  it('shows its pictures to nobody without the role', async () => {
    const { statusCode } = await rig.fetch('/collection/picture?collection=banners&key=1&field=desktop', {
      token: people.seller.token,
    });
    expect(statusCode).toBe(403);
    expect((await picture('1', 'constructor')).statusCode).toBe(404);
  });
});

describe('a line', () => {
  it('is made with its terms, and changed but for what it is', async () => {
    const terms = { hours: '8-22', max_per_second: '50', forbidden_words: 'شرط\nبخت' };
    expect(await add('seller', 'lines', { ...LINE, ...terms })).toMatchObject({ status: 200 });
    expect(await add('seller', 'lines', LINE)).toMatchObject({ code: '409-22' });
    const line = await lastOf('seller', 'lines', '30009876');
    expect(Object.fromEntries(line.values.map(({ name, value }) => [name, value]))).toMatchObject({
      ...LINE,
      ...terms,
    });
    expect(await change('seller', 'lines', line, { family: '2000' })).toMatchObject({ code: '422-574' });
    expect(await change('seller', 'lines', line, { hours: '9-9' })).toMatchObject({ code: '422-36' });
    expect(await change('seller', 'lines', line, { hours: 'صبح' })).toMatchObject({ code: '422-36' });
    expect(await change('seller', 'lines', line, { hours: '', is_open: 'no', title: 'بسته' })).toMatchObject({
      status: 200,
    });
    const closed = await lastOf('seller', 'lines', '30009876');
    expect(closed.state).toBe('closed');
    expect([valueOf(closed, 'hours'), valueOf(closed, 'title'), valueOf(closed, 'max_per_second')]).toEqual([
      undefined,
      'بسته',
      '50',
    ]);
    expect(await remove('seller', 'lines', closed)).toMatchObject({ code: '409-572' });
  });

  it('that cannot be made whole is not made', async () => {
    expect(await add('seller', 'lines', { ...LINE, number: '30001', hours: '9-9' })).toMatchObject({ code: '422-36' });
    expect((await list('seller', 'lines')).map(({ title }) => title)).not.toContain('30001');
  });

  it('says whose sends wait because of its new hours', async () => {
    await add('seller', 'lines', { ...LINE, number: '30002' });
    const account = await givenAccount(api.db());
    const { id } = await api
      .db()
      .selectFrom('lines')
      .select('id')
      .where('number', '=', '30002')
      .executeTakeFirstOrThrow();
    const own = { account_id: account.accountId, line_id: id, own_from_hour: 8, own_to_hour: 10 };
    await api.db().insertInto('account_lines').values(own).execute();
    const answer = await change('seller', 'lines', await lastOf('seller', 'lines', '30002'), { hours: '12-14' });
    expect(answer.data.warning).toContain(String(account.accountId));
  });
});

describe('a price', () => {
  it('takes the place of the one before, which stays to be seen', async () => {
    const first = { family: '3000', language: 'persian', price: '1000', valid_from: '2026-01-01T00:00:00Z' };
    expect(await add('seller', 'tariffs', first)).toMatchObject({ status: 200 });
    expect(await add('seller', 'tariffs', first)).toMatchObject({ status: 409 });
    expect(
      await add('seller', 'tariffs', { ...first, price: '1200', valid_from: '2026-06-01T00:00:00Z' }),
    ).toMatchObject({
      status: 200,
    });
    expect(await add('seller', 'tariffs', { ...first, price: '12.5' })).toMatchObject({ code: '422-574' });
    expect(await add('seller', 'tariffs', { ...first, price: '-5' })).toMatchObject({ code: '422-574' });
    const rows = (await list('seller', 'tariffs')).filter((row) => row.title === '3000، فارسی');
    expect(rows.map((row) => [valueOf(row, 'price'), row.state])).toEqual([
      ['1200', 'in_force'],
      ['1000', 'over'],
    ]);
    const { price, valid_from } = first;
    expect(await add('seller', 'statutory_charges', { price, valid_from })).toMatchObject({ status: 200 });
    expect(await change('seller', 'tariffs', rows[0] ?? ({} as never), { price: '1' })).toMatchObject({
      code: '409-572',
    });
  });
});

describe('what is sold', () => {
  it('is described anew and taken off, but what it gives was promised', async () => {
    await add('seller', 'lines', { ...LINE, number: '30003' });
    expect(await add('seller', 'packages', { title: 'پایه', lines: '30003\n999', is_open: 'yes' })).toMatchObject({
      code: '404-12',
    });
    expect(
      await add('seller', 'packages', { title: 'پایه', gift: '50000', lines: '30003', is_open: 'yes' }),
    ).toMatchObject({ status: 200 });
    const basic = await lastOf('seller', 'packages', 'پایه');
    expect(await change('seller', 'packages', basic, { gift: '1' })).toMatchObject({ code: '422-574' });
    expect(await change('seller', 'packages', basic, { description: 'ساده', is_open: 'no' })).toMatchObject({
      status: 200,
    });
    expect(await lastOf('seller', 'packages', 'پایه')).toMatchObject({ state: 'closed' });
    const plan = { title: 'نقشه', services: 'map\nbanks', price: '100000', days: '30', is_open: 'yes' };
    expect(await add('seller', 'plans', { ...plan, services: 'map\nmoon' })).toMatchObject({ code: '422-574' });
    expect(await add('seller', 'plans', plan)).toMatchObject({ status: 200 });
    expect(await add('seller', 'plans', plan)).toMatchObject({ code: '409-347' });
    expect(await add('seller', 'plans', { ...plan, title: 'کشیده', is_open: 'no' })).toMatchObject({ status: 200 });
    expect(await lastOf('seller', 'plans', 'کشیده')).toMatchObject({ state: 'closed' });
  });

  it('knows the bank by its provinces', async () => {
    const rows = await list('seller', 'bank');
    expect(rows).toHaveLength(31);
    expect(rows[0]?.facts[0]).toEqual({ title: 'شماره', value: '0', kind: 'number' });
    expect(await add('seller', 'bank', {})).toMatchObject({ code: '409-572' });
  });
});

describe('what an account is given', () => {
  let account: GivenAccount;
  let token: string;
  const give = (kind: string, key: string, more: object = {}) =>
    rig.call('/account/give', { token, body: { id: String(account.accountId), kind, key, ...more } });
  const show = async () => (await rig.call(`/account/show?id=${account.accountId}`, { token })).data;
  beforeAll(async () => {
    token = (await rig.givenPerson('accounts', 'commerce')).token;
    account = await givenAccount(api.db());
    for (const number of ['30011', '30012']) await add('seller', 'lines', { ...LINE, number });
    await add('seller', 'packages', { title: 'دو خط', lines: '30011\n30012', is_open: 'yes' });
    await add('seller', 'plans', { title: 'ماهانه', services: 'map', days: '30', is_open: 'yes' });
    await add('seller', 'plans', { title: 'همیشگی', services: 'map', is_open: 'yes' });
  });

  it('is what there is', async () => {
    const { offers } = (await rig.call('/account/offers', { token })).data;
    const titles = offers.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(expect.arrayContaining(['30011 خط تازه', 'دو خط', 'ماهانه']));
    const seller = await rig.call('/account/offers', { token: people.seller.token });
    expect(seller.meta.message_code).toBe('403-571');
  });

  it('comes with its lines, its time, and once without end', async () => {
    const keyOf = async (collection: string, title: string) => (await lastOf('seller', collection, title)).key;
    const before = (await show()).lines;
    expect(await give('package', await keyOf('packages', 'دو خط'))).toMatchObject({ status: 200 });
    expect((await show()).lines).toEqual([...before, '30011', '30012'].sort());
    expect(await give('line', '30003', { is_default: true })).toMatchObject({ status: 200 });
    const defaults = await api
      .db()
      .selectFrom('account_lines as a')
      .innerJoin('lines as l', 'l.id', 'a.line_id')
      .select('l.number')
      .where('a.account_id', '=', account.accountId)
      .where('a.is_default', '=', true)
      .execute();
    expect(defaults).toEqual([{ number: '30003' }]);
    await give('plan', await keyOf('plans', 'ماهانه'));
    await give('plan', await keyOf('plans', 'همیشگی'));
    const again = await give('plan', await keyOf('plans', 'همیشگی'));
    expect(again.meta.message_code).toBe('409-346');
    const { plans } = await show();
    expect(plans.map(({ title }: { title: string }) => title).sort()).toEqual(['ماهانه', 'همیشگی']);
    for (const kind of ['package', 'plan']) {
      expect((await give(kind, '99999')).meta.message_code).toBe('404-573');
    }
    expect((await give('line', '99999')).meta.message_code).toBe('404-22');
  });

  it('is given by nobody without the role', async () => {
    ({ token } = await rig.givenPerson('accounts'));
    expect((await give('line', '30011')).meta.message_code).toBe('403-571');
  });
});
