import { givenLine } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { adminRig } from '../testing/admin-rig';

const { state, admin } = adminRig();
const said = async (line: string) => (await admin(line)).lines.join('\n');

/** A send of three, which ended long ago; the next one lies in the next partition. */
async function givenOldSend() {
  const { db } = state.database;
  await givenLine(db, { number: '3000' });
  await sql`
    with s as (
      insert into sends (account_id, type, state, line_id, from_number, text, encoding, language, parts, unit_mrial, statutory_mrial,
        refund_rule, requested_count, recipient_count, created_at, finished_at, settled_at)
      select (select min(id) from accounts), 'normal', 6, (select min(id) from lines), '3000', 'a', 'gsm7', 'latin', 1, 0, 0, 'none', 3, 3, d, d, d
      from (select timestamptz '2020-01-01' as d) d returning account_id, id
    )
    insert into recipients (account_id, send_id, n, mobile, operator, status, parts, price_mrial)
    select account_id, id, n, 952000000 + n, 0, 2, 1, 0 from s, generate_series(1, 3) n`.execute(db);
  await sql`select setval(pg_get_serial_sequence('sends', 'id'), 100000)`.execute(state.database.owner);
  await sql`select ensure_send_partitions(100001)`.execute(db);
  await sql`analyze recipients`.execute(state.database.owner);
}

const countRecipients = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from recipients`.execute(state.database.db)).rows[0]
    ?.count;

it('lists partitions, puts old ones into files and brings them back', async () => {
  expect(await said('partitions archive all')).toBe('Nothing is old enough.');
  await givenOldSend();
  expect(await said('partitions list')).toMatch(
    /^sends 0 to 99999: 3 recipients, 0\.\d MB, in use\nsends 100000 to 199999: 0 recipients, 0\.\d MB, in use$/,
  );
  expect(await admin('partitions archive 100005')).toEqual({ exitCode: 1, lines: ['It still takes new sends.'] });
  expect(await said('partitions archive 1')).toBe('In files: sends 0 to 99999.');
  expect(await countRecipients()).toBe(0);
  expect(await said('partitions list')).toMatch(/^sends 0 to 99999: 3 recipients, 0\.0 MB, in files\n/);
  expect(await admin('partitions archive 1')).toEqual({ exitCode: 1, lines: ['It lies in files already.'] });
  expect(await said('partitions restore 1')).toBe('Back in use: sends 0 to 99999.');
  expect(await countRecipients()).toBe(3);
  expect(await admin('partitions restore 1')).toEqual({ exitCode: 1, lines: ['Its recipients are not in files.'] });
});

it.each([
  ['partitions archive all --days 59', '--days must be a whole number from 60 on'],
  ['partitions archive x', '"x" is no id of a send.'],
  ['partitions restore 999999999', 'No partition holds send 999999999'],
])('refuses %s', async (line, why) => {
  expect(await admin(line)).toMatchObject({ exitCode: 1, lines: [expect.stringContaining(why)] });
});
