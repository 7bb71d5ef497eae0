import { accountStateOf, tellAccountChanged } from '@peyk/server-accounts';
import { systemClock } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import { silentLog } from '@peyk/shared-testing-node';
import { stopSendByAdmin } from './admin/stop-send-admin.service';
import { rescheduleSendOf, resumeSendOf } from './control-send.service';
import { numbersOf, sendLife, until } from './testing/life';

const { db, startSender, stopSenders, givenSender, quoteAndSend, send, reportOf, creditOf } = sendLife();

const TEXT = 'سلام، سفارش شما رسید.';
const WHY = 'ارسال از حساب شما بسته شده است. دلیل: بدهی. برای باز شدن آن با پشتیبانی تماس بگیرید.';
const wanted = (count: number) => ({ text: TEXT, recipients: numbersOf('09952', count) });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const context = () => ({ db: db(), clock: systemClock, log: silentLog });

type Customer = Awaited<ReturnType<typeof givenSender>>;

/** As `account block` and `account unblock` do. */
const setBlocked = ({ accountId }: Customer, reason: string | null) =>
  db()
    .transaction()
    .execute(async (tx) => {
      await tx.updateTable('accounts').set({ blocked_reason: reason }).where('id', '=', accountId).execute();
      await tellAccountChanged(tx, accountId);
    });

const keyOf = ({ accountId }: Customer, sendId: string) => ({ accountId, sendId: BigInt(sendId) });
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof DomainError ? { code: error.code, message: error.message } : error),
  );

describe('a blocked account', () => {
  it('is refused whatever would send, with the admin’s reason, and may still hold back and stop', async () => {
    const customer = await givenSender({ mobile: 952_000_078 });
    const paused = (await send(customer, wanted(3))).data.send_id;
    await customer.call('/send/pause', { send_id: paused });
    const scheduled = (await send(customer, wanted(3), { send_time: inMinutes(10).toISOString() })).data.send_id;
    await setBlocked(customer, 'بدهی');
    const later = { send_id: scheduled, send_time: inMinutes(20).toISOString() };
    const test = { from_number: customer.number, message: TEXT };
    for (const answer of [
      await send(customer, wanted(1)),
      await customer.call('/send/test', test, { 'idempotency-key': 'test-while-blocked' }),
      await customer.call('/send/resume', { send_id: paused }),
      await customer.call('/send/reschedule', later),
    ])
      expect(answer).toMatchObject({ status: 403, code: '403-20', message: WHY });
    // The same behind the hook that asks in front of the handlers.
    const refusal = { code: '403-20', message: WHY };
    expect(await refusalOf(resumeSendOf(context(), keyOf(customer, paused)))).toEqual(refusal);
    expect(await refusalOf(rescheduleSendOf(context(), keyOf(customer, scheduled), inMinutes(20)))).toEqual(refusal);
    expect((await customer.call('/send/pause', { send_id: scheduled })).data).toMatchObject({ state: 10 });
    for (const send_id of [paused, scheduled])
      expect((await customer.call('/send/cancel', { send_id })).data).toMatchObject({ state: 7 });
  });

  it('sees why its sends wait and what it cannot do; opened again, everything goes on by itself', async () => {
    await startSender({ window: 0 });
    const customer = await givenSender();
    const { sendId, quote } = await quoteAndSend(customer, wanted(50));
    await until('it is prepared', async () => [2, 5].includes((await reportOf(customer, sendId)).state));
    const scheduled = (await send(customer, wanted(2), { send_time: inMinutes(10).toISOString() })).data.send_id;
    await setBlocked(customer, 'بدهی');
    for (const id of [sendId, scheduled])
      expect(await reportOf(customer, id)).toMatchObject({
        state_reason: expect.stringContaining('حساب شما بسته شده است (بدهی)'),
        waits_until: null,
        can_stop: true,
        can_reschedule: false,
      });
    expect(await creditOf(customer)).toMatchObject({ held: quote.total });
    await stopSenders();
    const { carrier } = await startSender();
    const other = await givenSender();
    const { sendId: others } = await quoteAndSend(other, wanted(1));
    await until('the sender is at work', async () => (await reportOf(other, others)).counts.delivered === 1);
    expect(carrier.taken()).toHaveLength(1);
    expect(await creditOf(customer)).toMatchObject({ held: quote.total });
    await setBlocked(customer, null);
    await until('all are delivered', async () => (await reportOf(customer, sendId)).counts.delivered === 50);
    expect(await reportOf(customer, sendId)).toMatchObject({ charged: quote.total, returned: '0' });
    expect(await reportOf(customer, scheduled)).toMatchObject({ state: 11, can_reschedule: true });
  });

  it('is one whose holder is in doubt, too: what was accepted before waits', async () => {
    const customer = await givenSender();
    const { data } = await send(customer, wanted(2));
    const change = { activation: 'inactive', activation_reason: 'mobile' } as const;
    await db().updateTable('accounts').set(change).where('id', '=', customer.accountId).execute();
    expect(accountStateOf({ kind: 'customer', blockedReason: null, ...change })).toBe('inactive');
    await startSender();
    const other = await givenSender();
    const { sendId } = await quoteAndSend(other, wanted(1));
    await until('the sender is at work', async () => (await reportOf(other, sendId)).counts.delivered === 1);
    expect(await reportOf(customer, data.send_id)).toMatchObject({
      state: 0,
      state_reason: expect.stringContaining('پنل شما غیرفعال است'),
    });
  });
});

