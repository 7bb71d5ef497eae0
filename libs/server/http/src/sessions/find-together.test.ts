import { countQuestions, createTestDatabase, givenAccount, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { Db } from '@peyk/server-database';
import { closeDatabase, createDatabase, systemClock } from '@peyk/server-database';
import { findTogether } from './find-together';
import { hashToken, newToken } from './token';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.close());

async function givenSession(seen: Date | null = new Date()): Promise<{ tokenHash: Buffer; accountId: bigint }> {
  const { accountId, userId } = await givenAccount(test.db);
  const tokenHash = hashToken(newToken());
  const now = Date.now();
  await test.db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      user_id: userId,
      created_at: new Date(now),
      expires_at: new Date(now + 3_600_000),
      last_seen_at: seen,
    })
    .execute();
  return { tokenHash, accountId };
}

const revoke = (tokenHash: Buffer) =>
  test.db.updateTable('sessions').set({ revoked_at: new Date() }).where('token_hash', '=', tokenHash).execute();

const contextOf = (db: Db) => ({ db, clock: systemClock, log: silentLog });

describe('sessions that are asked for in one turn', () => {
  it('are one question to the database, and each asker gets its own', async () => {
    const { db, questions } = countQuestions(test.db);
    const find = findTogether(contextOf(db));
    const sessions = [await givenSession(), await givenSession()];
    const stranger = hashToken(newToken());
    const found = await Promise.all([...sessions.map(({ tokenHash }) => tokenHash), stranger].map(find));
    expect(found.map((session) => session?.account.accountId)).toEqual([
      sessions[0]?.accountId,
      sessions[1]?.accountId,
      undefined,
    ]);
    expect(questions()).toBe(1);
  });

  it('are several questions when there are more than one should hold', async () => {
    const { db, questions } = countQuestions(test.db);
    const find = findTogether(contextOf(db));
    const { tokenHash, accountId } = await givenSession();
    const strangers = Array.from({ length: 149 }, () => hashToken(newToken()));
    const found = await Promise.all([...strangers, tokenHash].map(find));
    expect(found.map((session) => session?.account.accountId)).toEqual([...strangers.map(() => undefined), accountId]);
    expect(questions()).toBe(2);
  });

  it('all fail when the database is away, and the next are asked for again', async () => {
    const away = createDatabase({ url: 'postgres:///peyk?host=/nonexistent', log: silentLog });
    const find = findTogether(contextOf(away));
    const { tokenHash } = await givenSession();
    for (const _ of [1, 2]) {
      const answers = await Promise.allSettled([find(tokenHash), find(tokenHash)]);
      expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    }
    await closeDatabase(away);
  });
});

describe('a session that was revoked', () => {
  it('is not found by who asks after it, however shortly before it was', async () => {
    const find = findTogether(contextOf(test.db));
    const { tokenHash, accountId } = await givenSession();
    expect((await find(tokenHash))?.account.accountId).toBe(accountId);
    await revoke(tokenHash);
    expect(await find(tokenHash)).toBeUndefined();
  });

  it('is not found with the help of a question that left before', async () => {
    const find = findTogether(contextOf(test.db));
    const { tokenHash } = await givenSession();
    const early = find(tokenHash);
    await revoke(tokenHash);
    const late = find(tokenHash);
    await early;
    expect(await late).toBeUndefined();
  });
});

describe('a session that is left alone', () => {
  const clockAt = (at: number) => ({ now: () => new Date(at) });
  const findAt = (at: number) => findTogether({ ...contextOf(test.db), clock: clockAt(at) });

  it('ends twelve hours after it was last used, long before its own time', async () => {
    const now = Date.now();
    const { tokenHash } = await givenSession(new Date(now - 12 * 3_600_000));
    expect(await findAt(now)(tokenHash)).toBeUndefined();
    expect(await findAt(now - 1)(tokenHash)).toBeDefined();
  });

  it('counts from its beginning as long as it was never used', async () => {
    const { tokenHash } = await givenSession(null);
    const later = Date.now() + 12 * 3_600_000 + 1_000;
    await test.db
      .updateTable('sessions')
      .set({ expires_at: new Date(later + 1_000) })
      .where('token_hash', '=', tokenHash)
      .execute();
    expect(await findAt(later)(tokenHash)).toBeUndefined();
  });

  it('is noted as used once a minute, and not with every request', async () => {
    const now = Date.now();
    const { tokenHash } = await givenSession(new Date(now - 61_000));
    const seen = async () =>
      (
        await test.db
          .selectFrom('sessions')
          .select('last_seen_at')
          .where('token_hash', '=', tokenHash)
          .executeTakeFirstOrThrow()
      ).last_seen_at?.getTime();
    await findAt(now)(tokenHash);
    while ((await seen()) !== now) await new Promise((resolve) => setImmediate(resolve));
    const { db, questions } = countQuestions(test.db);
    await findTogether({ ...contextOf(db), clock: clockAt(now + 59_000) })(tokenHash);
    expect(questions()).toBe(1);
    expect(await seen()).toBe(now);
  });
});
