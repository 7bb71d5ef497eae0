import { listen, runTransaction } from '@peyk/server-database';
import { createTestDatabase, givenAccount, givenLine, givenTariff, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { acceptSend } from '../accept-send.service';
import { AT_ONCE } from '../send-plan';
import { stopSendOf } from '../stop-send.service';
import { listSendsToReview, listTextsToReview, reviewSend, setReviewRequired } from './review.service';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await givenTariff(test.db);
});
afterAll(() => test?.close());

const AT = new Date('2026-11-20T08:30:00Z');

/** A send of an account whose texts are read first. */
async function givenWaitingSend() {
  const { accountId, userId } = await givenAccount(test.db, { name: 'فروشگاه نمونه' });
  const { number } = await givenLine(test.db, { accountId });
  await setReviewRequired(test.db, accountId, true);
  const request = {
    accountId,
    userId,
    userIp: null,
    type: 'normal',
    fromNumber: number,
    text: 'سلام',
    choice: { kind: 'numbers', numbers: ['09952000001'] },
    charity: false,
    limits: null,
    quoteId: null,
    plan: AT_ONCE,
  } as const;
  const { sendId } = await runTransaction(test.db, (tx) => acceptSend(tx, AT, request));
  return { accountId, sendId };
}

function stateOf({ sendId }: { sendId: bigint }) {
  return test.db
    .selectFrom('sends')
    .select(['state', 'state_reason', 'finished_at', 'settled_at', 'stopped_at'])
    .where('id', '=', sendId)
    .executeTakeFirstOrThrow();
}

async function intakeOf({ sendId }: { sendId: bigint }) {
  return test.db.selectFrom('send_intake').select('send_id').where('send_id', '=', sendId).execute();
}

describe('a send that waits for a reader', () => {
  it('is listed with what the reader has to know', async () => {
    const waiting = await givenWaitingSend();
    const listed = (await listSendsToReview(test.db)).find((send) => send.sendId === waiting.sendId);
    expect(listed).toMatchObject({ accountName: 'فروشگاه نمونه', text: 'سلام', requestedCount: 1, createdAt: AT });
  });

  it('goes on when it is accepted, and anyone who prepares is woken', async () => {
    const waiting = await givenWaitingSend();
    const heard: string[] = [];
    const listener = await listen(test.db, 'send_prepare', (payload) => payload && heard.push(payload));
    await reviewSend(test.db, { sendId: waiting.sendId, verdict: 'accept' }, AT);
    while (heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(heard).toEqual([String(waiting.sendId)]);
    await listener.close();
    expect(await stateOf(waiting)).toMatchObject({ state: 0, state_reason: null, finished_at: null });
    expect(await intakeOf(waiting)).toHaveLength(1);
  });

  it('ends with the reason when it is rejected, and its numbers are forgotten', async () => {
    const waiting = await givenWaitingSend();
    await reviewSend(test.db, { sendId: waiting.sendId, verdict: 'reject', reason: ' پیوند ناشناس دارد. ' }, AT);
    expect(await stateOf(waiting)).toMatchObject({
      state: 3,
      state_reason: 'پیوند ناشناس دارد.',
      finished_at: AT,
      settled_at: AT,
    });
    expect(await intakeOf(waiting)).toEqual([]);
  });

  it('is shown as rejected by panels that are open, without their asking again', async () => {
    const waiting = await givenWaitingSend();
    const heard: string[] = [];
    const listener = await listen(test.db, 'send_progress', (payload) => payload && heard.push(payload));
    await reviewSend(test.db, { sendId: waiting.sendId, verdict: 'reject', reason: 'پیوند ناشناس دارد.' }, AT);
    while (heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await listener.close();
    expect(heard.map((payload) => JSON.parse(payload))).toEqual([
      { accountId: String(waiting.accountId), sendId: String(waiting.sendId) },
    ]);
  });

  it('is decided once', async () => {
    const waiting = await givenWaitingSend();
    await reviewSend(test.db, { sendId: waiting.sendId, verdict: 'accept' }, AT);
    const again = reviewSend(test.db, { sendId: waiting.sendId, verdict: 'reject', reason: 'دیر' }, AT);
    await expect(again).rejects.toMatchObject({ code: '409-24' });
    expect(await stateOf(waiting)).toMatchObject({ state: 0 });
  });

  it('cannot be rejected without a reason', async () => {
    const waiting = await givenWaitingSend();
    const reject = reviewSend(test.db, { sendId: waiting.sendId, verdict: 'reject', reason: '  ' }, AT);
    await expect(reject).rejects.toMatchObject({ code: '422-33' });
    expect(await stateOf(waiting)).toMatchObject({ state: 1 });
  });

  it('may be stopped by its account, and cannot be decided any more', async () => {
    const waiting = await givenWaitingSend();
    const context = { db: test.db, clock: { now: () => AT }, log: silentLog };
    expect(await stopSendOf(context, waiting)).toEqual({ state: 7, cancelledCount: 0, returnedMrial: 0n });
    const accept = reviewSend(test.db, { sendId: waiting.sendId, verdict: 'accept' }, AT);
    await expect(accept).rejects.toMatchObject({ code: '409-24' });
  });
});

describe('reading the texts of an account', () => {
  it('is refused for an account that is not there', async () => {
    await expect(setReviewRequired(test.db, 999_999n, true)).rejects.toMatchObject({ code: '404-21' });
  });
});

describe('texts of their own', () => {
  it('are shown to the reader, each as it would leave, also those that get nothing', async () => {
    const { accountId, userId } = await givenAccount(test.db);
    const { number } = await givenLine(test.db, { accountId, advertising: true });
    await setReviewRequired(test.db, accountId, true);
    const messages = Array.from({ length: 1_205 }, (_, i) => ({
      recipients: [`09952${String(i).padStart(6, '0')}`],
      message: i === 1_203 ? 'الف\u0007' : `متن ${i}`,
    }));
    const text = '{{متن}}';
    const { sendId } = await runTransaction(test.db, (tx) =>
      acceptSend(tx, AT, {
        ...{ accountId, userId, userIp: null, type: 'peer_to_peer', fromNumber: number, text },
        ...{
          choice: { kind: 'own', of: { kind: 'messages', messages }, text },
          charity: false,
          limits: null,
          quoteId: null,
        },
        plan: AT_ONCE,
      }),
    );
    const waiting = await listSendsToReview(test.db);
    expect(waiting.find((send) => send.sendId === sendId)).toMatchObject({ hasOwnTexts: true });
    const rows = await listTextsToReview(test.db, sendId, { from: 1_203, limit: 100 });
    expect(rows.map((row) => [row.place, row.text, row.fault])).toEqual([
      [1_203, 'متن 1202\nلغو11', null],
      [1_204, '', 'unsendableText'],
      [1_205, 'متن 1204\nلغو11', null],
    ]);
    await reviewSend(test.db, { sendId, verdict: 'accept' }, AT);
    await expect(listTextsToReview(test.db, sendId, { from: 1, limit: 1 })).rejects.toMatchObject({ code: '409-24' });
  });

  it('are not to be had of a send in which all get the same', async () => {
    const { sendId } = await givenWaitingSend();
    await expect(listTextsToReview(test.db, sendId, { from: 1, limit: 1 })).rejects.toThrow();
  });
});
