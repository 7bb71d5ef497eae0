import { runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { createTestDatabase, givenAccount, givenLine, givenTariff } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { priceText } from '../price.service';
import { makeQuote } from '../quote.service';
import { AT_ONCE } from '../send-plan';
import { sendAtPrice, choiceOfMessages } from '../send-at-once.service';
import { findSource } from '../source.service';
import { readingOnly } from './reading-only';
import { rehearse } from './rehearse.service';
import { insertTestSend } from './test-sends.repository';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await givenTariff(test.db);
});
afterAll(() => test?.close());

const NOW = new Date('2026-11-20T08:30:00Z');
const NUMBERS = ['09952000001', '09041000001', '09240000001', '09952000001', '0912'];
const sent = { fromNumber: '3000', priceMrial: 0n, at: NOW, beginsAt: NOW, messages: [] };

async function givenSender() {
  const { accountId } = await givenAccount(test.db, { balanceMrial: 1_000_000_000n });
  const { number: fromNumber } = await givenLine(test.db, { accountId });
  return { accountId, fromNumber };
}
const rehearsed = (request: Parameters<typeof rehearse>[2]) =>
  runTransaction(test.db, (tx) => rehearse(tx, NOW, request));

it.each([false, true])('costs what a quote of the same says, with charity: %s', async (charity) => {
  const sender = { ...(await givenSender()), text: 'سلام، سفارش شما رسید.' };
  const choice = { kind: 'numbers', numbers: NUMBERS } as const;
  const source = await findSource(test.db, { accountId: sender.accountId, now: NOW }, choice);
  const context = { db: test.db, now: NOW, accountId: sender.accountId };
  const price = await priceText(test.db, sender, NOW);
  const quote = await makeQuote(context, price, { request: { ...sender, charity }, source });
  const asked = { ...sender, charity, type: 'normal', choice, quoteId: quote.id, plan: AT_ONCE } as const;
  const { reached, priceMrial, state } = await rehearsed(asked);
  expect(priceMrial).toBe(quote.totalMrial);
  expect(reached.size).toBe(quote.reachableCount);
  // As a live send to few: prepared with its acceptance.
  expect(state).toBe(5);
  // It was looked at and not used up.
  expect((await rehearsed(asked)).priceMrial).toBe(quote.totalMrial);
});

it('costs what texts of their own cost when they are sent', async () => {
  const sender = await givenSender();
  const messages = [
    { recipients: ['09952000002'], message: 'Your order is here.' },
    { recipients: ['09041000002'], message: 'س'.repeat(100) },
  ];
  const asked = { ...sender, ...choiceOfMessages(messages), charity: false, type: 'pattern_transactional' } as const;
  const { priceMrial, reached } = await rehearsed({ ...asked, quoteId: null, plan: AT_ONCE });
  const { quote } = await runTransaction(test.db, (tx) =>
    sendAtPrice(tx, NOW, { ...asked, userId: null, limits: null }),
  );
  expect(priceMrial).toBe(quote.totalMrial);
  expect([...reached.values()].map(({ parts }) => parts)).toEqual([1, 2]);
});

it('is refused every write by the database until it has ended, and not behind it', async () => {
  const { accountId } = await givenSender();
  const write = (tx: Tx) => insertTestSend(tx, { ...sent, accountId });
  await expect(runTransaction(test.db, (tx) => readingOnly(tx, () => write(tx)))).rejects.toMatchObject({
    code: '25006',
  });
  const { sendId } = await runTransaction(test.db, async (tx) => {
    expect(await readingOnly(tx, async () => 7)).toBe(7);
    return write(tx);
  });
  expect(sendId).toBeGreaterThanOrEqual(8_000_000_000_000_000n);
});
