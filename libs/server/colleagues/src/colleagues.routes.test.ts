import { givenAccount } from '@peyk/shared-testing-node';
import { colleaguesApi } from './testing/colleagues-api';

const { ask, call, clock, codeOf, dataOf, db, logged, memberWith, now, sent, signIn } = colleaguesApi();

const newRole = async (permissions = ['report.read'], title = `نقش ${Math.random()}`) =>
  (await dataOf('/acl/partner/create_role', { title, permissions })).id as string;
const mobileOf = (() => {
  let next = 0;
  return () => `0924${String((next += 1)).padStart(7, '0')}`;
})();
const invite = async (roleId: string, mobile = mobileOf()) =>
  dataOf('/user/partner/create', { name: 'سارا', mobile, role_id: roleId });
const codeIn = (text: string) => /#([0-9a-z-]+)$/.exec(text)?.[1] ?? '';
const lastCode = () => codeIn(sent.at(-1)?.text ?? '');
const PASSWORD = 'Shirin!Farhad9';
const join = (code: string, username: string, password = PASSWORD) =>
  call('/user/partner/join', { body: { code, username, password } });
let names = 0;
const newName = () => `sara-${(names += 1)}`;

describe('a role', () => {
  it('is made, shown, changed, copied and deleted', async () => {
    const role = await dataOf('/acl/partner/create_role', { title: ' فروش ', permissions: ['send.create'] });
    expect(role).toMatchObject({ title: 'فروش', permissions: ['send.create'], colleagues_count: 0, may_change: true });
    await dataOf('/acl/partner/update_role', { id: role.id, permissions: ['report.read', 'send.create'] });
    expect((await dataOf(`/acl/partner/show_role?id=${role.id}`)).permissions).toEqual(['report.read', 'send.create']);
    const copy = await dataOf('/acl/partner/duplicate_role', { id: role.id });
    expect(copy).toMatchObject({ title: 'فروش (۲)', permissions: ['report.read', 'send.create'] });
    await dataOf('/acl/partner/delete_role', { id: role.id });
    expect(await codeOf(`/acl/partner/show_role?id=${role.id}`)).toBe('404-100');
    expect((await dataOf('/acl/partner/role_list')).items.map(({ id }: { id: string }) => id)).toEqual([copy.id]);
  });

  it('is not deleted while a colleague holds it, a pending one too', async () => {
    const roleId = await newRole();
    await invite(roleId);
    expect(await codeOf('/acl/partner/delete_role', { id: roleId })).toBe('409-101');
    expect((await dataOf(`/acl/partner/show_role?id=${roleId}`)).colleagues_count).toBe(1);
  });

  it('may hold what is asked for most first, and seeing before changing and deleting', async () => {
    const { items } = await dataOf('/acl/partner/permission_list');
    expect(items[0].title).toBe('ارسال');
    const contacts = items.find(({ title }: { title: string }) => title === 'مخاطبان').permissions;
    const [first, , third] = contacts.map(({ key }: { key: string }) => key);
    expect([first, third]).toEqual(['contact.read', 'contact.delete']);
  });

  it('may hold what stands in the list of permissions, each under its heading', async () => {
    const { items } = await dataOf('/acl/partner/permission_list');
    const keys = items.flatMap(({ permissions }: { permissions: { key: string }[] }) =>
      permissions.map(({ key }) => key),
    );
    expect(keys).toContain('send.create');
    expect(new Set(keys).size).toBe(keys.length);
    expect(await codeOf('/acl/partner/create_role', { title: 'همه', permissions: keys })).toBe('200-1');
  });

  it('of another account is not there', async () => {
    const roleId = await newRole();
    const stranger = await signIn();
    for (const path of ['update_role', 'duplicate_role', 'delete_role'])
      expect(await codeOf(`/acl/partner/${path}`, { id: roleId }, stranger)).toBe('404-100');
    expect(await codeOf('/user/partner/create', { name: 'ن', mobile: mobileOf(), role_id: roleId }, stranger)).toBe(
      '404-100',
    );
    expect((await dataOf('/acl/partner/role_list', undefined, stranger)).items).toEqual([]);
  });
});

