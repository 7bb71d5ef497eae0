import { SEND_STATE } from '@peyk/server-sender';
import { MOST_PREPARED_AT_ONCE, reviewSend } from '@peyk/server-send';
import { programsRig, until } from '../testing/programs-rig';
import type { Shop } from '../testing/programs-rig';

const rig = programsRig();
const { api, givenShop, startSender, walletOf, sendsOf } = rig;
/** More than may wait to be prepared. */
const MANY = 25;

const numbers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => `0924${String(1_000_000 + from + n).padStart(7, '0')}`);
const send = (shop: Shop, recipients: string[], key?: string) =>
  shop.call(
    '/send',
    { sending_type: 'webservice', from_number: shop.line.number, message: 'سلام', params: { recipients } },
    key,
  );

describe('a program that sends to few', () => {
  it('hears that the message is ready and paid for, however many it sends one after the other', async () => {
    const shop = await givenShop();
    for (let n = 0; n < MANY; n += 1) {
      const { status, data } = await send(shop, numbers(1, n));
      expect([status, data.state]).toEqual([200, SEND_STATE.queued]);
    }
    const sends = await sendsOf(shop);
    expect(sends).toHaveLength(MANY);
    const cost = sends.reduce((sum, { cost_mrial: costMrial }) => sum + (costMrial ?? 0n), 0n);
    expect(cost).toBeGreaterThan(0n);
    expect((await walletOf(shop)).held).toBe(cost);
    await startSender();
    await until('all is sent', async () => (await walletOf(shop)).held === 0n);
  });

  it('is refused without credit, and nothing of it is left', async () => {
    const shop = await givenShop({ balanceMrial: 1n });
    const refused = await send(shop, numbers(1), 'one-key-of-a-test');
    expect(refused.meta.message_code).toBe('422-29');
    expect([await sendsOf(shop), await walletOf(shop)]).toEqual([[], { balance: 1n, held: 0n }]);
    await api
      .db()
      .updateTable('wallets')
      .set({ balance_mrial: 10_000_000n })
      .where('account_id', '=', shop.accountId)
      .execute();
    expect((await send(shop, numbers(1), 'one-key-of-a-test')).data.state).toBe(SEND_STATE.queued);
  });

  it('pays once for what it asks twice at one moment', async () => {
    const shop = await givenShop();
    const both = await Promise.all([1, 2].map(() => send(shop, numbers(1), 'twice-at-one-moment')));
    expect(new Set(both.map(({ data }) => data.send_id)).size).toBe(1);
    const [only, ...others] = await sendsOf(shop);
    expect([others, (await walletOf(shop)).held]).toEqual([[], only?.cost_mrial]);
  });

  it('never holds more than there is, though it sends many at one moment', async () => {
    const shop = await givenShop({ balanceMrial: 5_000_000n });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => send(shop, numbers(1, n))));
    const taken = answers.filter(({ status }) => status === 200).length;
    const { balance, held } = await walletOf(shop);
    expect([balance + held, balance >= 0n, (await sendsOf(shop)).length]).toEqual([5_000_000n, true, taken]);
    expect(taken).toBeLessThan(12);
  });

  it('waits for a reader where its texts are read, and then for its turn', async () => {
    const shop = await givenShop();
    await api.db().updateTable('accounts').set({ review_required: true }).where('id', '=', shop.accountId).execute();
    const { data } = await send(shop, numbers(1));
    expect(data.state).toBe(SEND_STATE.waitingForReview);
    await reviewSend(api.db(), { sendId: BigInt(data.send_id), verdict: 'accept' }, api.clock.now());
    await startSender();
    const states: number[] = [];
    const hasEnded = (state: number | undefined) => state === SEND_STATE.finished || state === SEND_STATE.systemError;
    await until('it has ended', async () => hasEnded((states[0] = (await sendsOf(shop))[0]?.state ?? -1)));
    expect(states).toEqual([SEND_STATE.finished]);
  });

  it('waits for its turn where they are many', async () => {
    const shop = await givenShop();
    expect((await send(shop, numbers(MOST_PREPARED_AT_ONCE))).data.state).toBe(SEND_STATE.queued);
    expect((await send(shop, numbers(MOST_PREPARED_AT_ONCE + 1))).data.state).toBe(SEND_STATE.creating);
  });

  it('hears of a number that gets nothing that there is nobody', async () => {
    const shop = await givenShop();
    const { status, data } = await send(shop, ['0912']);
    expect([status, data.state, (await walletOf(shop)).held]).toEqual([200, SEND_STATE.noValidRecipient, 0n]);
  });
});
