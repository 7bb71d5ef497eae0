import { instantToTehran } from '@peyk/shared-jalali';
import { changeLine } from './admin/lines-admin.service';
import { numbersOf, sendLife, until } from './testing/life';

const { db, startSender, givenSender, send, reportOf } = sendLife();

type Customer = Awaited<ReturnType<typeof givenSender>>;
const wanted = { text: 'سلام، سفارش شما رسید.', recipients: numbersOf('09952', 3) };
const limit = ({ call, number }: Customer, body: object) =>
  call('/number/set_limits', { number, permitted_hours: null, max_per_second: null, ...body });
const lineOf = async ({ call }: Customer) => (await call('/number/numbers')).data.items[0];

/** Hours that begin in six hours and last for six: closed for as long as any test takes. */
function closedNow() {
  const { hour } = instantToTehran(new Date());
  return { from: (hour + 6) % 24, to: (hour + 12) % 24 || 24 };
}

/** Another account on the line of the first one. */
async function givenSharer({ number }: Customer) {
  const sharer = await givenSender();
  const { id } = await db().selectFrom('lines').select('id').where('number', '=', number).executeTakeFirstOrThrow();
  await db().insertInto('account_lines').values({ account_id: sharer.accountId, line_id: id }).execute();
  return { ...sharer, number };
}

describe('an account on a line', () => {
  it('limits its own sends and nobody else’s: they wait, say why, and go on when the limit is taken away', async () => {
    await startSender();
    const customer = await givenSender({ maxPerSecond: 500 });
    const sharer = await givenSharer(customer);
    const hours = closedNow();
    const answer = await limit(customer, { permitted_hours: hours, max_per_second: 1_000 });
    const own = { own_permitted_hours: hours, own_max_per_second: 1_000 };
    expect(answer.data).toMatchObject({ number: customer.number, max_per_second: 500, ...own });
    expect(answer.data).toEqual(await lineOf(customer));
    const theirs = (await sharer.call('/number/numbers')).data.items.find(
      ({ number }: { number: string }) => number === customer.number,
    );
    expect(theirs).toMatchObject({ max_per_second: 500, own_permitted_hours: null, own_max_per_second: null });

    const waiting = (await send(customer, wanted)).data.send_id;
    const passing = (await send(sharer, wanted)).data.send_id;
    await until('the other’s has finished', async () => (await reportOf(sharer, passing)).finished_at !== null);
    await until('its own waits', async () => (await reportOf(customer, waiting)).waits_until !== null);
    const report = await reportOf(customer, waiting);
    expect(report).toMatchObject({ line_limits: { permitted_hours: null, max_per_second: 500, ...own } });
    expect(report.state_reason).toContain('بیرون از ساعت‌های خودتان');
    expect(report.counts).toMatchObject({ total: 3, queued: 3 });

    await limit(customer, {});
    await until('it has finished', async () => (await reportOf(customer, waiting)).finished_at !== null);
    expect(await reportOf(customer, waiting)).toMatchObject({ state: 6, line_limits: null });
  });

  it('changes one of its limits without the other', async () => {
    const customer = await givenSender();
    const change = (body: object) => customer.call('/number/set_limits', { number: customer.number, ...body });
    await limit(customer, { permitted_hours: { from: 9, to: 17 } });
    expect((await change({ max_per_second: 20 })).data).toMatchObject({
      own_permitted_hours: { from: 9, to: 17 },
      own_max_per_second: 20,
    });
    expect((await change({ permitted_hours: null })).status).toBe(200);
    expect(await lineOf(customer)).toMatchObject({ own_permitted_hours: null, own_max_per_second: 20 });
    expect((await change({})).status).toBe(422);
  });

  it('is refused hours that are none, that have none in common with the line, and a line that it does not have', async () => {
    const customer = await givenSender({ hours: { from: 8, to: 12 } });
    const stranger = await givenSender();
    const good = { permitted_hours: { from: 11, to: 20 } };
    expect((await limit(customer, good)).status).toBe(200);
    for (const [who, body, status, code, field] of [
      [customer, { permitted_hours: { from: 9, to: 9 } }, 422, '422-34', 'permitted_hours'],
      [customer, { permitted_hours: { from: 0, to: 24 } }, 422, '422-34', 'permitted_hours'],
      [customer, { permitted_hours: { from: 12, to: 20 } }, 409, '409-31', 'permitted_hours'],
      [{ ...stranger, number: customer.number }, good, 422, '422-23', 'number'],
      [{ ...stranger, number: '99999999' }, good, 422, '422-23', 'number'],
    ] as const) {
      const answer = await limit(who, body);
      expect([answer.status, answer.code, answer.errors?.[field]]).toEqual([status, code, expect.any(String)]);
    }
    for (const body of [{ permitted_hours: { from: 24, to: 3 } }, { max_per_second: 0 }, { max_per_second: 100_001 }])
      expect((await limit(customer, body)).status).toBe(422);
    expect(await lineOf(customer)).toMatchObject({ own_permitted_hours: { from: 11, to: 20 } });
  });

  it('whose hours an admin leaves without one in common with the line’s is named to the admin', async () => {
    const customer = await givenSender();
    const sharer = await givenSharer(customer);
    await limit(customer, { permitted_hours: { from: 20, to: 6 } });
    await limit(sharer, { permitted_hours: { from: 9, to: 17 } });
    expect(await changeLine(db(), customer.number, { hours: { from: 16, to: 20 } })).toEqual([customer.accountId]);
    expect(await changeLine(db(), customer.number, { hours: { from: 16, to: 21 } })).toEqual([]);
    expect(await changeLine(db(), customer.number, { maxPerSecond: 5 })).toEqual([]);
  });
});
