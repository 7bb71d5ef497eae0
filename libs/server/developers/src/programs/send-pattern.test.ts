import { sql } from 'kysely';
import { programsRig, until } from '../testing/programs-rig';

const { api, givenShop, givenPattern, startSender, walletOf, sendsOf } = programsRig();

const VARIABLES = [
  { name: 'name', type: 'string', maxLength: 20 },
  { name: 'order', type: 'number', maxLength: 8 },
];
const TEXT = '{{name}} عزیز، سفارش {{order}} شما در فروشگاه آبان ثبت شد.';

async function given(wishes: Parameters<typeof givenShop>[0] = {}) {
  const shop = await givenShop(wishes);
  const pattern = { kind: 'transactional', text: TEXT, variables: VARIABLES } as const;
  return { ...shop, pattern_code: await givenPattern(shop, pattern) };
}
type Given = Awaited<ReturnType<typeof given>>;

const number = (n: number) => `0924${String(1_640_000 + n)}`;
const to = (n: number, more: object = {}) => ({
  number: number(n),
  params: [
    { name: 'name', value: `نام ${n}` },
    { name: 'order', value: String(n) },
  ],
  ...more,
});
const send = ({ call, pattern_code }: Given, recipients: object[], more: object = {}, key?: string) =>
  call('/pattern/send', { pattern_code, recipients, ...more }, key);
const statusOf = ({ call }: Given, body: object) => call('/messages/status', body);

