import { numbersOf, sendLife, until } from './testing/life';

const { startSender, givenSender, quoteAndSend, send, reportOf, creditOf } = sendLife();

const PERSIAN = 'سلام، سفارش شما رسید.';

describe('the price shown is the price charged', () => {
  it.each([
    ['1 MCI, Persian, 1 part', { text: PERSIAN, recipients: numbersOf('09952') }, '1370'],
    ['1 Irancell, Persian, 1 part', { text: PERSIAN, recipients: numbersOf('09041') }, '1503'],
    [
      '2 MCI and 1 RighTel, Persian, 2 parts',
      { text: 'س'.repeat(100), recipients: [...numbersOf('09952', 2), ...numbersOf('0924')] },
      '8486',
    ],
    [
      '1 Irancell, Latin, 1 part, service line',
      { text: 'Your order is here.', recipients: numbersOf('09041') },
      '3697.5',
    ],
    ['1,000 MCI, Persian, charity', { text: PERSIAN, recipients: numbersOf('09952', 1000), charity: true }, '1438500'],
  ])('for %s', async (_what, wanted, total) => {
    await startSender();
    const customer = await givenSender();
    const before = Number((await creditOf(customer)).credit);
    const { quote, sendId } = await quoteAndSend(customer, wanted);
    expect(quote.total).toBe(total);
    const count = wanted.recipients.length;
    await until('all delivered and finished', async () => {
      const { state, counts } = await reportOf(customer, sendId);
      return state === 6 && counts.delivered === count;
    });
    expect(await reportOf(customer, sendId)).toMatchObject({
      state: 6,
      charged: total,
      returned: '0',
      can_stop: false,
    });
    expect(await creditOf(customer)).toMatchObject({ credit: String(before - Number(total)), held: '0' });
  });
});

describe('what was not sent', () => {
  it('comes back exactly when the send is stopped, and a second stop says the same', async () => {
    // Nobody sends yet: only what prepares is running, its carrier refuses nothing and takes nothing.
    await startSender({ window: 0 });
    const customer = await givenSender();
    const { quote, sendId } = await quoteAndSend(customer, {
      text: PERSIAN,
      recipients: numbersOf('09952', 50),
      charity: true,
    });
    await until('prepared', async () => [2, 5].includes((await reportOf(customer, sendId)).state));
    expect(await creditOf(customer)).toMatchObject({ held: quote.total });
    const stop = () => customer.call('/send/cancel', { send_id: sendId });
    const [first, second] = [await stop(), await stop()];
    const { cancelled_count, returned } = first.data;
    expect(second.data).toEqual(first.data);
    const report = await reportOf(customer, sendId);
    expect(report).toMatchObject({ state: 7, returned, counts: { cancelled: cancelled_count }, can_stop: false });
    expect(Number(returned)).toBe(cancelled_count * 1370 * 1.05);
    expect(cancelled_count).toBeGreaterThan(40);
  });

  it('comes back when the operator refuses it', async () => {
    await startSender({
      decide: ({ destination }) => (destination.startsWith('98904') ? { kind: 'refused', code: 11 } : undefined),
    });
    const customer = await givenSender();
    const recipients = [...numbersOf('09952', 3), ...numbersOf('09041', 2)];
    const { sendId } = await quoteAndSend(customer, { text: PERSIAN, recipients });
    await until('answered and received', async () => {
      const { state, counts } = await reportOf(customer, sendId);
      return state === 6 && counts.delivered === 3;
    });
    const report = await reportOf(customer, sendId);
    expect(report).toMatchObject({ charged: '4110', returned: '3006', counts: { delivered: 3, refused: 2 } });
  });
});

describe('a stop is refused', () => {
  it('when the send has ended', async () => {
    await startSender();
    const customer = await givenSender();
    const { sendId } = await quoteAndSend(customer, { text: PERSIAN, recipients: numbersOf('09952') });
    await until('finished', async () => (await reportOf(customer, sendId)).state === 6);
    const answer = await customer.call('/send/cancel', { send_id: sendId });
    expect(answer).toMatchObject({ status: 409, code: '409-21', errors: { send_id: expect.any(String) } });
  });

  it('for a send of another account, which goes on', async () => {
    const owner = await givenSender();
    const { sendId } = await quoteAndSend(owner, { text: PERSIAN, recipients: numbersOf('09952') });
    const stranger = await givenSender();
    expect(await stranger.call('/send/cancel', { send_id: sendId })).toMatchObject({ status: 404, code: '404-20' });
    expect((await reportOf(owner, sendId)).state).toBe(0);
  });
});

describe('a send without a quote', () => {
  it('ends as "no credit" with nothing held when the wallet is empty', async () => {
    await startSender();
    const customer = await givenSender({ balanceMrial: 1_000n });
    const wanted = { text: PERSIAN, recipients: numbersOf('09952') };
    const { data } = await send(customer, wanted, { sending_type: 'webservice' });
    await until('ended', async () => (await reportOf(customer, data.send_id)).state === 8);
    expect((await reportOf(customer, data.send_id)).state_reason).toContain('اعتبار');
    expect(await creditOf(customer)).toMatchObject({ credit: '1', held: '0' });
  });
});
