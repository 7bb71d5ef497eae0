import { createTestDatabase, givenAccount, givenLine } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { givenSend, mciNumbers } from '../testing/given-send';
import { resendSource } from './resend-source';

const COUNT = 100_001;

it('a resend whose first send goes into files while it is read sends to nobody, and does not take a page for empty', async () => {
  const test = await createTestDatabase();
  const { accountId } = await givenAccount(test.db);
  const { lineId } = await givenLine(test.db, { accountId });
  const sendId = await givenSend(test.db, { accountId, lineId, numbers: mciNumbers(1) });
  await sql`update sends set recipient_count = ${COUNT} where id = ${sendId}`.execute(test.db);
  await sql`insert into recipients (account_id, send_id, n, mobile, operator, status, parts, price_mrial)
    select ${accountId}, ${sendId}, n, 952000000 + n, 1, 3, 1, 0 from generate_series(1, ${COUNT}) n`.execute(test.db);
  await sql`select setval(pg_get_serial_sequence('sends', 'id'), 100000)`.execute(test.owner);
  const question = { accountId, originalId: sendId, resendId: 100_001n, expectedCount: COUNT };
  const pages = resendSource(test.db, question).pages()[Symbol.asyncIterator]();
  expect((await pages.next()).value).toMatchObject({ mobiles: { length: 50_000 } });
  await sql`select take_send_partition_apart(0)`.execute(test.db);
  await expect(pages.next()).rejects.toThrow('lie in files');
  await test.close();
});
