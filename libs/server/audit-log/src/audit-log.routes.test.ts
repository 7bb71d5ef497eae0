import { proveAndKeep } from '@peyk/server-audit';
import type { AuditEntry } from '@peyk/server-database';
import { givenAccount, givenLine, givenMember } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { auditLogApi } from './testing/audit-log-api';

const { call, clock, db, items, now, page, signIn, write } = auditLogApi();

let account: GivenAccount;
let token: string;
beforeEach(() => {
  ({ account, token } = now);
});

const actions = async (filters: object) => (await items(filters)).map(({ action }) => action);

async function givenKey(title = 'فروشگاه', of = account): Promise<bigint> {
  const key = {
    ...{ account_id: of.accountId, title, prefix: 'peyk_live_HJ9vyW', secret_hash: Buffer.from(title.padEnd(32, 'x')) },
    ...{ has_all: true, role_id: null, expires_at: null, created_at: clock.now(), created_by: of.userId },
    last_used_at: null,
  };
  const { id } = await db()
    .insertInto('api_keys')
    .values({ ...key, secret_hash: Buffer.from(`${Math.random()}`.padEnd(32, '0').slice(0, 32)) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const byKey = (id: bigint): Partial<AuditEntry> => ({ actorKind: 'key', details: { key: `apikey:${id}` } });

describe('the log of an account', () => {
  it('tells who did what about what, with before and after in words', async () => {
    const member = await givenMember(db(), account, { permissions: ['report.read'] });
    const details = {
      before: { permissions: ['report.read', 'wallet.read'] },
      after: { permissions: ['report.read'] },
    };
    const role = await db()
      .selectFrom('roles')
      .select(['id', 'title'])
      .where('account_id', '=', account.accountId)
      .executeTakeFirstOrThrow();
    await write({ action: 'updateAccessRole', object: `row:${role.id}`, userId: member.userId, details });
    const { name } = await db()
      .selectFrom('users')
      .select('name')
      .where('id', '=', member.userId)
      .executeTakeFirstOrThrow();
    expect(await items()).toEqual([
      {
        ...{ id: expect.any(String), at: clock.now().toISOString(), action: 'updateAccessRole', title: 'ویرایش نقش' },
        ...{ group: 'colleagues', outcome: 'done', refusal: null, ip: '192.0.2.7' },
        actor: { kind: 'user', user_id: String(member.userId), name, key: null },
        object: { kind: 'role', id: String(role.id), name: role.title, count: null },
        changes: [
          {
            ...{ field: 'permissions', title: 'دسترسی‌ها', kind: 'text' },
            before: ['دیدن گزارش ارسال‌ها', 'دیدن اعتبار و تراکنش‌ها'],
            after: ['دیدن گزارش ارسال‌ها'],
          },
        ],
      },
    ]);
  });

  it('names lines and phonebooks of a role by their titles, and none of another account', async () => {
    const other = await givenAccount(db());
    const line = await givenLine(db(), { accountId: account.accountId });
    const theirs = await givenLine(db(), { accountId: other.accountId });
    await db().updateTable('account_lines').set({ alias: 'خط فروش' }).where('line_id', '=', line.lineId).execute();
    const phonebook = async (accountId: bigint, title: string) => {
      const { rows } = await sql<{ id: bigint }>`
        insert into phonebooks (account_id, title, created_at) values (${accountId}, ${title}, now()) returning id`.execute(
        db(),
      );
      return String(rows[0]?.id);
    };
    const [own, foreign] = [await phonebook(account.accountId, 'مشتریان'), await phonebook(other.accountId, 'رازها')];
    const after = { lineIds: [String(line.lineId), String(theirs.lineId)], phonebookIds: [own, foreign] };
    await write({
      action: 'updateAccessRole',
      object: 'row:1',
      details: { before: { lineIds: null, phonebookIds: null }, after },
    });
    const [entry] = (await items()) as unknown as [{ changes: { field: string; after: string[] }[] }];
    const number = await db()
      .selectFrom('lines')
      .select('number')
      .where('id', '=', line.lineId)
      .executeTakeFirstOrThrow();
    expect(entry.changes.map((one) => [one.field, one.after])).toEqual([
      ['lineIds', [`خط فروش (${number.number})`, 'خطی که دیگر در حساب نیست']],
      ['phonebookIds', ['مشتریان', 'دفترچه‌ای که حذف شده است']],
    ]);
  });

  it('has nothing of another account, also where ids are guessed', async () => {
    const other = await givenAccount(db());
    const key = await givenKey('کلید دیگری', other);
    await write({ object: 'send:12' }, other);
    await write(byKey(key), other);
    await write({ accountId: null, actorKind: 'admin', adminName: 'tester', userId: null, action: 'tariff set' });
    expect(await items()).toEqual([]);
    expect(await items({ user_id: String(other.userId) })).toEqual([]);
    expect(await items({ key_id: String(key) })).toEqual([]);
    expect(await items({ object_kind: 'send', object_id: '12' })).toEqual([]);
    // Names of others are not told for their ids either.
    await write({ object: `user:${other.userId}`, details: { key: `apikey:${key}` }, actorKind: 'key' });
    const [entry] = await items();
    expect(entry).toMatchObject({ object: { name: null }, actor: { key: { title: null, prefix: null } } });
    const { data } = await call('/audit-log/choices', { token });
    expect(data.people.map(({ id }: { id: string }) => id)).toEqual([String(account.userId)]);
    expect(data.keys).toEqual([]);
  });

  it('says when the chain was proved last, by which check and what came of it', async () => {
    const proofOf = async () => (await call('/audit-log/choices', { token })).data.proof;
    expect(await proofOf()).toBeNull();
    const at = clock.now();
    await proveAndKeep({ db: db(), clock }, 'daily');
    expect(await proofOf()).toEqual({ at: at.toISOString(), by: 'daily', is_whole: true });
  });

  it.each([
    ['/audit-log/list', 'audit.export'],
    ['/audit-log/choices', 'audit.export'],
    ['/audit-log/export', 'audit.read'],
  ])('%s is refused to a member who holds only %s', async (path, permission) => {
    const member = await givenMember(db(), account, { permissions: [permission] });
    const as = await signIn({ accountId: account.accountId, userId: member.userId });
    const answer = await call(path, { token: as, ...(path !== '/audit-log/choices' && { body: {} }) });
    expect(answer.meta.message_code).toBe('403-8');
  });

  it('names the key by which a program did it, also when it is gone', async () => {
    const there = await givenKey();
    const gone = await givenKey('قدیمی');
    await write({
      action: 'createApiKey',
      object: `apikey:${gone}`,
      details: { title: 'قدیمی', prefix: 'peyk_live_old' },
    });
    await db().deleteFrom('api_keys').where('id', '=', gone).execute();
    await write(byKey(there));
    await write(byKey(gone));
    const [second, first] = await items({ actor: 'key' });
    expect(first).toMatchObject({ actor: { kind: 'key', key: { title: 'فروشگاه', prefix: 'peyk_live_HJ9vyW' } } });
    expect(second).toMatchObject({ actor: { key: { id: String(gone), title: 'قدیمی', prefix: 'peyk_live_old' } } });
  });

  it('names the admin who worked in the account, and no other; where they sit is not told', async () => {
    const admin: Partial<AuditEntry> = { actorKind: 'admin', adminName: 'tester', userId: null, ip: '198.51.100.9' };
    await write({ ...admin, action: 'createDraft' });
    await write({
      ...admin,
      action: 'account credit',
      object: account.username,
      details: { rial: '700', description: 'x' },
    });
    await write({ ...admin, action: 'some future command' });
    const [unknown, command, onBehalf] = await items();
    expect(onBehalf).toMatchObject({ actor: { kind: 'admin', name: 'tester' }, ip: null });
    expect(command).toMatchObject({
      title: 'افزایش اعتبار',
      actor: { name: null },
      ip: null,
      object: null,
      changes: [],
    });
    expect(unknown).toMatchObject({ title: 'کار پشتیبانی', group: 'support' });
    expect(await items({ ip: '198.51.100.9' })).toEqual([]);
  });

  it('says why something was refused, as people were told', async () => {
    await write({ action: 'login', outcome: '403-8', actorKind: 'stranger', userId: null });
    const [entry] = await items();
    expect(entry).toMatchObject({
      outcome: 'refused',
      refusal: { code: '403-8' },
      actor: { kind: 'stranger', name: null },
    });
    expect((entry as unknown as { refusal: { message: string } }).refusal.message).toMatch(/دسترسی/);
  });

  it('tells neither secrets nor numbers nor texts, whatever an entry holds', async () => {
    const secret = ['98924***4567', 'peyk_live_whole-secret', 'سلام متن پیامک', '09241234567', 'ادمین پشتیبان'];
    const facts = {
      mobileEnd: secret[0],
      secret: secret[1],
      text: secret[2],
      mobile: secret[3],
      takenBy: secret[4],
      content: 'ab12',
    };
    await write({
      action: 'changeMobile',
      details: { before: facts, after: { ...facts, mobileEnd: 'x', content: 'y' } },
    });
    await write({ action: 'createApiKey', details: { ...facts, title: 'نو' } });
    await write({
      action: 'account mobile',
      actorKind: 'admin',
      adminName: 'tester',
      userId: null,
      object: '09241234567',
      details: facts,
    });
    const told = JSON.stringify(await items());
    for (const each of secret) expect(told).not.toContain(each);
    expect(told).not.toMatch(/ab12|tester/);
    expect(told).toContain('شماره‌ای که نشان داده نمی‌شود');
  });
});

describe('a filter', () => {
  it.each([
    [{ outcome: 'refused' }, ['cancelSend']],
    [{ outcome: 'done' }, ['deleteContacts', 'createSend', 'pauseSend']],
    [{ action: 'createSend' }, ['createSend']],
    [{ group: 'send' }, ['createSend', 'cancelSend', 'pauseSend']],
    [{ group: 'contacts', action: 'createSend' }, []],
    [{ group: 'nothing' }, []],
    [{ object_kind: 'send', object_id: '12' }, ['cancelSend', 'pauseSend']],
    [{ object_kind: 'send', object_id: '1' }, []],
    [{ object_kind: 'contact', object_id: '4' }, ['deleteContacts']],
    [{ object_kind: 'contact', object_id: '40' }, []],
    [{ object_kind: 'draft', object_id: '4' }, []],
    [{ object_id: '12' }, ['cancelSend', 'pauseSend']],
    [{ object_id: '4' }, []],
    // A kind alone says nothing.
    [{ object_kind: 'send' }, ['deleteContacts', 'createSend', 'cancelSend', 'pauseSend']],
    [{ ip: '203.0.113.5' }, ['cancelSend']],
    [{ actor: 'key' }, ['createSend']],
  ])('%j finds %j', async (filters, found) => {
    await write({ action: 'pauseSend', object: 'send:12' });
    await write({ action: 'cancelSend', object: 'send:12', outcome: '409-40', ip: '203.0.113.5' });
    await write({ action: 'createSend', ...byKey(await givenKey()) });
    await write({ action: 'deleteContacts', object: 'rows:3,4,5+2' });
    expect(await actions(filters)).toEqual(found);
  });

  it('finds what a person did, and by itself what a key of theirs did', async () => {
    const member = await givenMember(db(), account, { permissions: ['report.read'] });
    const key = await givenKey();
    await write({ action: 'pauseSend', userId: member.userId });
    await write({ action: 'createSend', userId: member.userId, ...byKey(key) });
    await write();
    expect(await actions({ user_id: String(member.userId) })).toEqual(['pauseSend']);
    expect(await actions({ key_id: String(key) })).toEqual(['createSend']);
  });

  it('is between two instants, both of them included', async () => {
    const at: string[] = [];
    for (const action of ['pauseSend', 'resumeSend', 'cancelSend']) {
      await write({ action });
      at.push(clock.now().toISOString());
    }
    expect(await actions({ from: at[1], to: at[2] })).toEqual(['cancelSend', 'resumeSend']);
    expect(await actions({ to: at[0] })).toEqual(['pauseSend']);
  });

  it('is refused for days that end before they begin', async () => {
    const filters = { from: '2026-11-20T08:30:00Z', to: '2026-11-19T08:30:00Z' };
    for (const path of ['/audit-log/list', '/audit-log/export']) {
      expect((await call(path, { token, body: { filters } })).meta.message_code).toBe('422-680');
    }
  });
});

it('stays as it is while entries come in, from page to page', async () => {
  for (let count = 0; count < 5; count += 1) await write({ object: `send:${count}` });
  const first = await page({ limit: 2 });
  const until_id = first.items[0]?.id;
  const seen = first.items.map(({ id }) => id);
  for (const number of [2, 3]) {
    await write({ action: 'cancelSend' });
    const next = await page({ limit: 2, page: number, until_id });
    expect(next.paging.total).toBe(5);
    seen.push(...next.items.map(({ id }) => id));
  }
  expect(new Set(seen).size).toBe(5);
  expect([...seen].sort((a, b) => Number(b) - Number(a))).toEqual(seen);
});
