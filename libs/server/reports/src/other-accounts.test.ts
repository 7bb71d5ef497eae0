import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { countsOf } from './counts';
import { selectRecipientLines } from './downloads/download.repository';
import { findByMobile, listByStoredStatus, listRecipientRows } from './recipients.repository';
import { findSendRow } from './sends.repository';
import { listOperatorCounts } from './stats.repository';
import { givenSend, mobileOf } from './testing/given-send';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.close());

const PAGE = { page: 1, limit: 10 };
const NONE = { unmarked: 0, queued: 0, sent: 0, reachedTelecom: 0, delivered: 0, undelivered: 0 };
const ENDED = { blacklisted: 0, inDoubt: 0, expired: 0, cancelled: 0, refused: 0 };
const countsFor = (total: number) => countsOf({ ...NONE, ...ENDED, total });
const TWO = { ...PAGE, status: 2, total: 2, now: new Date() };

/** Services look for the send first; each question must hold by itself all the same, for the next service may forget to look. */
describe('questions about the send of another account', () => {
  it('find neither it nor its recipients, counts and lines of a file', async () => {
    const { accountId: theirs, sendId } = await givenSend(test.db, { statuses: [2, 2] });
    const { accountId: mine } = await givenAccount(test.db);
    const ask = async (accountId: bigint) => {
      const key = { accountId, sendId };
      return [
        (await findSendRow(test.db, accountId, sendId)) === undefined ? 0 : 1,
        (await listRecipientRows(test.db, key, PAGE)).length,
        (await listByStoredStatus(test.db, key, { ...TWO, counts: countsFor(2) })).length,
        (await listByStoredStatus(test.db, key, { ...TWO, counts: countsFor(30_000) })).length,
        (await findByMobile(test.db, key, mobileOf(1))) === undefined ? 0 : 1,
        (await listOperatorCounts(test.db, key)).length,
        (await selectRecipientLines(test.db, key, { after: 0 }))?.split('\n').length ?? 0,
      ];
    };
    expect(await ask(mine)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(await ask(theirs)).toEqual([1, 2, 2, 2, 1, 2, 2]);
  });
});
