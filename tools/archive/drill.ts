import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildProjects } from '../lib/nx.ts';
import { OwnPostgres, findPostgres } from '../restore/own-postgres.ts';
import { ask, askOne } from '../restore/books.ts';
import { makeTemporaryData } from '../stack/temporary-data.ts';
import { PARTITIONS, fillWithOldSends } from './old-sends.ts';

const WAIT_MS = 600_000;
const LOOK_EVERY_MS = 5;
const TABLES = ['recipients', 'parts', 'recipient_texts', 'recipient_events'] as const;
const MEGABYTE = 1_000_000;

export interface ArchiveDrillOptions {
  say(line: string): void;
  recipients: number;
}

/** What should hold and does not. */
export class ArchiveDrillError extends Error {}

function must(holds: boolean, what: string): void {
  if (!holds) throw new ArchiveDrillError(what);
}

/** A command line of an admin, which may be killed. */
class Admin {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;

  constructor(root: string, env: NodeJS.ProcessEnv) {
    this.root = root;
    this.env = env;
  }

  start(args: readonly string[]): { child: ChildProcess; ended: Promise<{ code: number | null; output: string }> } {
    const file = join(this.root, 'dist', 'apps', 'api', 'admin.mjs');
    const by = args.includes('list') ? [] : ['--by=drill'];
    const child = spawn(process.execPath, [file, ...args, ...by], { env: this.env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
    const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
      child.once('close', (code) => resolve({ code, output })),
    );
    return { child, ended };
  }

  async run(...args: string[]): Promise<string> {
    const { code, output } = await this.start(args).ended;
    must(code === 0, `${args.join(' ')} ended with ${code}: ${output}`);
    return output.trim();
  }

  /** Starts it, and kills it as soon as this is so. @returns whether it was killed before its end */
  async killWhen(args: readonly string[], isSo: () => Promise<boolean>): Promise<boolean> {
    const { child, ended } = this.start(args);
    let isOver = false;
    void ended.then(() => (isOver = true));
    const limit = performance.now() + WAIT_MS;
    while (!isOver && !(await isSo())) {
      must(performance.now() < limit, `waited in vain to kill ${args.join(' ')}`);
      await sleep(LOOK_EVERY_MS);
    }
    child.kill('SIGKILL');
    return (await ended).code === null;
  }
}

/** Every row of the sends in one value a table, no matter where it lies. */
async function hashAll(url: string): Promise<string> {
  const hashes: string[] = [];
  for (const table of TABLES) {
    const text = `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by t::text)), '-') as hash from ${table} t`;
    hashes.push(`${table} ${(await askOne<{ hash: string }>(url, text)).hash}`);
  }
  return hashes.join(', ');
}

const count = async (url: string, text: string) =>
  Number((await askOne<{ count: string }>(url, `select count(*) as count from ${text}`)).count);

const sizes = (url: string) =>
  askOne<{ tables: string; files: string }>(
    url,
    `select (select coalesce(sum(pg_total_relation_size(c.oid)), 0) from pg_class c where c.relkind = 'r' and c.relname ~ '^(recipients|parts)_[0-9]') as tables,
      (select coalesce(sum(bytes), 0) from send_archive_files where checked_at is not null and left_at is null) as files`,
  );

/**
 * Puts several partitions of old sends into files and brings them back, and kills whoever does it at each of its steps: every row is the
 * same in the end, and at no time it was neither in its table nor in a file.
 * @throws ArchiveDrillError
 */
export async function drillArchive(root: string, { say, recipients }: ArchiveDrillOptions): Promise<void> {
  const failure = await buildProjects(root, ['api']);
  if (failure) throw new Error(failure.join('\n'));
  const dataFolder = makeTemporaryData();
  const postgres = new OwnPostgres(findPostgres(process.env), dataFolder);
  const { DATABASE_OWNER_URL: _owner, ...outer } = process.env;
  const env = {
    ...outer,
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    DATABASE_URL: postgres.url,
    PEYK_DATA: join(dataFolder, 'peyk'),
  };
  try {
    await postgres.create();
    await run(new Admin(root, env), { url: postgres.url, say, recipients });
  } finally {
    await postgres.crash().catch(() => undefined);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

interface Run extends ArchiveDrillOptions {
  url: string;
}

async function run(admin: Admin, { url, say, recipients }: Run): Promise<void> {
  await admin.run('partitions', 'list');
  await fillWithOldSends(url, recipients);
  const before = await hashAll(url);
  const live = await sizes(url);
  say(
    `${recipients} recipients in ${PARTITIONS} partitions: ${(Number(live.tables) / MEGABYTE).toFixed(1)} MB in tables.`,
  );
  await killEachStepAway(admin, url, say);
  await timed(say, 'The rest went into files', () => admin.run('partitions', 'archive', 'all'));
  const left = await count(url, 'recipients');
  must(left === 0, `${left} recipients are in their table still`);
  must((await count(url, 'send_partitions where state = 2')) === PARTITIONS, 'a partition is not in files');
  const { files } = await sizes(url);
  say(`All partitions lie in files: ${(Number(files) / MEGABYTE).toFixed(1)} MB.`);
  await killEachStepBack(admin, url, say);
  await timed(say, 'The rest came back', async () => {
    for (let at = 0; at < PARTITIONS; at += 1) await bringBack(admin, url, at * 100_000 + 1);
  });
  const after = await hashAll(url);
  must(after === before, `the rows are other ones now:\n${before}\n${after}`);
  say(`The rows are the same: ${after}.`);
}

async function timed(say: Run['say'], what: string, work: () => Promise<unknown>): Promise<void> {
  const begin = performance.now();
  await work();
  say(`${what} in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
}

const hasState = (state: number) => async (url: string) =>
  (await count(url, `send_partitions where state = ${state}`)) > 0;

async function killEachStepAway(admin: Admin, url: string, say: Run['say']): Promise<void> {
  let kills = 0;
  const kill = async (what: string, isSo: (url: string) => Promise<boolean>) => {
    if (!(await admin.killWhen(['partitions', 'archive', 'all'], () => isSo(url)))) return;
    kills += 1;
    await mustBeSomewhere(url, what);
  };
  await kill('its tables were detached', hasState(1));
  for (const more of TABLES.keys()) {
    const start = await count(url, 'send_archive_files');
    await kill(`file ${more + 1} was begun`, async () => (await count(url, 'send_archive_files')) > start + more);
  }
  await kill('the first partition was dropped', hasState(2));
  say(`Killed ${kills} times on the way to files; each recipient was in its table or in a whole file.`);
}

/** Rows in tables, attached or apart, and those of files of dropped ones are all there are. */
async function mustBeSomewhere(url: string, when: string): Promise<void> {
  const wanted = await count(url, 'drill_recipients');
  const partitions = await ask<{ name: string; state: number; rows: string }>(
    url,
    `select p.name, p.state, coalesce((select sum(f.rows) from send_archive_files f where f.from_id = p.from_id and f.table_name = 'recipients'
       and f.checked_at is not null and f.left_at is null), 0) as rows from send_partitions p`,
  );
  let found = 0;
  for (const { name, state, rows } of partitions)
    found += state === 2 ? Number(rows) : await count(url, `recipients_${name}`);
  must(found === wanted, `after a kill when ${when} there are ${found} of ${wanted} recipients`);
}

async function killEachStepBack(admin: Admin, url: string, say: Run['say']): Promise<void> {
  let kills = 0;
  for (const query of ['^declare|^insert into "?recipients_', '^insert into "?parts_', 'put_send_partition_back']) {
    const isSo = async () =>
      (await count(url, `pg_stat_activity where application_name = 'peyk-admin' and query ~ '${query}'`)) > 0;
    if (!(await admin.killWhen(['partitions', 'restore', '1'], isSo))) continue;
    kills += 1;
    await mustBeSomewhere(url, `it was at ${query}`);
  }
  say(`Killed ${kills} times on the way back.`);
}

/** Those whose way back was not cut off are back already. */
async function bringBack(admin: Admin, url: string, sendId: number): Promise<void> {
  const text = `send_partitions where state = 2 and from_id <= ${sendId} and ${sendId} < to_id`;
  if ((await count(url, text)) > 0) await admin.run('partitions', 'restore', String(sendId));
}