describe('support stops a send', () => {
  const REASON =
    'پشتیبانی این ارسال را متوقف کرد. دلیل: شکایت. آنچه فرستاده نشده بود لغو شد و مبلغ آن به کیف پول برگشت.';

  it.each(['waiting for a reader', 'scheduled', 'paused', 'queued', 'of a blocked account'])(
    '%s: everything comes back, and its owner reads why',
    async (how) => {
      const customer = await givenSender();
      const before = (await creditOf(customer)).credit;
      const accountIs = (change: object) =>
        db().updateTable('accounts').set(change).where('id', '=', customer.accountId).execute();
      if (how === 'waiting for a reader') await accountIs({ review_required: true });
      const { quote } = (
        await customer.call('/send/calculate-price', {
          from_number: customer.number,
          message: TEXT,
          charity: false,
          recipients: wanted(20).recipients,
        })
      ).data;
      const time = how === 'scheduled' ? { send_time: inMinutes(10).toISOString() } : {};
      const sendId = (await send(customer, wanted(20), { quote_id: quote.quote_id, ...time })).data.send_id;
      expect(await creditOf(customer)).toMatchObject({ held: quote.total });
      if (how === 'paused') await customer.call('/send/pause', { send_id: sendId });
      if (how === 'queued' || how === 'of a blocked account') {
        await startSender({ window: 0 });
        await until('it is prepared', async () => [2, 5].includes((await reportOf(customer, sendId)).state));
      }
      if (how === 'of a blocked account') await setBlocked(customer, 'بدهی');
      const stopped = await stopSendByAdmin(context(), BigInt(sendId), 'شکایت.');
      expect(stopped).toMatchObject({ state: 7, accountId: customer.accountId });
      expect(await stopSendByAdmin(context(), BigInt(sendId), 'دلیلی دیگر')).toEqual(stopped);
      expect(await reportOf(customer, sendId)).toMatchObject({ state: 7, state_reason: REASON });
      expect(await creditOf(customer)).toMatchObject({ credit: before, held: '0' });
    },
  );

  it('that is there and has not ended', async () => {
    await startSender();
    const customer = await givenSender();
    const { sendId } = await quoteAndSend(customer, wanted(1));
    await until('it has finished', async () => (await reportOf(customer, sendId)).state === 6);
    const codeOf = async (work: Promise<unknown>) => refusalOf(work);
    expect(await codeOf(stopSendByAdmin(context(), BigInt(sendId)))).toMatchObject({ code: '409-34' });
    expect(await codeOf(stopSendByAdmin(context(), 999_999_999n))).toMatchObject({ code: '404-24' });
    expect(await codeOf(stopSendByAdmin(context(), BigInt(sendId), ' '))).toMatchObject({ code: '422-44' });
  });
});
