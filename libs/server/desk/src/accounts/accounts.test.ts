import { proveLedger } from '@peyk/server-ledger';
import { givenAccount, givenLine, givenMember } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { deskRig } from '../testing/desk-rig';
import type { GivenPerson } from '../testing/desk-rig';

const { api, call, givenPerson } = deskRig();

const people = {} as Record<'head' | 'clerk' | 'finance', GivenPerson>;
let account: GivenAccount;
let id: string;
let keys = 0;
beforeAll(async () => {
  people.head = await givenPerson('accounts', 'finance');
  people.clerk = await givenPerson('accounts');
  people.finance = await givenPerson('finance');
});
beforeEach(async () => {
  account = await givenAccount(api.db(), { name: 'فروشگاه آبان', balanceMrial: 0n });
  id = String(account.accountId);
});

const as = (who: keyof typeof people, path: string, body: object, headers = {}) =>
  call(path, { token: people[who].token, body, headers });
const show = async () => (await call(`/account/show?id=${id}`, { token: people.clerk.token })).data;
const move = (more: object = {}, key = `desk-key-${(keys += 1)}`, who: keyof typeof people = 'head') =>
  as(
    who,
    '/account/move-credit',
    { id, way: 'credit', amount: '5000', description: 'جبران قطعی', ...more },
    { 'idempotency-key': key },
  );
const find = async (search: string) =>
  (await as('clerk', '/account/list', { search })).data.items.map((row: { id: string }) => row.id);

describe('accounts at the desk', () => {
  it('are for those whose role it is, and their money for those with finance too', async () => {
    const codes = [
      await as('finance', '/account/list', {}),
      await call(`/account/show?id=${id}`, { token: people.finance.token }),
      await as('finance', '/account/block', { id, reason: 'تخلف' }),
      await as('finance', '/account/review', { id, is_required: true }),
      await as('finance', '/account/sign-out', { id }),
      await as('finance', '/account/act', { id }),
      await move({}, 'key-of-clerk', 'clerk'),
      await move({}, 'key-of-finance', 'finance'),
    ].map(({ meta }) => meta.message_code);
    expect(codes).toEqual(Array(codes.length).fill('403-571'));
    expect((await show()).account.credit).toBe('0');
  });

  it('are found by name as any keyboard writes it, by username and by number', async () => {
    const { username, mobile } = (await show()).account;
    expect(await find('فروشگاه ابان')).toContain(id);
    expect(await find('فروشگاه آبان')).toContain(id);
    expect(await find('فروشگاه‌ آبان')).toContain(id);
    expect(await find(username.slice(0, -1))).toContain(id);
    expect(await find(`0${mobile.slice(2)}`)).toContain(id);
    expect(await find('چنین نامی نیست')).toEqual([]);
    const { paging } = (await as('clerk', '/account/list', { limit: 1 })).data;
    expect(paging.total).toBeGreaterThan(0);
  });

  it('are shown with their people, lines and money, and nobody else’s', async () => {
    const line = await givenLine(api.db(), { accountId: account.accountId });
    await givenMember(api.db(), account, { permissions: ['send.create'] });
    const data = await show();
    expect(data).toMatchObject({
      account: { name: 'فروشگاه آبان', state: 'active', credit: '0' },
      ...{ held: '0', blocked_reason: null, is_review_required: false, sends_count: 0, lines: [line.number] },
    });
    expect(data.people).toHaveLength(2);
    expect(data.people[0].role).toBeNull();
    expect((await call('/account/show?id=999999', { token: people.clerk.token })).meta.message_code).toBe('404-572');
    expect((await as('head', '/account/act', { id: '999999' })).meta.message_code).toBe('404-572');
  });

  it('are given and taken money once a key, and never more than there is', async () => {
    const both = await Promise.all([move({}, 'one-key-twice'), move({}, 'one-key-twice')]);
    expect(both.map(({ data }) => data.credit)).toEqual(['5000', '5000']);
    expect((await move({ amount: '6000' }, 'one-key-twice')).status).toBe(409);
    expect((await move({ way: 'debit', amount: '2000' })).data.credit).toBe('3000');
    expect((await move({ way: 'debit', amount: '3001' })).status).toBe(422);
    expect((await move({ amount: '0' })).status).toBe(422);
    expect((await show()).account.credit).toBe('3000');
    await proveLedger(api.db());
  });

  it('are blocked with a reason that they read, and opened again', async () => {
    const token = await api.signIn(account);
    expect((await as('clerk', '/account/block', { id, reason: 'نشانی فرستنده نادرست است' })).status).toBe(200);
    expect(await show()).toMatchObject({ account: { state: 'blocked' }, blocked_reason: 'نشانی فرستنده نادرست است' });
    expect((await api.call('/send', { token, body: {}, headers: {} })).status).not.toBe(200);
    await as('clerk', '/account/block', { id });
    expect((await show()).account.state).toBe('active');
  });

  it('have their texts read from now on, or no longer', async () => {
    await as('clerk', '/account/review', { id, is_required: true });
    expect((await show()).is_review_required).toBe(true);
    await as('clerk', '/account/review', { id, is_required: false });
    expect((await show()).is_review_required).toBe(false);
  });

  it('are signed out everywhere', async () => {
    const token = await api.signIn(account);
    expect((await as('clerk', '/account/sign-out', { id })).data.ended_count).toBe(1);
    expect((await api.call('/ticket', { token, body: {} })).status).toBe(401);
  });

  it('are acted for by a link that works once and names the person', async () => {
    const { link } = (await as('clerk', '/account/act', { id })).data;
    expect(link).toMatch(/^https:\/\/panel\.example\.ir\/external-login\?token=/);
    const row = await api
      .db()
      .selectFrom('one_use_codes')
      .select(['impersonated', 'impersonated_by'])
      .where('account_id', '=', account.accountId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ impersonated: true, impersonated_by: `مینا (${people.clerk.username})` });
  });

  it('have every step written down with who made it', async () => {
    await move();
    await as('clerk', '/account/block', { id, reason: 'تخلف' });
    const rows = await api
      .db()
      .selectFrom('audit_entries')
      .select(['action', 'admin_name', 'object'])
      .where('account_id', '=', account.accountId)
      .orderBy('id')
      .execute();
    const object = `account:${id}`;
    expect(rows).toEqual([
      { action: 'moveCreditOfAccount', admin_name: people.head.username, object },
      { action: 'blockDeskAccount', admin_name: people.clerk.username, object },
    ]);
  });
});
