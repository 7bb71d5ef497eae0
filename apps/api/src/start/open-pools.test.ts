import { closeDatabase, createDatabase, systemClock } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { createTestDatabase, silentLog } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { POOL_SIZES } from '../config/pools';
import { openPools } from './open-pools';

it('the sender’s transactions are ended sooner than others when it stands still, and a person’s questions sooner than all', async () => {
  const test = await createTestDatabase();
  const opened: Db[] = [];
  const pool = (_: string, options: object) => {
    const db = createDatabase({ url: test.url, log: silentLog, ...options });
    opened.push(db);
    return db;
  };
  const database = { db: test.db, pool, close: () => test.close() };
  const parts = { clock: systemClock, log: silentLog, registry: new Registry() };
  const { reads, sender, jobs } = openPools(database, POOL_SIZES, parts);
  const limitsOf = async (db: Db) =>
    (
      await sql<{ limits: string }>`
        select current_setting('idle_in_transaction_session_timeout') || ', ' || current_setting('statement_timeout') as limits`.execute(
        db,
      )
    ).rows[0]?.limits;
  expect(await Promise.all([reads, sender.db, jobs.db].map(limitsOf))).toEqual(['1min, 3s', '20s, 30s', '1min, 30s']);
  await Promise.all(opened.map((db) => closeDatabase(db)));
  await test.close();
});
