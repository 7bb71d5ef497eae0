import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { WrongSecretError, checkSecret } from '@peyk/server-seal';
import { createTestDatabase, fixedClock, givenAccount, recordingLog, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { pepperOf } from '../start/pepper';
import { sealOf } from '../start/sealed-tables';
import { archiveIn } from '../start/files-place';
import { sealedTables, startSealed } from '../testing/sealed-modules';
import { searchDatabase } from '../testing/search-database';
import { runAdmin } from './run-admin';

const OLD = { secret: 'the secret of the first start, long enough', previousSecret: undefined };
const NEW = { secret: 'the secret of a later start, also long enough', previousSecret: undefined };
const BOTH = { secret: NEW.secret, previousSecret: OLD.secret };
const [NATIONAL_ID, GIFT_ID, DAY] = ['0012345679', '0023456781', '1986-07-19'];
const TOTP_SECRET = Buffer.from('a secret of 20 bytes');
const HOLDERS = 7;

const clock = fixedClock();
const state = {} as { database: TestDatabase };
beforeEach(async () => {
  state.database = await createTestDatabase();
});
afterEach(() => state.database.close());

/** As secrets of authenticators were sealed before there was one way of sealing. */
function sealFormer(pepper: string, userId: bigint): Buffer {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', 'authenticator secrets', 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(`user:${userId}`));
  const sealed = Buffer.concat([cipher.update(TOTP_SECRET), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** What an earlier version has left: everything of a person as plain text, and the secret of an authenticator. */
async function givenEarlier(n: number) {
  const { db } = state.database;
  const { accountId, userId } = await givenAccount(db);
  await sql`insert into packages (title, description) values (${`بسته ${n}`}, 'ب')`.execute(db);
  await sql`insert into account_holders (account_id, person, first_name, last_name, mobile, national_id, birth_date,
      package_id, activity_domain_id, role_id, terms_version, registered_at, gift_national_id)
    values (${accountId}, 'real', 'م', 'ن', ${240_000_000 + n}, ${NATIONAL_ID}, ${DAY},
      (select max(id) from packages), 1, 1, '1', now(), ${n === 0 ? GIFT_ID : null})`.execute(db);
  const secret = sealFormer(pepperOf(OLD.secret), userId);
  await db.updateTable('users').set({ authenticator_secret: secret }).where('id', '=', userId).execute();
  return { accountId, userId };
}

const server = () => ({ db: state.database.db, clock, log: silentLog });

async function rotate(secrets: typeof OLD | typeof BOTH) {
  const told: string[] = [];
  const context = {
    ...server(),
    pepper: 'pepper',
    systemAccountId: 1n,
    panelUrl: undefined,
    seal: sealOf(secrets),
    saveFile: () => Promise.reject(new Error('not part of this test')),
    archive: archiveIn('unused'),
    sealedTables: sealedTables(server(), secrets),
    userOf: () => Promise.reject(new Error('not part of this test')),
    readSecret: async () => '',
    tell: (line: string) => void told.push(line),
  };
  return { ...(await runAdmin(context, ['secrets', 'rotate', '--by=tester'])), told };
}

/** What the rows of an account hold, opened with these secrets alone. */
async function opened(secrets: typeof OLD, { accountId, userId }: { accountId: bigint; userId: bigint }) {
  const seal = sealOf(secrets);
  const { rows } = await sql<Record<'id' | 'born' | 'totp', Buffer> & { gift: Buffer | null; index: Buffer | null }>`
    select national_id_sealed as id, birth_date_sealed as born, gift_national_id_sealed as gift,
      gift_national_id_index as index, authenticator_secret as totp
    from account_holders join users using (account_id) where account_id = ${accountId}`.execute(state.database.db);
  const row = rows[0];
  if (!row) throw new Error('no such holder');
  const openAt = (column: string, sealed: Buffer) =>
    seal.open('identity', sealed, `account_holders.${column}:${accountId}`).toString();
  return {
    nationalId: openAt('national_id_sealed', row.id),
    birthDate: openAt('birth_date_sealed', row.born),
    gift: row.gift && openAt('gift_national_id_sealed', row.gift),
    isFound: row.index && seal.blindIndex('national id', GIFT_ID).equals(row.index),
    totp: seal.open('authenticator', row.totp, `users.authenticator_secret:${userId}`).equals(TOTP_SECRET),
  };
}

const whole = (isFirst: boolean) => ({
  nationalId: NATIONAL_ID,
  birthDate: DAY,
  gift: isFirst ? GIFT_ID : null,
  isFound: isFirst ? true : null,
  totp: true,
});

/** What the audit log says about the command, in its order. */
async function outcomes() {
  const entries = await state.database.db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
  return entries.filter(({ action }) => action === 'secrets rotate').map(({ outcome }) => outcome);
}

async function givenHolders() {
  const holders = [];
  for (let n = 0; n < HOLDERS; n += 1) holders.push(await givenEarlier(n));
  return holders;
}

describe('the first start after an update', () => {
  it('seals what earlier versions have left as plain text, also when two processes start at once', async () => {
    const holders = await givenHolders();
    await Promise.all([startSealed(server(), OLD), startSealed(server(), OLD)]);
    for (const [n, holder] of holders.entries()) expect(await opened(OLD, holder)).toEqual(whole(n === 0));
    const secrets = { long: [NATIONAL_ID, GIFT_ID, DAY, TOTP_SECRET.toString()], codes: [] };
    expect(await searchDatabase(state.database.owner, secrets)).toEqual([]);
  });

  it('starts although a secret of an authenticator cannot be opened, and says so', async () => {
    const { userId } = await givenEarlier(0);
    const sealed = sealFormer('a pepper that nobody knows', userId);
    await state.database.db.updateTable('users').set({ authenticator_secret: sealed }).execute();
    const log = recordingLog();
    await startSealed({ ...server(), log }, OLD);
    expect(log.lines.filter(({ level }) => level === 'error')).toEqual([
      expect.objectContaining({ fields: { table: 'users', failed: 1 } }),
    ]);
  });
});

describe('admin secrets rotate', () => {
  it('seals everything with the new secret, after which the former one is refused', async () => {
    const holders = await givenHolders();
    await startSealed(server(), OLD);
    await startSealed(server(), BOTH);
    // A start with both changes nothing: processes with the former secret may still be there.
    for (const [n, holder] of holders.entries()) expect(await opened(OLD, holder)).toEqual(whole(n === 0));
    const { exitCode, lines, told } = await rotate(BOTH);
    expect(exitCode).toBe(0);
    expect(await outcomes()).toEqual(['begun', 'done']);
    expect(lines).toContain(`account_holders: ${HOLDERS} sealed anew`);
    expect(told).toContain(`users: ${HOLDERS} so far`);
    for (const [n, holder] of holders.entries()) expect(await opened(NEW, holder)).toEqual(whole(n === 0));
    await startSealed(server(), NEW);
    await expect(startSealed(server(), OLD)).rejects.toThrow(WrongSecretError);
  });

  it('does the same when it is run twice, at once, or goes on after it was killed', async () => {
    const holders = await givenHolders();
    await startSealed(server(), OLD);
    // Killed after the first table: some rows are of the new secret, some of the former one, and the check is unchanged.
    const [authenticators] = sealedTables(server(), BOTH);
    await authenticators?.run(state.database.db, sealOf(BOTH), { after: '', limit: 3 });
    expect(await checkSecret(state.database.db, sealOf(OLD), clock.now())).toBe(true);
    const both = await Promise.all([rotate(BOTH), rotate(BOTH)]);
    expect(both.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect((await rotate(BOTH)).lines).toContain('users: 0 sealed anew');
    for (const [n, holder] of holders.entries()) expect(await opened(NEW, holder)).toEqual(whole(n === 0));
  });

  it('leaves what neither secret opens, says how much, and does not take the former secret out of use', async () => {
    const [holder] = await givenHolders();
    await startSealed(server(), OLD);
    const lost = sealOf({ ...NEW, secret: 'a secret that nobody knows any more, alas' }).seal('identity', 'x', 'y');
    await state.database.db
      .updateTable('account_holders')
      .set({ birth_date_sealed: lost })
      .where('account_id', '=', holder?.accountId ?? 0n)
      .execute();
    const { exitCode, lines } = await rotate(BOTH);
    expect([exitCode, lines[0]]).toEqual([1, expect.stringContaining('1 of account_holders')]);
    expect(await outcomes()).toEqual(['begun', 'failed']);
    expect(await checkSecret(state.database.db, sealOf(OLD), clock.now())).toBe(true);
  });
});
