import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { closeDatabase, createDatabase, startEmbeddedPostgres } from '@peyk/server-database';
import { silentLog } from '@peyk/shared-testing-node';
import { guardDatabase } from './guard-database';

describe('the guard of the embedded database', () => {
  it('starts it again when it was killed', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'peyk-guard-'));
    const start = () => startEmbeddedPostgres({ dataDir, durable: false });
    const server = await start();
    const db = createDatabase({ url: server.url, log: silentLog, poolSize: 2 });
    const guard = guardDatabase(db, silentLog, start, 50);
    try {
      const [pid] = readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      const answers = async () => (await sql`select 1 as one`.execute(db).catch(() => ({ rows: [] }))).rows;
      const end = Date.now() + 20_000;
      await new Promise((resolve) => setTimeout(resolve, 200));
      while ((await answers()).length === 0 && Date.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await answers()).toEqual([{ one: 1 }]);
    } finally {
      await guard.stop();
      await closeDatabase(db);
      await server.stop();
      rmSync(dataDir, { recursive: true });
    }
  });
});
