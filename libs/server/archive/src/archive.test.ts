import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createSpool, diskStorage } from '@peyk/server-files';
import { createTestDatabase, fixedClock, givenAccount, givenLine, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { CannotArchiveError, LEFT_FILES_KEPT_MS, archiveOld, archivePartition, clearLeft } from './archive-partition';
import { endQuestion, findPartition } from './partitions.repository';
import type { Partition } from './partitions.repository';
import { restorePartition } from './restore-partition';
import { givenOldSends, hashRows } from './testing/given-old-sends';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-20T08:00:00Z');
const BEFORE = new Date(NOW.getTime() - 60 * DAY_MS);
const OLD = new Date(NOW.getTime() - 90 * DAY_MS);

let test: TestDatabase;
let folder: string;
let place: ReturnType<typeof placeIn>;
const context = (now = NOW) => ({ db: test.db, clock: fixedClock(now.toISOString()), log: silentLog });
const placeIn = (path: string) => ({ storage: diskStorage(path), spool: createSpool(join(path, '.arriving')) });

beforeEach(async () => {
  test = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'peyk-archive-'));
  place = placeIn(folder);
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

async function givenOld(endedAt = OLD) {
  const { accountId } = await givenAccount(test.db);
  const { lineId, number } = await givenLine(test.db);
  const sends = await givenOldSends(test, { accountId, lineId, fromNumber: number, endedAt });
  return { accountId, sends, partition: (await findPartition(test.db, sends[0] ?? 0n)) as Partition };
}

const stateOf = async ({ fromId }: Partition) => (await findPartition(test.db, fromId))?.state;
const keysOf = async () =>
  (
    await sql<{ key: string; table: string }>`
    select key, table_name as table from send_archive_files where checked_at is not null and left_at is null`.execute(
      test.db,
    )
  ).rows;
const fileOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2, 4), key);

it('puts all rows of old sends into files and brings the same rows back', async () => {
  const { sends, partition } = await givenOld();
  const before = await hashRows(test.owner, sends);
  expect(await archiveOld(context(), place, BEFORE)).toEqual([partition]);
  expect(await stateOf(partition)).toBe(2);
  expect(await hashRows(test.owner, sends)).toMatchObject({
    recipients: '0 null',
    parts: '0 null',
    recipient_texts: '0 null',
  });
  const { rows } = await sql`select to_regclass('recipients_0') as name`.execute(test.db);
  expect(rows).toEqual([{ name: null }]);
  expect((await keysOf()).map(({ table }) => table).sort()).toEqual([
    'parts',
    'recipient_events',
    'recipient_texts',
    'recipients',
  ]);
  expect(await restorePartition(context(), place, partition)).toBe(true);
  expect(await hashRows(test.owner, sends)).toEqual(before);
  // A partition as all others: with its key, and changed through its table.
  await expect(
    sql`insert into recipients (account_id, send_id, n, mobile, operator, status, parts, price_mrial)
    select account_id, send_id, n, mobile, operator, status, parts, price_mrial from recipients limit 1`.execute(
      test.db,
    ),
  ).rejects.toThrow('duplicate key');
  const { rows: rights } = await sql`select has_table_privilege('recipients_0', 'select') as may`.execute(test.db);
  expect(rights).toEqual([{ may: false }]);
});

it('can do so again, with a column more in the table', async () => {
  const { sends, partition } = await givenOld();
  const before = await hashRows(test.owner, sends);
  await archiveOld(context(), place, BEFORE);
  await sql`alter table recipients add column later smallint not null default 7`.execute(test.owner);
  await restorePartition(context(), place, partition);
  const { rows } = await sql`select distinct later from recipients`.execute(test.db);
  expect(rows).toEqual([{ later: 7 }]);
  await archivePartition(context(), place, {
    partition: (await findPartition(test.db, partition.fromId)) as Partition,
    before: BEFORE,
  });
  await restorePartition(context(), place, partition);
  await sql`alter table recipients drop column later`.execute(test.owner);
  expect(await hashRows(test.owner, sends)).toEqual(before);
});

it('leaves what somebody brought back for thirty days', async () => {
  const { partition } = await givenOld();
  await archiveOld(context(), place, BEFORE);
  await restorePartition(context(), place, partition);
  await sql`update send_partitions set returned_at = ${NOW} where from_id = ${partition.fromId}`.execute(test.db);
  const later = (days: number) => context(new Date(NOW.getTime() + days * DAY_MS));
  expect(await archiveOld(later(29), place, BEFORE)).toEqual([]);
  expect(await archiveOld(later(31), place, BEFORE)).toHaveLength(1);
});

