import { runTransaction } from '@peyk/server-database';
import type { AuditEntry } from '@peyk/server-database';
import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { listAudit } from './list-audit';
import { linkAudit, proveAudit } from './prove-audit';
import { writeAudit } from './write-audit';

let test: TestDatabase;
beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(() => test?.close());

const INSUFFICIENT_PRIVILEGE = '42501';

const ENTRY: AuditEntry = {
  accountId: 1n,
  at: new Date('2026-11-21T08:30:00.123Z'),
  action: 'createSend',
  outcome: 'done',
  actorKind: 'user',
  userId: 2n,
  adminName: null,
  object: 'send:3',
  details: { hours: 4 },
  ip: '192.0.2.1',
  requestId: 'a-request',
};

async function givenEntries(count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) await writeAudit(test.db, { ...ENTRY, object: `send:${n}` });
  await linkAudit(test.db);
}

/** As who owns the database can, and nobody else: past the triggers. */
const tamper = (statement: ReturnType<typeof sql>) =>
  test.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await statement.execute(tx);
  });

const faultOf = async () => (await proveAudit(test.db)).fault;

describe('an entry', () => {
  it('is written with the transaction of its change, or not at all', async () => {
    const failing = runTransaction(test.db, async (tx) => {
      await writeAudit(tx, ENTRY);
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    await runTransaction(test.db, (tx) => writeAudit(tx, ENTRY));
    const { action, object, details } = ENTRY;
    expect(await listAudit(test.db, { limit: 9 })).toMatchObject([{ action, object, details, accountId: 1n }]);
  });

  it.each([
    ['changed', sql`update audit_entries set outcome = 'x'`],
    ['deleted', sql`delete from audit_entries`],
    ['swept away', sql`truncate audit_entries cascade`],
    ['taken out of the chain', sql`delete from audit_links`],
  ])('cannot be %s', async (_, statement) => {
    await givenEntries(1);
    await expect(statement.execute(test.db)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
    await expect(statement.execute(test.owner)).rejects.toThrow('its rows are never changed');
  });
});

describe('the chain', () => {
  it('is whole, also when nothing was written yet and when something waits', async () => {
    expect(await proveAudit(test.db)).toMatchObject({ links: 0, fault: null });
    await givenEntries(3);
    await writeAudit(test.db, ENTRY);
    expect(await proveAudit(test.db)).toMatchObject({ links: 3, fault: null });
    expect(await linkAudit(test.db)).toBe(1);
    expect(await proveAudit(test.db)).toMatchObject({ links: 4, fault: null });
  });

  it.each([
    ['a changed entry', sql`update audit_entries set object = 'send:9' where id = 2`, 'Link 2'],
    ['another person', sql`update audit_entries set user_id = 9 where id = 3`, 'Link 3'],
    ['a deleted entry', sql`delete from audit_entries where id = 2`, 'Link 2'],
    ['a deleted link', sql`delete from audit_links where n = 2`, 'Link 3'],
    ['a changed hash', sql`update audit_links set hash = sha256(hash) where n = 4`, 'Link 4'],
    ['a tail that is cut off', sql`delete from audit_links where n > 2`, 'ends at link 2'],
    [
      'two entries that changed places',
      sql`update audit_entries a set object = b.object from audit_entries b where a.id in (2, 3) and b.id = 5 - a.id`,
      'Link 2',
    ],
    [
      'an entry from nowhere',
      sql`insert into audit_entries (at, action, outcome, actor_kind, details) values (now(), 'x', 'done', 'user', '{}')`,
      'outside of the chain',
    ],
  ])('shows %s', async (_, statement, fault) => {
    await givenEntries(4);
    await tamper(statement);
    expect(await faultOf()).toContain(fault);
  });

  it('is linked by several processes at once without a gap', async () => {
    for (let n = 0; n < 40; n += 1) await writeAudit(test.db, ENTRY);
    const linked = await Promise.all([1, 2, 3, 4].map(() => linkAudit(test.db)));
    expect(linked.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(await proveAudit(test.db)).toMatchObject({ links: 40, fault: null });
  });
});
