import { givenTariff } from '@peyk/shared-testing-node';
import { numbers, sendersOnApi } from './testing/senders';

const { clock, db, givenSender, price, quote, send, sendsOf } = sendersOnApi();

describe('a send with a quote', () => {
  const RICH = { balanceMrial: 10_000_000n };

  it('keeps the quoted prices although the tariff has risen', async () => {
    const family = 'rising';
    await givenTariff(db(), { family });
    const sender = await givenSender({ ...RICH, family });
    const { quote_id } = await quote(sender);
    await db()
      .insertInto('tariffs')
      .values({ family, language: 'persian', valid_from: clock.now(), unit_mrial: 9_000_000n })
      .execute();
    expect((await send(sender, { quote_id })).status).toBe(200);
    expect((await send(sender)).status).toBe(200);
    const [quoted, unquoted] = await sendsOf(sender);
    expect(quoted).toMatchObject({
      unit_mrial: 1_330_000n,
      quoted_total_mrial: 2_740_000n,
      quote_id: BigInt(quote_id),
    });
    expect(unquoted).toMatchObject({ unit_mrial: 9_000_000n, quoted_total_mrial: null });
  });

  it('is good once, also for twenty calls with keys of their own', async () => {
    const sender = await givenSender(RICH);
    const { quote_id } = await quote(sender);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(sender, { quote_id })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === '409-20')).toHaveLength(19);
    expect(await sendsOf(sender)).toHaveLength(1);
  });

  it.each([
    ['another text', { message: 'متن دیگر' }],
    ['other recipients', { params: { recipients: numbers(3) } }],
    ['charity on top', { charity: true }],
  ])('is refused for %s', async (_what, change) => {
    const sender = await givenSender(RICH);
    const { quote_id } = await quote(sender);
    expect(await send(sender, { quote_id, ...change })).toMatchObject({ status: 422, code: '422-28' });
  });

  it('is refused after fifteen minutes', async () => {
    const sender = await givenSender(RICH);
    const { quote_id } = await quote(sender);
    clock.advance(15 * 60_000);
    const answer = await send(sender, { quote_id });
    clock.advance(-15 * 60_000);
    expect(answer.code).toBe('422-27');
  });

  it('of another account is as unknown as none', async () => {
    const sender = await givenSender(RICH);
    const { quote_id } = await quote(await givenSender(RICH));
    expect((await send(sender, { quote_id })).code).toBe('422-26');
  });

  it('is refused at once when the credit is too little', async () => {
    const sender = await givenSender({ balanceMrial: 2_739_999n });
    const { quote_id, enough_credit } = await quote(sender);
    expect(enough_credit).toBe(false);
    expect(await send(sender, { quote_id })).toMatchObject({ status: 422, code: '422-29' });
    expect(await sendsOf(sender)).toEqual([]);
  });
});

describe('asking for quotes', () => {
  it('is limited to 300 a minute for an account; a price without recipients is not', async () => {
    const sender = await givenSender();
    for (let i = 0; i < 300; i += 1) expect(await quote(sender)).not.toBeNull();
    expect(await price(sender, { recipients: numbers(1) })).toMatchObject({ status: 429, code: '429-1' });
    expect((await price(sender)).status).toBe(200);
    clock.advance(60_000);
    expect((await price(sender, { recipients: numbers(1) })).status).toBe(200);
  });
});
