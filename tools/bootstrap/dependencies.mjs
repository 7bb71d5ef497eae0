/** Installs the dependencies when, and only when, the lockfile changed since the last time. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, listRuns } from './running.mjs';

const WAIT_STEP_MS = 500;
const WAIT_LIMIT_MS = 10 * 60_000;

const hashFile = (root) => join(root, 'node_modules', '.peyk-lock-hash');

function readOr(file, fallback) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error.code === 'ENOENT') return fallback;
    throw error;
  }
}

function wantedHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Two commands started at once on a fresh clone: the second waits for the first one's install. */
function withInstallLock(root, work) {
  const lock = join(root, 'tmp', 'install.lock');
  mkdirSync(join(root, 'tmp'), { recursive: true });
  for (let waitedMs = 0; ; waitedMs += WAIT_STEP_MS) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const owner = Number(readOr(lock, '0'));
      // An owner of 0 is a lock just being written: give it the time to be.
      if (owner > 0 && !isAlive(owner)) rmSync(lock, { force: true });
      if (waitedMs >= WAIT_LIMIT_MS) {
        throw new Error(`another install does not end; remove ${lock} and try again.`, { cause: error });
      }
      sleep(WAIT_STEP_MS);
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function install(root) {
  const running = listRuns(root);
  if (running.length > 0) {
    const names = running.map(({ pid, command }) => `"${command}" (process ${pid})`).join(', ');
    throw new Error(`package-lock.json changed, but ${names} still runs. Stop it, then run this command again.`);
  }
  console.log('Installing dependencies (npm ci) …');
  const started = Date.now();
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) {
    throw new Error('the dependencies could not be installed; npm told the reason above (is the network there?).');
  }
  writeFileSync(hashFile(root), wantedHash(root));
  console.log(`Dependencies are there (${Math.round((Date.now() - started) / 1000)} s).`);
}

/** Makes node_modules match package-lock.json. Throws with one line that tells what to do. */
export function ensureDependencies(root) {
  const isFresh = () => readOr(hashFile(root), '') === wantedHash(root);
  if (isFresh()) return;
  withInstallLock(root, () => {
    if (!isFresh()) install(root);
  });
}
