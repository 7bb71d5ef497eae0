import { listLinks } from '@peyk/server-links';
import { numbersOf, sendLife } from './testing/life';

const { db, givenSender, startSender, send, reportOf, creditOf } = sendLife();

/** Two parts as it was written, one with a short link. */
const TEXT = `حراج بهاره: https://shop.example/${'a'.repeat(60)}`;

describe('a send whose links are shortened', () => {
  it('costs what the quote of the short text said, and keeps where its links lead to', async () => {
    await startSender();
    const customer = await givenSender();
    const recipients = numbersOf('09952', 3);
    const body = { from_number: customer.number, message: TEXT, recipients };
    const plain = (await customer.call('/send/calculate-price', body)).data;
    const short = (await customer.call('/send/calculate-price', { ...body, track_links: true })).data;
    expect([plain.parts, short.parts]).toEqual([2, 1]);
    const before = (await creditOf(customer)).credit;
    const more = { track_links: true, quote_id: short.quote.quote_id };
    const { data } = await send(customer, { text: TEXT, recipients }, more);
    const report = await reportOf(customer, data.send_id);
    expect(report).toMatchObject({ parts: 1 });
    expect(Number(before) - Number((await creditOf(customer)).credit)).toBe(Number(short.quote.total));
    const links = await listLinks(db(), { accountId: customer.accountId, sendId: BigInt(data.send_id) });
    expect(links.map(({ url }) => url)).toEqual([`https://shop.example/${'a'.repeat(60)}`]);
  });

  it('takes no quote that was made for the text as it was written', async () => {
    const customer = await givenSender();
    const recipients = numbersOf('09952', 1);
    const body = { from_number: customer.number, message: TEXT, recipients };
    const { quote } = (await customer.call('/send/calculate-price', body)).data;
    const answer = await send(customer, { text: TEXT, recipients }, { track_links: true, quote_id: quote.quote_id });
    expect(answer.status).toBe(422);
  });

  it.each([
    ['سلام', '422-300'],
    ['http://a.ir http://b.ir http://c.ir http://d.ir', '422-301'],
    ['https://a:99999/', '422-302'],
    ['https://me:word@shop.ir/', '422-303'],
    [`https://shop.ir/${'ا'.repeat(500)}`, '422-304'],
  ])('of %j is refused with %s', async (message, code) => {
    const customer = await givenSender();
    const answer = await customer.call('/send/calculate-price', {
      ...{ from_number: customer.number, message, track_links: true },
    });
    expect(answer).toMatchObject({ status: 422, code });
  });
});
