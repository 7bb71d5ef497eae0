import { createSmppCarrier, parseSmppUrl } from '@peyk/server-carrier';
import { systemClock } from '@peyk/server-database';
import { createLinkCodes } from '@peyk/server-links';
import type { Sender } from '@peyk/server-sender';
import { createSender, enqueueSystemMessage, RECIPIENT_STATUS } from '@peyk/server-sender';
import { createTestDatabase, givenAccount, givenLine, silentLog, testSeal } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { describeWith } from './support/describe-with';
import type { NetSmppSmsc } from './support/net-smpp';
import { NET_SMPP, startNetSmppSmsc } from './support/net-smpp';
import { until } from './support/until';

const MESSAGES = 20;
const PARTS = 3;

/** The whole way: rows, sender, carrier, an operator that we did not write, and back into the rows. */
describeWith(NET_SMPP, 'the sender and an SMSC on Net::SMPP', () => {
  let database: TestDatabase;
  let smsc: NetSmppSmsc;
  let sender: Sender;

  beforeAll(async () => {
    database = await createTestDatabase();
    smsc = await startNetSmppSmsc();
    const address = parseSmppUrl(`${smsc.url}?messageIds=hex-in-answer-decimal-in-receipt`);
    sender = createSender({
      linkCodes: createLinkCodes('a secret of tests'),
      seal: testSeal,
      context: { db: database.db, clock: systemClock, log: silentLog },
      openCarrier: (listener) => createSmppCarrier({ ...address, name: 'net-smpp', listener }),
    });
    await sender.start();
  });

  afterAll(async () => {
    await sender?.stop();
    await smsc?.stop();
    await database?.close();
  });

  const statuses = async () => {
    const rows = await database.db.selectFrom('recipients').select('status').execute();
    return rows.map(({ status }) => status);
  };

  it('every part is answered, every receipt is matched, and every message has reached its handset', async () => {
    const { accountId } = await givenAccount(database.db);
    const line = await givenLine(database.db, { accountId });
    const text = 'س'.repeat(67 * PARTS);
    await database.db.transaction().execute(async (tx) => {
      for (let n = 0; n < MESSAGES; n += 1)
        await enqueueSystemMessage(tx, testSeal, { accountId, ...line, mobile: 240_000_000 + n, text, at: new Date() });
    });
    await until('an answer to every part', async () =>
      (await statuses()).every((status) => status === RECIPIENT_STATUS.sent),
    );
    expect(smsc.events('submit')).toHaveLength(MESSAGES * PARTS);

    smsc.order({ do: 'receipts' });
    await until('our word for every receipt', () => smsc.events('acknowledged').length === MESSAGES * PARTS);
    expect(new Set(smsc.events('acknowledged').map(({ status }) => status))).toEqual(new Set([0]));
    expect(new Set(await statuses())).toEqual(new Set([RECIPIENT_STATUS.delivered]));
    expect(sender.counters()).toMatchObject({ storedReceipts: MESSAGES * PARTS, parkedReceipts: 0 });
  });
});
