import { givenLine } from '@peyk/shared-testing-node';
import { setReviewRequired } from './admin/review.service';
import { TEXT, numbers, sendersOnApi } from './testing/senders';

const { clock, db, api, givenSender, send, sendsOf } = sendersOnApi();

describe('accepting a send', () => {
  it('stores it with its numbers and its price, and answers at once', async () => {
    const sender = await givenSender({ advertising: true, refundRule: 'not_delivered' });
    const answer = await send(sender, { sending_type: 'webservice', charity: true });
    expect(answer).toMatchObject({ status: 200, data: { state: 0 } });
    const [row] = await sendsOf(sender);
    expect(row).toMatchObject({
      id: BigInt(answer.data.send_id),
      user_id: sender.userId,
      type: 'webservice',
      state: 0,
      from_number: sender.line.number,
      text: `${TEXT}\nلغو11`,
      encoding: 'ucs2',
      language: 'persian',
      parts: 1,
      unit_mrial: 1_330_000n,
      statutory_mrial: 40_000n,
      with_charity: true,
      refund_rule: 'not_delivered',
      requested_count: 2,
      quote_id: null,
      created_at: clock.now(),
    });
    const intake = await db()
      .selectFrom('send_intake')
      .select('numbers')
      .where('send_id', '=', BigInt(answer.data.send_id))
      .executeTakeFirstOrThrow();
    expect(intake.numbers).toEqual(numbers(2));
  });

  it('takes 100,000 recipients', async () => {
    const sender = await givenSender();
    const recipients = numbers(100_000);
    const answer = await send(sender, { params: { recipients } });
    expect(answer.status).toBe(200);
  });

  it('keeps what can be no number out of nothing: it is stored as it is and left out later', async () => {
    const sender = await givenSender();
    const answer = await send(sender, { params: { recipients: ['سلام', '0995\u00002000000', '"{,}\\'] } });
    expect(answer.status).toBe(200);
    const { numbers: stored } = await db()
      .selectFrom('send_intake')
      .select('numbers')
      .where('send_id', '=', BigInt(answer.data.send_id))
      .executeTakeFirstOrThrow();
    expect(stored).toEqual(['سلام', '0995?2000000', '"{,}\\']);
  });

  it('writes no number and no text into the log', async () => {
    const sender = await givenSender();
    await send(sender, { message: 'یک متن خصوصی', params: { recipients: ['09952123987'] } });
    expect(api().logged()).not.toContain('خصوصی');
    expect(api().logged()).not.toContain('952123987');
  });
});

describe('an account whose texts are read first', () => {
  it('gets sends that wait', async () => {
    const sender = await givenSender();
    await setReviewRequired(db(), sender.accountId, true);
    expect(await send(sender)).toMatchObject({ status: 200, data: { state: 1 } });
  });
});

describe('the lines', () => {
  it('are the account’s own, the default one first', async () => {
    const sender = await givenSender({ title: 'خط دوم' });
    const first = await givenLine(db(), {
      accountId: sender.accountId,
      isDefault: true,
      number: '99998888',
      multipartChars: 66,
    });
    await givenSender();
    const answer = await api().call(sender.token, '/number/numbers');
    expect(answer.data.items).toMatchObject([
      { id: String(first.lineId), number: '99998888', is_default: true, multipart_chars: 66, active: true },
      { number: sender.line.number, title: 'خط دوم', is_default: false, multipart_chars: 67 },
    ]);
  });
});
