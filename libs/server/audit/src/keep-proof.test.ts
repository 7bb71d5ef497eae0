import { createTestDatabase, fixedClock } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { findLastProof, proveAndKeep } from './keep-proof';
import { linkAudit } from './prove-audit';
import { writeAudit } from './write-audit';

let test: TestDatabase;
beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(() => test?.close());

const MORNING = new Date('2026-11-21T04:00:00.000Z');
const NOON = new Date('2026-11-21T08:30:00.000Z');
const at = (instant: Date) => ({ db: test.db, clock: fixedClock(instant.toISOString()) });

async function givenEntry(): Promise<void> {
  await writeAudit(test.db, {
    ...{ accountId: 1n, at: MORNING, action: 'createSend', outcome: 'done', actorKind: 'user', userId: 2n },
    ...{ adminName: null, object: 'send:3', details: {}, ip: null, requestId: null },
  });
  await linkAudit(test.db);
}

describe('the last proof', () => {
  it('is none before the first check', async () => {
    expect(await findLastProof(test.db)).toBeUndefined();
  });

  it('is the newest one, by its check', async () => {
    await givenEntry();
    await proveAndKeep(at(MORNING), 'daily');
    expect(await findLastProof(test.db)).toEqual({ at: MORNING, by: 'daily', isWhole: true });
    expect(await proveAndKeep(at(NOON), 'command')).toMatchObject({ links: 1, fault: null });
    expect(await findLastProof(test.db)).toEqual({ at: NOON, by: 'command', isWhole: true });
  });

  it('says that the chain was broken', async () => {
    await givenEntry();
    await test.owner.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update audit_entries set outcome = 'x'`.execute(tx);
    });
    await proveAndKeep(at(NOON), 'daily');
    expect(await findLastProof(test.db)).toEqual({ at: NOON, by: 'daily', isWhole: false });
  });

  it('is not put back by a check that began earlier', async () => {
    await proveAndKeep(at(NOON), 'daily');
    await proveAndKeep(at(MORNING), 'daily');
    expect(await findLastProof(test.db)).toMatchObject({ at: NOON });
  });
});