describe('when its last send ended', () => {
  const noted = async () =>
    (await sql<{ at: Date | null }>`select ended_at as at from send_partitions where from_id = 0`.execute(test.db))
      .rows[0]?.at;
  const endIs = (id: bigint | undefined, at: Date | null) =>
    sql`update sends set finished_at = ${at} where id = ${id}`.execute(test.db);

  it('is noted, and nobody looks again before it is long enough ago', async () => {
    const yesterday = new Date(NOW.getTime() - DAY_MS);
    const { sends } = await givenOld();
    await endIs(sends[0], yesterday);
    await archiveOld(context(), place, BEFORE);
    expect(await noted()).toEqual(yesterday);
    // Nothing does so; it shows that nobody looked.
    await endIs(sends[0], OLD);
    expect(await archiveOld(context(), place, BEFORE)).toEqual([]);
    expect(await archiveOld(context(), place, new Date(yesterday.getTime() + 1))).toHaveLength(1);
  });

  it('is looked for anew before the partition is put into files: a send of it may have been stored late', async () => {
    const { sends } = await givenOld();
    await sql`update send_partitions set ended_at = ${OLD} where from_id = 0`.execute(test.db);
    await endIs(sends[1], null);
    expect(await archiveOld(context(), place, BEFORE)).toEqual([]);
    expect(await noted()).toBeNull();
  });

  it('is found without reading the sends of others', async () => {
    const { accountId, partition } = await givenOld();
    for (let accounts = 0; accounts < 20; accounts += 1) await givenAccount(test.db);
    await sql`insert into sends (account_id, type, state, line_id, from_number, text, encoding, language, parts, unit_mrial,
        statutory_mrial, refund_rule, requested_count, created_at, resent_from)
      select a.id, 'normal', 6, s.line_id, '3000', 'a', 'gsm7', 'latin', 1, 0, 0, 'none', 1, now(), 100000 + n
      from accounts a, generate_series(1, 1000) n, (select line_id from sends where account_id = ${accountId} limit 1) s`.execute(
      test.db,
    );
    await sql`analyze sends, accounts`.execute(test.owner);
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain (analyze, timing off) ${endQuestion(partition)}`.execute(test.owner);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on sends/);
    for (const index of ['sends_pkey', 'sends_resent'])
      expect(plan).toMatch(new RegExp(`Index Scan (using|on) ${index}`));
    expect((await endQuestion(partition).execute(test.db)).rows).toEqual([{ isOpen: false, endedAt: OLD }]);
  });
});

describe('refuses', () => {
  const refused = async (partition: Partition) =>
    expect(archivePartition(context(), place, { partition, before: BEFORE })).rejects.toThrow(CannotArchiveError);

  it('a partition that still takes sends', async () => {
    const { partition } = await givenOld();
    await sql`select setval(pg_get_serial_sequence('sends', 'id'), 50)`.execute(test.owner);
    await refused(partition);
    expect(await archiveOld(context(), place, BEFORE)).toEqual([]);
  });

  it.each([
    ['has not ended', sql`finished_at = null`],
    ['holds money', sql`settled_at = null`],
    ['ended yesterday', sql`finished_at = ${new Date(NOW.getTime() - DAY_MS)}`],
  ])('one of whose sends %s', async (_, change) => {
    const { sends, partition } = await givenOld();
    await sql`update sends set ${change} where id = ${sends[1]}`.execute(test.db);
    await refused(partition);
    expect(await archiveOld(context(), place, BEFORE)).toEqual([]);
    expect(await stateOf(partition)).toBe(0);
  });

  it('one of whose sends is being sent again', async () => {
    const { sends, partition } = await givenOld();
    await sql`update sends set resent_from = ${sends[0]}, finished_at = null where id > 100000`.execute(test.db);
    await refused(partition);
    await sql`update sends set finished_at = now() where id > 100000`.execute(test.db);
    expect(await archiveOld(context(), place, BEFORE)).toHaveLength(1);
  });

  it('one that others work with, for some seconds', async () => {
    const { partition } = await givenOld();
    await test.owner.transaction().execute(async (tx) => {
      await sql`lock table recipients in row exclusive mode`.execute(tx);
      await refused(partition);
    });
    await archivePartition(context(), place, { partition, before: BEFORE });
    expect(await stateOf(partition)).toBe(2);
  });
});

it('keeps the tables when the file is another one than was written', async () => {
  const { sends, partition } = await givenOld();
  const before = await hashRows(test.owner, sends);
  const bad = {
    ...place,
    storage: { ...place.storage, open: async (key: string) => (await torn(key), place.storage.open(key)) },
  };
  await expect(archiveOld(context(), bad, BEFORE)).rejects.toThrow('another one in its file');
  expect(await stateOf(partition)).toBe(1);
  // As after a kill at this place: the next round writes new files.
  expect(await archiveOld(context(), place, BEFORE)).toHaveLength(1);
  await restorePartition(context(), place, partition);
  expect(await hashRows(test.owner, sends)).toEqual(before);
});

const torn = async (key: string) => {
  const lines = gunzipSync(readFileSync(fileOf(key)))
    .toString()
    .split('\n');
  writeFileSync(fileOf(key), gzipSync([...lines.slice(1)].join('\n')));
};

it('brings nothing back from a file that has changed, and leaves it in files', async () => {
  const { partition } = await givenOld();
  await archiveOld(context(), place, BEFORE);
  const recipients = (await keysOf()).find(({ table }) => table === 'recipients')?.key ?? '';
  const good = readFileSync(fileOf(recipients));
  await torn(recipients);
  await expect(restorePartition(context(), place, partition)).rejects.toThrow('is not what was written');
  rmSync(fileOf(recipients));
  await expect(restorePartition(context(), place, partition)).rejects.toThrow('is not there');
  expect(await stateOf(partition)).toBe(2);
  writeFileSync(fileOf(recipients), good);
  expect(await restorePartition(context(), place, partition)).toBe(true);
});

it('is done once by two processes, in both directions', async () => {
  const { sends, partition } = await givenOld();
  const before = await hashRows(test.owner, sends);
  const both = await Promise.all([archiveOld(context(), place, BEFORE), archiveOld(context(), place, BEFORE)]);
  expect(both.flat()).toHaveLength(1);
  const back = await Promise.all([1, 2].map(() => restorePartition(context(), place, partition)));
  expect(back.sort()).toEqual([false, true]);
  expect(await hashRows(test.owner, sends)).toEqual(before);
});

it('what a killed process left apart is written by one of two', async () => {
  const { partition } = await givenOld();
  await sql`select take_send_partition_apart(${partition.fromId})`.execute(test.db);
  const both = await Promise.all([archiveOld(context(), place, BEFORE), archiveOld(context(), place, BEFORE)]);
  expect(both.flat().map(({ fromId }) => fromId)).toEqual([partition.fromId]);
  expect(await keysOf()).toHaveLength(4);
});

it('the database does not drop what its files do not hold', async () => {
  const { partition } = await givenOld();
  await sql`select take_send_partition_apart(${partition.fromId})`.execute(test.db);
  await expect(sql`select drop_send_partition(${partition.fromId})`.execute(test.db)).rejects.toThrow('and 0 in files');
  // What was on its way is put back as it is.
  expect(await restorePartition(context(), place, partition)).toBe(true);
  expect(await stateOf(partition)).toBe(0);
});

it('removes files thirty days after nothing needs them any more, and no others', async () => {
  const { partition } = await givenOld();
  await archiveOld(context(), place, BEFORE);
  await restorePartition(context(), place, partition);
  await archivePartition(context(), place, { partition: { ...partition, state: 0 }, before: BEFORE });
  const inUse = await keysOf();
  expect(await clearLeft(context(), place)).toBe(0);
  expect(await clearLeft(context(new Date(NOW.getTime() + LEFT_FILES_KEPT_MS + 1)), place)).toBe(4);
  const kept: string[] = [];
  for await (const keys of place.storage.list()) kept.push(...keys);
  expect(kept.sort()).toEqual(inUse.map(({ key }) => key).sort());
});

it('no new recipient enters a partition that lies in files', async () => {
  const { partition } = await givenOld();
  await archiveOld(context(), place, BEFORE);
  await expect(sql`select ensure_send_partitions(${partition.fromId + 1n})`.execute(test.db)).rejects.toThrow(
    'lie in files',
  );
});
