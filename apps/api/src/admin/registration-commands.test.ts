import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminRig } from '../testing/admin-rig';

const { state, admin } = adminRig();

/** A package gives lines. */
beforeAll(async () => {
  expect((await admin('line create --number 30001111 --title T --family 3000')).exitCode).toBe(0);
});

/** As if this user had registered: which the API does, with a code by SMS. */
async function givenHolder(username: string): Promise<void> {
  const { db } = state.database;
  const user = await db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirstOrThrow();
  const { id: package_id } = await db.selectFrom('packages').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('account_holders')
    .values({
      account_id: user.account_id,
      package_id,
      person: 'real',
      first_name: 'علی',
      last_name: 'نمونه',
      mobile: user.mobile,
      national_id: '0012345679',
      birth_date: '1991-03-21',
      activity_domain_id: 1n,
      role_id: 1n,
      terms_version: '1405-1',
      registered_at: state.context.clock.now(),
    })
    .execute();
  await db.updateTable('accounts').set({ activation: 'checking' }).where('id', '=', user.account_id).execute();
}

describe('packages', () => {
  it('are added, listed, closed and opened', async () => {
    expect((await admin('package list')).lines).toEqual(['There is none: nobody can register.']);
    expect((await admin('package add --title پایه --lines 30001111 --gift-rial 500')).exitCode).toBe(0);
    expect((await admin('package close پایه')).exitCode).toBe(0);
    expect((await admin('package list')).lines).toEqual(['closed  پایه  gift 500 rial  30001111']);
    expect((await admin('package open پایه')).exitCode).toBe(0);
    expect((await admin('package list')).lines[0]).toMatch(/^open {4}پایه/);
  });

  it.each([
    ['package add --title پایه', /^409-14/],
    ['package add --title دیگر --lines 999', /^404-12/],
    [`package add --title ${'ن'.repeat(61)}`, /^422-62/],
    ['package add --title دیگر --gift-rial many', /not an amount/],
    ['package close هیچ', /^404-11/],
  ])('are refused when they are wrong: %s', async (line, message) => {
    const { lines, exitCode } = await admin(line);
    expect([exitCode, lines[0]]).toEqual([1, expect.stringMatching(message)]);
    expect((await admin('package list')).lines).toHaveLength(1);
  });
});

describe('identities', () => {
  it('are settled for those who registered by themselves', async () => {
    expect((await admin('identity list')).lines).toEqual(['Nobody waits.']);
    expect((await admin('identity accept ali')).lines[0]).toMatch(/^409-15/);
    await givenHolder('ali');
    expect((await admin('identity list')).lines[0]).toMatch(/^ali {2}checking {2}registered 2026-/);
    expect((await admin('identity refuse ali --reason mobile')).exitCode).toBe(0);
    expect((await admin('identity list')).lines[0]).toContain('inactive (mobile)');
    expect((await admin('identity accept ali')).lines).toEqual(['The account is active.']);
    expect((await admin('identity list')).lines).toEqual(['Nobody waits.']);
    expect((await admin('identity refuse ali --reason height')).lines[0]).toContain('mobile, birth_date');
  });
});

describe('terms', () => {
  it('are published from a file, each version once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'peyk-terms-'));
    const file = join(folder, 'terms.txt');
    writeFileSync(file, '# شرایط\nمتن');
    expect((await admin(`terms publish --version 2 --file ${file}`)).lines).toEqual(['In force from now on.']);
    expect((await admin(`terms publish --version 2 --file ${file}`)).lines[0]).toMatch(/^409-16/);
    rmSync(folder, { recursive: true });
    expect((await admin('terms publish --version 3 --file /nowhere')).lines[0]).toContain('cannot be read');
  });
});
