import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { GivenAccount, TestDatabase } from '@peyk/shared-testing-node';
import { adminContext } from '../testing/admin-context';
import type { AdminContext } from '@peyk/server-module';
import { runAdmin } from './run-admin';

const state = {} as { database: TestDatabase; context: AdminContext; account: GivenAccount };

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.context = await adminContext(state.database);
});
beforeEach(async () => {
  state.account = await givenAccount(state.database.db);
});
afterAll(() => state.database.close());

/** As `tester`, where a command wants to know whose it is. */
const admin = (line: string) => {
  const by = /^(role|member) list /.test(line) ? [] : ['--by=tester'];
  return runAdmin(state.context, [...line.split(' '), ...by]);
};

async function roleOf(title: string, permissions: string): Promise<string> {
  const line = `role create --account ${state.account.username} --title ${title} --permissions ${permissions}`;
  const { lines, exitCode } = await admin(line);
  expect([exitCode, lines]).toEqual([0, [expect.stringMatching(/^Role \d+ was made\.$/)]]);
  return /\d+/.exec(lines[0] ?? '')?.[0] ?? '';
}

const add = (role: string, username: string) =>
  admin(
    `member add --account ${state.account.username} --role ${role} --username ${username} --name سارا --mobile 09241234569`,
  );

describe('a role', () => {
  it('is made, changed, listed and deleted', async () => {
    const { username } = state.account;
    const id = await roleOf('فروش', 'wallet.read,report.read');
    expect((await admin(`role list --account ${username}`)).lines).toEqual([`${id}  فروش  report.read,wallet.read`]);
    const changed = await admin(`role update ${id} --account ${username} --title انبار --permissions send.create`);
    expect(changed.lines).toEqual(['The role was changed.']);
    expect((await admin(`role list --account ${username}`)).lines).toEqual([`${id}  انبار  send.create`]);
    expect((await admin(`role delete ${id} --account ${username}`)).exitCode).toBe(0);
    expect((await admin(`role list --account ${username}`)).lines).toEqual(['There is none.']);
  });

  it.each([
    ['create --account nobody --title فروش --permissions wallet.read', /^404-10/],
    ['create --account OWNER --title فروش --permissions fly', /^422-101: Not a permission: fly\. Permissions are /],
    ['create --account OWNER --title فروش --permissions ,', /^422-102/],
    [`create --account OWNER --title ${'ن'.repeat(61)} --permissions wallet.read`, /^422-100/],
    ['update 1 --account OWNER', /^Give --title or --permissions/],
    ['update 0 --account OWNER --title نو', /^404-100/],
    ['delete x --account OWNER', /is not an id/],
  ])('is refused when it is wrong: %s', async (line, message) => {
    const { lines, exitCode } = await admin(`role ${line.replace('OWNER', state.account.username)}`);
    expect([exitCode, lines[0]]).toEqual([1, expect.stringMatching(message)]);
  });
});

describe('a member', () => {
  it('is added with a password that is printed, and listed', async () => {
    const { lines, exitCode } = await add(await roleOf('فروش', 'wallet.read'), 'sara');
    expect(exitCode).toBe(0);
    expect(lines[1]).toMatch(/^Password: [\w-]{16}$/);
    const listed = await admin(`member list --account ${state.account.username}`);
    expect(listed.lines).toEqual(['sara  سارا  0924 123 4569  pending  فروش']);
  });

  it('keeps its role from being deleted until it has another one', async () => {
    const first = await roleOf('فروش', 'wallet.read');
    const second = await roleOf('انبار', 'report.read');
    await add(first, 'nima');
    const refused = await admin(`role delete ${first} --account ${state.account.username}`);
    expect(refused.lines[0]).toBe('409-101: Held by 1 (سارا): give them another role first.');
    expect((await admin(`member set-role nima --role ${second}`)).exitCode).toBe(0);
    expect((await admin(`role delete ${first} --account ${state.account.username}`)).exitCode).toBe(0);
  });

  it('is deactivated and activated; its owner is not', async () => {
    await add(await roleOf('فروش', 'wallet.read'), 'mina');
    expect((await admin('member deactivate mina')).exitCode).toBe(0);
    const listed = await admin(`member list --account ${state.account.username}`);
    expect(listed.lines[0]).toContain('deactivated');
    expect((await admin('member activate mina')).lines).toEqual(['It can sign in.']);
    expect((await admin(`member deactivate ${state.account.username}`)).lines[0]).toMatch(/^409-102/);
    expect((await admin('member deactivate nobody')).lines[0]).toMatch(/^404-10/);
  });
});