describe('a pattern for many', () => {
  it('says to each what its values make, and answers the price that is held', async () => {
    const shop = await given();
    const { data, meta } = await send(shop, [to(1, { local_id: 'سفارش ۱' }), to(2)]);
    expect(meta.message_code).toBe('200-1');
    expect(data).toMatchObject({
      ...{ state: 0, version: 1, recipient_count: 2, left_out_count: 0, from_number: shop.line.number },
      messages: [
        { number: '989241640001', local_id: 'سفارش ۱' },
        { number: '989241640002', local_id: null },
      ],
    });
    const [{ id: keyId } = { id: 0n }] = await api
      .db()
      .selectFrom('api_keys')
      .select('id')
      .where('account_id', '=', shop.accountId)
      .execute();
    expect((await sendsOf(shop))[0]).toMatchObject({ user_id: shop.userId, key_id: keyId });
    expect((await walletOf(shop)).held).toBe(BigInt(Math.round(Number(data.price) * 1000)));
    const carrier = await startSender();
    await until('both left', () => carrier.taken().length === 2);
    const texts = carrier.taken().map(({ part }) =>
      Buffer.from(part.text.bodies[0] ?? [])
        .swap16()
        .toString('utf16le'),
    );
    expect(texts.sort()).toEqual([1, 2].map((n) => `نام ${n} عزیز، سفارش ${n} شما در فروشگاه آبان ثبت شد.`));
    await until('the report is whole', async () => (await sendsOf(shop))[0]?.settled_at !== null);
    const { items } = (await statusOf(shop, { ids: data.messages.map(({ id }: { id: string }) => id) })).data;
    expect(items).toMatchObject([2, 1].map((n) => ({ number: `98924164000${n}`, state: 'delivered', error: null })));
    expect(items).toMatchObject([1, 2].map(() => ({ parts: 1, money: 'charged', receipt_at: expect.any(String) })));
    expect((await statusOf(shop, { local_ids: ['سفارش ۱'] })).data.items[0].id).toBe(data.messages[0].id);
  });

  it('is a send with one text where there is one recipient', async () => {
    const shop = await given();
    expect((await send(shop, [to(3)])).data.recipient_count).toBe(1);
    expect(await sendsOf(shop)).toMatchObject([{ type: 'pattern_transactional', own_texts: false, lane: 1 }]);
  });

  it('tells by places what is wrong, and then sends to nobody', async () => {
    const shop = await given();
    const value = (name: string, one: string) => ({ name, value: one });
    const { meta } = await send(shop, [
      to(4),
      to(5, { number: '0912' }),
      to(4),
      to(6, { params: [value('name', 'www.example.ir'), value('order', 'x'), value('colour', 'آبی')] }),
      to(7, { params: [value('name', 'سارا'), value('name', 'نیما'), value('order', '7')] }),
      to(8, { params: [] }),
    ]);
    expect(meta.message_code).toBe('422-635');
    expect(Object.keys(meta.errors)).toEqual([
      'recipients.1.number',
      'recipients.2.number',
      'recipients.3.params.colour',
      'recipients.3.params.name',
      'recipients.3.params.order',
      'recipients.4.params.name',
      'recipients.5.params.name',
      'recipients.5.params.order',
    ]);
    expect(await sendsOf(shop)).toEqual([]);
    expect((await walletOf(shop)).held).toBe(0n);
  });

  it('tells a hundred faults at most', async () => {
    const recipients = Array.from({ length: 150 }, (_, n) => to(100 + n, { number: 'x' }));
    expect(Object.keys((await send(await given(), recipients)).meta.errors)).toHaveLength(100);
  });

  it('tells which text a line does not carry', async () => {
    const shop = await given();
    await sql`update lines set forbidden_words = array['نام 10'] where id = ${shop.line.lineId}`.execute(api.db());
    const { meta } = await send(shop, [to(9), to(10)]);
    expect(meta).toMatchObject({ message_code: '422-635', errors: { 'recipients.1.params': expect.any(String) } });
  });

  it('goes to a thousand at once, and not to one more nor to none', async () => {
    const shop = await given({ balanceMrial: 10_000_000_000n });
    const recipients = Array.from({ length: 1_000 }, (_, n) => to(1_000 + n, { local_id: `o-${n}` }));
    const { data } = await send(shop, recipients);
    expect(data).toMatchObject({ recipient_count: 1_000 });
    expect(new Set(data.messages.map(({ id }: { id: string }) => id)).size).toBe(1_000);
    const ids = data.messages.map(({ id }: { id: string }) => id);
    expect((await statusOf(shop, { ids })).data.items).toHaveLength(1_000);
    expect((await statusOf(shop, { local_ids: recipients.map((_, n) => `o-${n}`) })).data.items).toHaveLength(1_000);
    expect((await send(shop, [...recipients, to(1)])).meta.message_code).toBe('422-1');
    expect((await send(shop, [])).meta.message_code).toBe('422-1');
  });

  it('is carried out once for an idempotency key, also when it comes twice at one moment', async () => {
    const shop = await given();
    const again = () => send(shop, [to(11), to(12)], {}, 'pattern-key-1');
    const answers = await Promise.all([again(), again()]);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    expect((await again()).data).toEqual(answers[0]?.data);
    expect(await sendsOf(shop)).toHaveLength(1);
    expect((await send(shop, [to(13)], {}, 'pattern-key-1')).meta.message_code).toBe('422-3');
  });

  it('leaves out who has opted out, for nothing, and says so', async () => {
    const shop = await given();
    await sql`insert into suppressed_numbers (account_id, kind, mobile, created_at)
      values (${shop.accountId}, 'blacklist', ${241_640_014}, now())`.execute(api.db());
    const { data } = await send(shop, [to(14), to(15)]);
    expect(data).toMatchObject({ recipient_count: 1, left_out_count: 1 });
    await startSender();
    const ask = async () => (await statusOf(shop, { ids: [data.messages[0].id] })).data.items;
    await until('it is prepared', async () => (await ask())[0].state !== 'waiting');
    expect(await ask()).toMatchObject([{ state: 'left_out', error: expect.any(String), price: null }]);
  });

  it('is not sent without credit, by a blocked account, nor by another account’s pattern', async () => {
    const codeOf = async (shop: Given) => (await send(shop, [to(16), to(17)])).meta.message_code;
    expect(await codeOf(await given({ balanceMrial: 1n }))).toBe('422-29');
    expect(await codeOf(await given({ blockedReason: 'بدهی' }))).toBe('403-20');
    expect(await codeOf({ ...(await given()), pattern_code: (await given()).pattern_code })).toBe('404-460');
    const shop = await given();
    const pattern_code = await givenPattern(shop, { isAccepted: false });
    expect(await codeOf({ ...shop, pattern_code })).toBe('409-460');
  });
});