describe('nobody gives, changes or takes more than they hold', () => {
  it('not by a role of their making', async () => {
    const member = await memberWith(['role.edit', 'colleague.read', 'report.read']);
    const role = { title: 'بیشتر', permissions: ['report.read', 'wallet.read'] };
    expect(await codeOf('/acl/partner/create_role', role, member.token)).toBe('403-520');
    const own = await dataOf('/acl/partner/create_role', { title: 'همان', permissions: ['report.read'] }, member.token);
    expect(await codeOf('/acl/partner/update_role', { id: own.id, permissions: ['wallet.read'] }, member.token)).toBe(
      '403-520',
    );
    const more = await newRole(['wallet.read']);
    for (const path of ['update_role', 'duplicate_role', 'delete_role'])
      expect(await codeOf(`/acl/partner/${path}`, { id: more, title: 'نو' }, member.token)).toMatch(
        /^(403-520|422-1)$/,
      );
    expect(await codeOf('/acl/partner/delete_role', { id: more }, member.token)).toBe('403-520');
    expect(await codeOf('/acl/partner/duplicate_role', { id: more }, member.token)).toBe('403-520');
  });

  it('not by their own role, nor by another one for themselves', async () => {
    const member = await memberWith(['role.edit', 'colleague.edit', 'colleague.read']);
    const change = { id: String(member.roleId), permissions: ['colleague.read'] };
    expect(await codeOf('/acl/partner/update_role', change, member.token)).toBe('409-520');
    const roleId = await newRole(['colleague.read']);
    const self = String(member.userId);
    expect(await codeOf('/user/partner/update', { id: self, role_id: roleId }, member.token)).toBe('409-520');
    expect(await codeOf('/user/partner/deactive', { id: self }, member.token)).toBe('409-520');
  });

  it('not by inviting or changing who may do more', async () => {
    const member = await memberWith(['colleague.edit', 'colleague.read', 'report.read']);
    const more = await newRole(['wallet.read']);
    const invited = { name: 'ن', mobile: mobileOf(), role_id: more };
    expect(await codeOf('/user/partner/create', invited, member.token)).toBe('403-520');
    const { id } = await invite(more);
    for (const path of ['deactive', 'active', 'invite-again', 'update'])
      expect(await codeOf(`/user/partner/${path}`, { id }, member.token)).toBe('403-520');
    const less = await invite(await newRole(['report.read']));
    expect(await codeOf('/user/partner/update', { id: less.id, role_id: more }, member.token)).toBe('403-520');
    expect(await codeOf('/user/partner/deactive', { id: less.id }, member.token)).toBe('200-1');
  });

  it('not by touching the owner', async () => {
    const member = await memberWith(['colleague.edit', 'colleague.read']);
    const owner = String(now.account.userId);
    expect(await codeOf('/user/partner/deactive', { id: owner }, member.token)).toBe('404-101');
    expect(await codeOf('/user/partner/update', { id: owner, name: 'نو' }, member.token)).toBe('404-101');
  });
});

