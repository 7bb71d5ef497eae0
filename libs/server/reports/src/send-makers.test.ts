import { domainApi } from '@peyk/server-testing';
import { givenAccount, givenMember } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { reportsModule } from './reports.module';
import { makerKindOf } from './send-makers';
import { matching } from './send-search';
import { givenSend } from './testing/given-send';

const api = domainApi(reportsModule({ files: { save: () => Promise.reject(new Error('no file is made here')) } }));

const JUST_A_MEMBER: Parameters<typeof makerKindOf>[0] = ['7', false, null, null];

describe('by what a send was made', () => {
  it.each([
    [JUST_A_MEMBER, 'normal', 'member'],
    [['7', false, '3', null], 'normal', 'key'],
    [JUST_A_MEMBER, 'webservice', 'key'],
    [['7', false, null, '4'], 'phonebook', 'recurring'],
    [[null, true, null, '4'], 'phonebook', 'recurring'],
    [JUST_A_MEMBER, 'congrats', 'recurring'],
    [JUST_A_MEMBER, 'inbox_secretary', 'secretary'],
    [[null, true, null, null], 'file', 'support'],
    [[null, false, null, null], 'verification', 'system'],
  ] as const)('tells of %j and %s that it was %s', (tuple, type, kind) => {
    expect(makerKindOf([...tuple], type)).toBe(kind);
  });
});

/** An account whose owner and colleague have a send each, and support one. */
async function givenMakers() {
  const owner = await givenAccount(api.db());
  const { accountId } = owner;
  const { userId: sara } = await givenMember(api.db(), { accountId }, { permissions: ['report.read'] });
  await sql`update users set name = 'سارا محمدی' where id = ${sara}`.execute(api.db());
  const bySara = await givenSend(api.db(), { accountId, userId: sara, text: 'از سارا' });
  const byKey = await givenSend(api.db(), { accountId, userId: sara, keyId: 1n, text: 'از برنامه' });
  const byOwner = await givenSend(api.db(), { accountId, userId: owner.userId });
  const bySupport = await givenSend(api.db(), { accountId, impersonatedBy: 'admin-9' });
  return { owner, accountId, sara, bySara, byKey, byOwner, bySupport, token: await api.signIn(owner) };
}

async function listed(token: string, filters: object = {}) {
  const { status, data } = await api.call('/report/new_list', { token, body: { filters } });
  expect(status).toBe(200);
  return data.items as { id: string; made_by: { kind: string; person: { id: string; name: string } | null } }[];
}

describe('who made a send', () => {
  it('stands in the list and on its page, by name where it is a person of the account', async () => {
    const { token, owner, sara, bySara, byKey, byOwner, bySupport } = await givenMakers();
    const found = new Map((await listed(token)).map(({ id, made_by }) => [id, made_by]));
    const person = { id: String(sara), name: 'سارا محمدی' };
    expect(found.get(String(bySara.sendId))).toMatchObject({ kind: 'member', person });
    expect(found.get(String(byKey.sendId))).toMatchObject({ kind: 'key', person });
    expect(found.get(String(byOwner.sendId))).toMatchObject({ person: { username: owner.username } });
    expect(found.get(String(bySupport.sendId))).toEqual({ kind: 'support', person: null });
    const page = await api.call(`/report/by_bulk?send_id=${byKey.sendId}`, { token });
    expect(page.data.made_by).toMatchObject({ kind: 'key', person });
    expect(JSON.stringify([...found.values()])).not.toContain('admin-9');
  });

  it('is still told of somebody who was deactivated', async () => {
    const { token, sara, bySara } = await givenMakers();
    await sql`update users set state = 'deactivated' where id = ${sara}`.execute(api.db());
    const made = (await listed(token)).find(({ id }) => id === String(bySara.sendId));
    expect(made?.made_by.person?.name).toBe('سارا محمدی');
    const { data } = await api.call('/report/makers', { token });
    expect(data.items.map(({ id }: { id: string }) => id)).toContain(String(sara));
  });

  it('is told of no person of another account, whatever id stands with the send', async () => {
    const stranger = await givenAccount(api.db());
    const owner = await givenAccount(api.db());
    await givenSend(api.db(), { accountId: owner.accountId, userId: stranger.userId });
    const [made] = await listed(await api.signIn(owner));
    expect(made?.made_by).toEqual({ kind: 'member', person: null });
  });
});

describe('the list narrowed to one member', () => {
  it('has what they and their keys made, newest first, and nothing else', async () => {
    const { token, sara, bySara, byKey } = await givenMakers();
    const ids = (await listed(token, { user_id: String(sara) })).map(({ id }) => id);
    expect(ids).toEqual([String(byKey.sendId), String(bySara.sendId)]);
  });

  it('is empty for somebody of another account and for nobody, as for any other filter', async () => {
    const { sara, token } = await givenMakers();
    const other = await givenMakers();
    expect(await listed(other.token, { user_id: String(sara) })).toEqual([]);
    expect(await listed(token, { user_id: String(other.sara) })).toEqual([]);
    expect(await listed(token, { user_id: '999999999' })).toEqual([]);
    const refused = await api.call('/report/new_list', { token, body: { filters: { user_id: 'sara' } } });
    expect(refused.status).toBe(422);
  });

  it('is asked of an index, however many sends the others have', async () => {
    const { accountId, sara, byOwner } = await givenMakers();
    await sql`
      insert into sends (account_id, user_id, type, state, line_id, from_number, text, encoding, language, parts, unit_mrial,
        statutory_mrial, refund_rule, requested_count, created_at)
      select account_id, user_id, type, state, line_id, from_number, text, encoding, language, parts, unit_mrial, statutory_mrial,
        refund_rule, 1, created_at - i * interval '1 second'
      from sends, generate_series(1, 20000) i where id = ${byOwner.sendId}`.execute(api.db());
    await sql`analyze sends`.execute(api.db());
    const question = { accountId, span: { since: new Date('2026-10-20T00:00:00Z') }, filters: { userId: sara } };
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off)
      select * from sends s where ${matching(question)} order by s.created_at desc, s.id desc limit 10`.execute(
      api.db(),
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('sends_by_maker');
    expect(plan).not.toContain('Sort');
  });
});

describe('the people by whom a list can be narrowed', () => {
  it('are the owner and then the colleagues of the own account, also those who may not manage colleagues ask', async () => {
    const { owner, accountId, sara } = await givenMakers();
    const invited = await givenMember(api.db(), { accountId }, { permissions: ['report.read'] });
    await sql`update users set is_invited = true where id = ${invited.userId}`.execute(api.db());
    const { data } = await api.call('/report/makers', { token: await api.signIn({ accountId, userId: sara }) });
    expect(data.items.map(({ id, is_owner }: { id: string; is_owner: boolean }) => [id, is_owner])).toEqual([
      [String(owner.userId), true],
      [String(sara), false],
    ]);
  });

  it('are told to nobody who may not read reports', async () => {
    const { accountId } = await givenAccount(api.db());
    const member = await givenMember(api.db(), { accountId }, { permissions: ['send.create'] });
    const { status } = await api.call('/report/makers', { token: await api.signIn(member) });
    expect(status).toBe(403);
  });
});
