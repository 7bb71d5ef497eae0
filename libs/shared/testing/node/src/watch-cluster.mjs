/**
 * Stops and removes the test cluster once nobody has used it for a while, and then ends itself.
 * A program of its own, started detached by the first test process: `node watch-cluster.mjs <folder> <url>`.
 */
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const LOOK_EVERY_MS = 1_000;
const IDLE_LIMIT_MS = 10_000;
const STOP_LIMIT_MS = 10_000;
const [folder, url] = process.argv.slice(2);
const pidFile = join(folder, 'watcher.pid');
const lockFile = join(folder, 'start.lock');

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** One watcher is enough. */
function takeOver() {
  try {
    const other = Number(readFileSync(pidFile, 'utf8'));
    if (other && isAlive(other)) return false;
  } catch {
    // None yet.
  }
  writeFileSync(pidFile, String(process.pid));
  return true;
}

/** Other connections to the cluster, or undefined when it is gone. */
async function countUsers() {
  const client = new pg.Client({ connectionString: url, application_name: 'peyk-test-watcher' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      "select count(*)::int as users from pg_stat_activity where backend_type = 'client backend' and application_name <> 'peyk-test-watcher'",
    );
    return rows[0].users;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The lock under which servers are started; see withFolderLock. @returns whether we have it. */
function tryLock() {
  const draft = `${lockFile}.watcher`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, lockFile);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

async function stopAndRemove() {
  const serverFile = join(folder, 'cluster', 'postmaster.pid');
  process.kill(Number(readFileSync(serverFile, 'utf8').split('\n')[0]), 'SIGINT');
  const end = Date.now() + STOP_LIMIT_MS;
  // Not "until its process is gone": without an init process it may stay a zombie.
  while (existsSync(serverFile) && Date.now() < end) await sleep(50);
  for (const part of ['cluster', 'postgres.log', 'watcher.pid'])
    rmSync(join(folder, part), { recursive: true, force: true });
}

async function watch() {
  let idleSince = Date.now();
  for (;;) {
    await sleep(LOOK_EVERY_MS);
    const users = await countUsers();
    if (users === undefined) return rmSync(pidFile, { force: true });
    if (users > 0) idleSince = Date.now();
    if (Date.now() - idleSince < IDLE_LIMIT_MS || !tryLock()) continue;
    try {
      // Nobody can start or adopt it while we hold the lock; somebody may have connected just before.
      if ((await countUsers()) !== 0) continue;
      return await stopAndRemove();
    } finally {
      rmSync(lockFile, { force: true });
    }
  }
}

if (takeOver()) await watch();
