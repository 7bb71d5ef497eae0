import { excludedPages, receiveUpload } from '@peyk/server-audience';
import { getWallet, proveLedger } from '@peyk/server-ledger';
import { createTestDatabase, fixedClock, givenAccount, givenLine, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { givenSend } from '../testing/given-send';
import { readSend, wrongCounters } from '../testing/read-send';
import { prepareSends } from './prepare-sends';
import { reserve } from './reserve';

let test: TestDatabase;
let accountId: bigint;
let lineId: bigint;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.close());
beforeEach(async () => {
  ({ accountId } = await givenAccount(test.db, { balanceMrial: 10n ** 15n }));
  ({ lineId } = await givenLine(test.db, { accountId }));
});
afterEach(async () => {
  expect(await proveLedger(test.db)).toMatchObject({ proved: true });
  expect(await wrongCounters(test.db)).toEqual([]);
});

const clock = fixedClock();
const context = () => ({ db: test.db, clock, log: silentLog });

async function givenUpload(text: string): Promise<bigint> {
  const bytes = (async function* () {
    yield Buffer.from(text);
  })();
  return (await receiveUpload(context(), { accountId, userId: null, name: 'numbers.txt', bytes })).uploadId;
}

/** As accepting it leaves it: it only names its source. */
type Source =
  | { upload_id: bigint }
  | { phonebook_ids: bigint[] }
  | { ranged_phonebook_ids: bigint[]; range_start: number; range_size: number }
  | { segment_filters: string };

async function givenSourceSend(source: Source): Promise<bigint> {
  const sendId = await givenSend(test.db, { accountId, lineId, numbers: [] });
  await test.db
    .updateTable('send_intake')
    .set({ numbers: null, ...source })
    .where('send_id', '=', sendId)
    .execute();
  return sendId;
}

async function leftOutOf(sendId: bigint) {
  const found: unknown[] = [];
  for await (const { reason, places, mobiles, texts } of excludedPages(test.db, { accountId, sendId })) {
    places.forEach((place, i) => found.push([reason, place, texts?.[i] ?? mobiles[i]]));
  }
  return found;
}

async function mobilesOf(sendId: bigint): Promise<number[]> {
  const { rows } = await sql<{ mobile: number }>`
    select mobile from recipients where send_id = ${sendId} order by n`.execute(test.db);
  return rows.map(({ mobile }) => mobile);
}

describe('a send of an uploaded file', () => {
  const FILE = '09952000001\n\nسلام\n09952000002\n+989952000001\n09241110009\n';

  it('reaches its numbers in the order of the file and keeps who was left out with line and reason', async () => {
    await test.db
      .insertInto('suppressed_numbers')
      .values({ account_id: accountId, mobile: 241110009, kind: 'blacklist', created_at: clock.now() })
      .execute();
    const sendId = await givenSourceSend({ upload_id: await givenUpload(FILE) });
    await prepareSends(context());
    const { send } = await readSend(test.db, sendId);
    expect(send).toMatchObject({ state: 5, requested_count: 5, recipient_count: 2, excluded_invalid: 1 });
    expect(await mobilesOf(sendId)).toEqual([952000001, 952000002]);
    expect(await leftOutOf(sendId)).toEqual([
      ['invalid', 3, 'سلام'],
      ['duplicate', 5, 952000001],
      ['blacklisted', 6, 241110009],
    ]);
  });

  it('can be made twice of the same upload, also by two processes at once', async () => {
    const uploadId = await givenUpload(FILE);
    const sends = [await givenSourceSend({ upload_id: uploadId }), await givenSourceSend({ upload_id: uploadId })];
    await Promise.all([prepareSends(context()), prepareSends(context())]);
    for (const sendId of sends)
      expect((await readSend(test.db, sendId)).send).toMatchObject({ state: 5, recipient_count: 3 });
  });

  it('is prepared whole when the connection died in the middle of it, and has one hold', async () => {
    const lines = Array.from({ length: 60_000 }, (_, i) => `09952${String(i).padStart(6, '0')}`).join('\n');
    const sendId = await givenSourceSend({ upload_id: await givenUpload(lines) });
    const outcome = prepareSends(context()).then(
      () => 'prepared',
      () => 'died',
    );
    await killWhoeverInserts();
    expect(await outcome).toBe('died');
    expect(await readSend(test.db, sendId)).toMatchObject({ send: { state: 0 }, statuses: {} });
    await prepareSends(context());
    const { send, heldMrial } = await readSend(test.db, sendId);
    expect(send).toMatchObject({ state: 5, recipient_count: 60_000 });
    expect(await getWallet(test.db, accountId)).toMatchObject({ heldMrial });
  });
});

/** Ends the connection that writes recipients, once there is one. */
async function killWhoeverInserts(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ killed: boolean }>`
      select pg_terminate_backend(pid) as killed from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like '%insert into recipients%'`.execute(
      test.db,
    );
    if (rows.length > 0) return;
  }
}

