import { prepareSends, stopSend } from '@peyk/server-sender';
import { silentLog } from '@peyk/shared-testing-node';
import { numbers, sendersOnApi } from './testing/senders';

const world = sendersOnApi();
const { clock, db, api, givenSender, send, price, quote, sendsOf } = world;
type Sender = Awaited<ReturnType<typeof givenSender>>;

const NOW = '2026-11-20T08:30:00Z';
const later = (minutes: number) => new Date(new Date(NOW).getTime() + minutes * 60_000).toISOString();
const DAY = 24 * 60;
const RICH = { balanceMrial: 100_000_000n };
const prepare = () => prepareSends({ db: db(), clock, log: silentLog });
/** Sends to the first so many numbers, and makes it ready. */
async function sent(sender: Sender, count: number, change: object = {}) {
  const { data } = await send(sender, { params: { recipients: numbers(count) }, ...change });
  await prepare();
  return String(data?.send_id);
}
const excludedOf = async (sender: Sender, change: object) =>
  (await quote(sender, { recipients: numbers(3), ...change })).excluded.weekly_limit ?? 0;
const last = async (sender: Sender) => (await sendsOf(sender)).at(-1);

beforeEach(() => clock.set(NOW));

describe('a limit of messages a week', () => {
  it('leaves out who has had as many, in the quote, in the file and in the send, and charges nothing for them', async () => {
    const sender = await givenSender(RICH);
    await sent(sender, 2);
    await sent(sender, 1);
    expect(await excludedOf(sender, {})).toBe(0);
    expect(await excludedOf(sender, { weekly_limit: 3 })).toBe(0);
    expect(await excludedOf(sender, { weekly_limit: 2 })).toBe(1);
    const priced = await quote(sender, { recipients: numbers(3), weekly_limit: 1 });
    expect(priced).toMatchObject({ reachable_count: 1, excluded: { weekly_limit: 2 }, total: '1370' });
    const body = { from_number: sender.line.number, message: 'سلام، سفارش شما رسید.', quote_id: priced.quote_id };
    const file = await api().download(sender.token, '/send/download_excluded', {
      ...body,
      recipients: numbers(3),
      weekly_limit: 1,
    });
    expect(file.text?.match(/به سقف پیامک هفتگی رسیده است/g)).toHaveLength(2);
    await sent(sender, 3, { weekly_limit: 1, quote_id: priced.quote_id });
    expect(await last(sender)).toMatchObject({
      state: 5,
      recipient_count: 1,
      excluded_weekly: 2,
      cost_mrial: 1_370_000n,
    });
  });

  it('counts the seven days before the send leaves, and only this account', async () => {
    const [sender, other] = [await givenSender(RICH), await givenSender()];
    await sent(sender, 3);
    expect(await excludedOf(other, { weekly_limit: 1 })).toBe(0);
    // Nobody stays signed in for a week.
    await db()
      .updateTable('sends')
      .set({ created_at: new Date(later(-7 * DAY + 1)) })
      .execute();
    expect(await excludedOf(sender, { weekly_limit: 1 })).toBe(3);
    expect(await excludedOf(sender, { weekly_limit: 1, send_time: later(5) })).toBe(0);
    clock.set(later(1));
    expect(await excludedOf(sender, { weekly_limit: 1 })).toBe(0);
  });

  it('does not count what was stopped before, and reaches nobody more for what is stopped after the quote', async () => {
    const sender = await givenSender(RICH);
    const sendId = await sent(sender, 3);
    const priced = await quote(sender, { recipients: numbers(3), weekly_limit: 1 });
    expect(priced).toMatchObject({ reachable_count: 0 });
    clock.set(later(1));
    const key = { accountId: sender.accountId, sendId: BigInt(sendId) };
    await stopSend({ db: db(), clock, log: silentLog }, key);
    clock.set(later(2));
    await sent(sender, 3, { weekly_limit: 1, quote_id: priced.quote_id });
    expect(await last(sender)).toMatchObject({ state: 4, excluded_weekly: 3, reserved_mrial: 0n });
    expect(await excludedOf(sender, { weekly_limit: 1 })).toBe(0);
  });

  it('makes another quote of another limit, and of another time with a limit', async () => {
    const sender = await givenSender(RICH);
    const ask = { recipients: numbers(2), weekly_limit: 2 };
    const { quote_id } = await quote(sender, ask);
    const other = { status: 422, code: '422-28' };
    expect(await send(sender, { quote_id })).toMatchObject(other);
    expect(await send(sender, { quote_id, weekly_limit: 3 })).toMatchObject(other);
    expect(await send(sender, { quote_id, weekly_limit: 2, send_time: later(60) })).toMatchObject(other);
    expect(await send(sender, { quote_id, weekly_limit: 2 })).toMatchObject({ status: 200 });
    const planned = await quote(sender, { ...ask, send_time: later(60) });
    const body = { quote_id: planned.quote_id, weekly_limit: 2, send_time: later(60) };
    expect(await send(sender, body)).toMatchObject({ status: 200 });
  });

  it.each([0, 51, 1.5])('is no number of messages: %d', async (weekly_limit) => {
    expect(await price(await givenSender(), { weekly_limit })).toMatchObject({ status: 422 });
  });
});
