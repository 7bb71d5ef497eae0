import { archiveModule } from '@peyk/server-archive';
import { closeDatabase, createDatabase, systemClock } from '@peyk/server-database';
import type { ArchivePlace } from '@peyk/server-module';
import { createTestDatabase, silentLog } from '@peyk/shared-testing-node';
import { Registry } from 'prom-client';
import { addEngineMetrics } from './engine-metrics';

const shownBy = async (registry: Registry) =>
  (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));

let test: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

it('what the database does not tell is missing, and no figure of before stands for it', async () => {
  const registry = new Registry();
  const db = createDatabase({ url: test.url, log: silentLog, poolSize: 2 });
  addEngineMetrics(registry, { db, clock: systemClock, log: silentLog });
  expect(await shownBy(registry)).toEqual([
    'peyk_messages_in_doubt 0',
    'peyk_messages_left 0',
    'peyk_engine_held 0',
    'peyk_parked_receipts 0',
    'peyk_queue_oldest_seconds{queue="preparing"} 0',
    'peyk_queue_oldest_seconds{queue="codes"} 0',
    'peyk_queue_oldest_seconds{queue="sending"} 0',
  ]);
  const archiving = new Registry();
  const figures = archiveModule({ place: {} as ArchivePlace, afterDays: 60 }).figures;
  addEngineMetrics(archiving, { db, clock: systemClock, log: silentLog }, figures);
  expect(await shownBy(archiving)).toContain('peyk_archive_overdue_seconds 0');
  await closeDatabase(db);
  const away = new Registry();
  addEngineMetrics(away, { db, clock: systemClock, log: silentLog }, figures);
  expect(await shownBy(away)).toEqual([]);
});
