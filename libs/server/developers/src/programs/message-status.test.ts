import { LEAST_ARCHIVE_DAYS } from '@peyk/server-module';
import { NAMES_KEPT_MS } from '@peyk/server-send';
import { sql } from 'kysely';
import { programsRig } from '../testing/programs-rig';
import type { Shop } from '../testing/programs-rig';

const { api, givenShop, givenPattern } = programsRig();

const DAY_MS = 24 * 3_600_000;
const TEXT = 'سفارش شما در فروشگاه آبان ثبت شد.';

const numberOf = (n: number) => `0924${String(1_660_000 + n)}`;

async function given() {
  const shop = await givenShop();
  return { ...shop, pattern_code: await givenPattern(shop, { kind: 'manual', text: TEXT, variables: [] }) };
}

/** A message with a name of the program's own; its id. */
async function sent({ call, pattern_code }: Awaited<ReturnType<typeof given>>, n: number, local_id: string) {
  const body = { pattern_code, recipients: [{ number: numberOf(n), params: [], local_id }] };
  const { data } = await call('/pattern/send', body);
  return { id: data.messages[0].id as string, sendId: data.send_id as string };
}

const ask = async ({ call }: Shop, body: object) => (await call('/messages/status', body)).data;

describe('the status of messages', () => {
  it('is asked for a shorter time than it takes until recipients may lie in files', () => {
    expect(NAMES_KEPT_MS).toBeLessThan(LEAST_ARCHIVE_DAYS * DAY_MS);
  });

  it('is found by ids and by the program’s own names, each message once, and says what is missing', async () => {
    const shop = await given();
    const [one, two] = [await sent(shop, 1, 'سفارش ۱'), await sent(shop, 2, 'سفارش ۲')];
    const { items, missing } = await ask(shop, { ids: [one.id, '999'], local_ids: ['سفارش ۱', 'سفارش ۲', 'نیست'] });
    expect(items).toMatchObject([
      { id: two.id, local_id: 'سفارش ۲', number: '989241660002', state: 'waiting', error: null, parts: null },
      { id: one.id, local_id: 'سفارش ۱', number: '989241660001', state: 'waiting', price: null, money: null },
    ]);
    expect(missing).toEqual({ ids: ['999'], local_ids: ['نیست'] });
  });

  it('is of the five newest where names are used again', async () => {
    const shop = await given();
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1) ids.push((await sent(shop, 10 + n, 'همان')).id);
    const { items } = await ask(shop, { local_ids: ['همان', 'همان'] });
    expect(items.map(({ id }: { id: string }) => id)).toEqual(ids.slice(1).reverse());
  });

  it('is not told to another account, by ids or by names', async () => {
    const [shop, stranger] = [await given(), await given()];
    const { id } = await sent(shop, 20, 'راز');
    expect(await ask(stranger, { ids: [id], local_ids: ['راز'] })).toEqual({
      items: [],
      missing: { ids: [id], local_ids: ['راز'] },
    });
  });

  it('says why a send ended before its message', async () => {
    const shop = await given();
    const { id, sendId } = await sent(shop, 30, 'رد');
    await sql`update sends set state = 3, state_reason = 'متن پذیرفته نشد.' where id = ${sendId}`.execute(api.db());
    expect((await ask(shop, { ids: [id] })).items).toMatchObject([{ state: 'not_sent', error: 'متن پذیرفته نشد.' }]);
  });

  it('is told for thirty days', async () => {
    const shop = await given();
    const { id } = await sent(shop, 40, 'کهنه');
    api.clock.advance(30 * DAY_MS - 1);
    expect((await ask(shop, { local_ids: ['کهنه'] })).items).toHaveLength(1);
    api.clock.advance(1);
    expect(await ask(shop, { ids: [id], local_ids: ['کهنه'] })).toMatchObject({ items: [] });
  });

  it('is asked for one to a thousand together, with names of 64 characters', async () => {
    const shop = await given();
    const codeOf = async (body: object) => (await shop.call('/messages/status', body)).meta.message_code;
    const names = (count: number) => Array.from({ length: count }, (_, n) => `${'س'.repeat(60)}${1_000 + n}`);
    expect(await codeOf({})).toBe('422-636');
    expect(await codeOf({ local_ids: names(1_000) })).toBe('200-1');
    expect(await codeOf({ local_ids: names(1_000), ids: ['1'] })).toBe('422-636');
    expect(await codeOf({ local_ids: ['س'.repeat(65)] })).toBe('422-1');
    expect(await codeOf({ ids: ['999999999999999999'] })).toBe('200-1');
  });
});