describe('a send to phonebooks', () => {
  it('reaches who stands in several of them once, and who joined after it was accepted', async () => {
    const books = await Promise.all([givenPhonebook([952000003, 952000001]), givenPhonebook([952000001, 41000001])]);
    const sendId = await givenSourceSend({ phonebook_ids: books });
    await prepareSends(context());
    expect((await readSend(test.db, sendId)).send).toMatchObject({
      state: 5,
      requested_count: 4,
      excluded_duplicate: 1,
    });
    expect(await mobilesOf(sendId)).toEqual([952000001, 952000003, 41000001]);
    expect(await leftOutOf(sendId)).toEqual([['duplicate', 4, 952000001]]);
  });

  it('ends when they have grown to more than a send may have, and what was held comes back', async () => {
    const book = await givenPhonebook([952000003]);
    await test.db.updateTable('phonebooks').set({ members_count: 1_000_001 }).where('id', '=', book).execute();
    const sendId = await givenSourceSend({ phonebook_ids: [book] });
    await test.db.transaction().execute((tx) => reserve(tx, { accountId, sendId, amountMrial: 5n, at: clock.now() }));
    await prepareSends(context());
    expect(await readSend(test.db, sendId)).toMatchObject({ send: { state: 9, reserved_mrial: 0n }, statuses: {} });
    expect(await getWallet(test.db, accountId)).toMatchObject({ heldMrial: 0n });
  });

  it('ends without a recipient when the phonebook has been deleted', async () => {
    const sendId = await givenSourceSend({ phonebook_ids: [999_999n] });
    await prepareSends(context());
    expect((await readSend(test.db, sendId)).send).toMatchObject({ state: 4, requested_count: 0 });
  });
});

describe('a send to more than 10,000', () => {
  it('keeps its numbers once more in the order of its recipients, by which one is found among them', async () => {
    const numbers = Array.from({ length: 20_500 }, (_, i) => `0924${String((i * 7919) % 1_000_000).padStart(7, '0')}`);
    const sendId = await givenSend(test.db, { accountId, lineId, numbers });
    await prepareSends(context());
    const { rows } = await sql<{ n: number; mobile: number }>`
      select k.from_n + m.place::int - 1 as n, m.mobile from recipient_numbers k, unnest(k.mobiles) with ordinality m (mobile, place)
      where k.account_id = ${accountId} and k.send_id = ${sendId} order by 1`.execute(test.db);
    expect(rows.map(({ n }) => n)).toEqual(numbers.map((_, i) => i + 1));
    expect(rows.map(({ mobile }) => mobile)).toEqual(await mobilesOf(sendId));
  });
});

describe('a send to a part of phonebooks', () => {
  it('passes over the first and takes so many, also across two of them, and says their places in the whole', async () => {
    const [a, b] = [await givenPhonebook([952000003, 952000001]), await givenPhonebook([952000001, 41000001])];
    const part = { ranged_phonebook_ids: [a, b], range_start: 1, range_size: 2 };
    const sendId = await givenSourceSend(part);
    await prepareSends(context());
    expect(await mobilesOf(sendId)).toEqual([952000003, 41000001]);
    const last = await givenSourceSend({ ...part, range_start: 2, range_size: 1_000_000 });
    await prepareSends(context());
    expect(await mobilesOf(last)).toEqual([41000001, 952000001]);
    const none = await givenSourceSend({ ...part, range_start: 4 });
    await prepareSends(context());
    expect((await readSend(test.db, none)).send).toMatchObject({ state: 4, requested_count: 0 });
  });
});

describe('a send to whom filters find', () => {
  const givenContact = (mobile: number, name: string) =>
    test.db
      .insertInto('contacts')
      .values([{ account_id: accountId, mobile, name, created_at: clock.now() }])
      .execute();

  it('finds them when it is prepared, not when it was accepted', async () => {
    await givenContact(952000005, 'زهرا احمدی');
    await givenContact(952000006, 'علی رضایی');
    const sendId = await givenSourceSend({ segment_filters: JSON.stringify({ search: 'احمدی' }) });
    await givenContact(952000004, 'مریم احمدي');
    await prepareSends(context());
    expect(await mobilesOf(sendId)).toEqual([952000004, 952000005]);
  });

  it('ends with its reason when they ask for what was deleted since, and what was held comes back', async () => {
    await givenContact(952000005, 'زهرا احمدی');
    const sendId = await givenSourceSend({ segment_filters: JSON.stringify({ phonebook_id: '999999' }) });
    await test.db.transaction().execute((tx) => reserve(tx, { accountId, sendId, amountMrial: 5n, at: clock.now() }));
    await prepareSends(context());
    expect(await readSend(test.db, sendId)).toMatchObject({
      send: { state: 9, state_reason: expect.stringContaining('پاک شده است'), reserved_mrial: 0n },
      statuses: {},
    });
    expect(await getWallet(test.db, accountId)).toMatchObject({ heldMrial: 0n });
  });
});

async function givenPhonebook(mobiles: number[]): Promise<bigint> {
  const { id } = await test.db
    .insertInto('phonebooks')
    .values({ account_id: accountId, title: `book ${mobiles.join()}`, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const mobile of mobiles) {
    await test.db.insertInto('phonebook_members').values({ account_id: accountId, phonebook_id: id, mobile }).execute();
  }
  return id;
}