describe('an invitation', () => {
  it('is a message with a link, and makes a pending colleague without a user name', async () => {
    const colleague = await invite(await newRole(), '09240990001');
    expect(colleague).toMatchObject({ username: null, state: 'pending', mobile: '989240990001', is_self: false });
    expect(sent).toEqual([
      { mobile: 240990001, text: expect.stringContaining('https://panel.example/join#'), at: clock.now() },
    ]);
    const { data } = await call('/user/partner/invitation', { body: { code: lastCode() } });
    expect(data).toMatchObject({ name: 'سارا', mobile: '0924•••0001' });
    expect(logged()).not.toContain(lastCode());
  });

  it('is used once, for a user name and a password', async () => {
    const { id } = await invite(await newRole());
    const code = lastCode();
    const username = newName();
    const both = await Promise.all([join(code, username), join(code, newName())]);
    expect(both.map(({ meta }) => meta.message_code).sort()).toEqual(['200-1', '404-520']);
    expect((await join(code, newName())).meta.message_code).toBe('404-520');
    const joined = await dataOf(`/user/partner/get?id=${id}`);
    expect(joined).toMatchObject({ state: 'pending', invitation_expires_at: null });
    expect(joined.username).not.toBeNull();
  });

  it('is typed in any digits and sizes, with or without what is between', async () => {
    await invite(await newRole());
    const code = lastCode()
      .replace(/-/g, ' ')
      .toUpperCase()
      .replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
    expect((await call('/user/partner/invitation', { body: { code } })).meta.status).toBe(true);
  });

  it.each([
    ['a user name that nobody can have', 'ع', PASSWORD, '422-520'],
    ['a password that is tried first', 'sara-weak', 'Password1!', '422-521'],
  ])('is refused with %s, and stays good', async (_what, username, password, code) => {
    await invite(await newRole());
    expect((await join(lastCode(), username, password)).meta.message_code).toBe(code);
    expect((await join(lastCode(), newName())).meta.message_code).toBe('200-1');
  });

  it('stays good when the user name is taken', async () => {
    await invite(await newRole());
    const { username } = await db()
      .selectFrom('users')
      .select('username')
      .where('id', '=', now.account.userId)
      .executeTakeFirstOrThrow();
    expect((await join(lastCode(), username)).meta.message_code).toBe('409-523');
    expect((await join(lastCode(), newName())).meta.message_code).toBe('200-1');
  });

  it('ends after three days, with a newer one, and with the deactivation', async () => {
    const { id } = await invite(await newRole());
    const first = lastCode();
    clock.advance(61_000);
    await dataOf('/user/partner/invite-again', { id });
    expect((await join(first, newName())).meta.message_code).toBe('404-520');
    clock.advance(3 * 24 * 3_600_000);
    expect((await join(lastCode(), newName())).meta.message_code).toBe('404-520');
    now.token = await signIn(now.account);
    await dataOf('/user/partner/invite-again', { id });
    await dataOf('/user/partner/deactive', { id });
    expect((await join(lastCode(), newName())).meta.message_code).toBe('404-520');
    expect(await dataOf('/user/partner/active', { id })).toMatchObject({
      state: 'pending',
      invitation_expires_at: null,
    });
  });

  it('is sent again once a minute, and not to who has joined', async () => {
    const { id } = await invite(await newRole());
    expect(await codeOf('/user/partner/invite-again', { id })).toBe('429-1');
    clock.advance(61_000);
    await join(lastCode(), newName());
    expect(await codeOf('/user/partner/invite-again', { id })).toBe('409-521');
    expect(sent).toHaveLength(1);
  });

  it('goes five times a day to one number, no matter who invites', async () => {
    const mobile = mobileOf();
    const invited = (roleId: string) => ({ name: 'ن', mobile, role_id: roleId });
    const answers: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      now.account = await givenAccount(db());
      now.token = await signIn(now.account);
      answers.push(await codeOf('/user/partner/create', invited(await newRole())));
      clock.advance(61_000);
    }
    expect(answers).toEqual([...Array<string>(5).fill('200-1'), '429-1']);
  });

  it.each([
    ['number', { mobile: '0921' + '12345678', name: 'ن' }, '422-522'],
    ['name', { mobile: '09240000999', name: ' \u200c ' }, '422-523'],
  ])('needs a good %s', async (_what, given, code) => {
    expect(await codeOf('/user/partner/create', { ...given, role_id: await newRole() })).toBe(code);
    expect(sent).toEqual([]);
  });

  it('does not go to who is a colleague already', async () => {
    const { mobile } = await invite(await newRole());
    expect(await codeOf('/user/partner/create', { name: 'ن', mobile, role_id: await newRole() })).toBe('409-522');
  });

  it('carries no link and no number that its sender put into a name', async () => {
    await db()
      .updateTable('users')
      .set({ name: 'برنده! evil.example/a 0924 جایزه' })
      .where('id', '=', now.account.userId)
      .execute();
    await invite(await newRole());
    expect(sent.at(-1)?.text).not.toMatch(/evil\.example|0924/);
  });
});

describe('the list of colleagues', () => {
  it('is searched by name, user name and number, and filtered by role and state', async () => {
    const [sales, stock] = [await newRole(), await newRole()];
    const sara = await invite(sales, '09240880001');
    const username = newName();
    await join(lastCode(), username);
    const reza = await dataOf('/user/partner/create', { name: 'رضا كاظمي', mobile: '09240880002', role_id: stock });
    const idsOf = async (filters: object) =>
      (await dataOf('/user/partner/list', { filters })).items.map(({ id }: { id: string }) => id);
    expect(await idsOf({})).toEqual([sara.id, reza.id]);
    expect(await idsOf({ search: 'کاظمی' })).toEqual([reza.id]);
    expect(await idsOf({ search: username })).toEqual([sara.id]);
    expect(await idsOf({ search: '880002' })).toEqual([reza.id]);
    expect(await idsOf({ search: 'invited' })).toEqual([]);
    expect(await idsOf({ role_id: stock })).toEqual([reza.id]);
    expect(await idsOf({ state: 'active' })).toEqual([]);
  });

  it('holds nobody of another account', async () => {
    const { id } = await invite(await newRole());
    const stranger = await signIn();
    expect((await dataOf('/user/partner/list', {}, stranger)).items).toEqual([]);
    for (const path of ['update', 'deactive', 'active', 'invite-again'])
      expect(await codeOf(`/user/partner/${path}`, { id }, stranger)).toBe('404-101');
    expect(await codeOf(`/user/partner/get?id=${id}`, undefined, stranger)).toBe('404-101');
  });
});

it('a colleague gets another name and another role, and is deactivated and activated', async () => {
  const member = await memberWith(['report.read']);
  const id = String(member.userId);
  const roleId = await newRole(['wallet.read'], 'حسابدار');
  const changed = await dataOf('/user/partner/update', { id, name: ' مریم  رضایی ', role_id: roleId });
  expect(changed).toMatchObject({ name: 'مریم رضایی', role: { id: roleId, title: 'حسابدار' } });
  expect((await dataOf('/user/partner/deactive', { id })).state).toBe('deactivated');
  expect((await ask('/acl/partner/role_list', undefined, member.token)).status).toBe(401);
  expect((await dataOf('/user/partner/active', { id })).state).toBe('active');
});
