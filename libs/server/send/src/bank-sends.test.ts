import { generateBank } from '@peyk/server-banks';
import { getWallet, proveLedger } from '@peyk/server-ledger';
import { prepareSends } from '@peyk/server-sender';
import { silentLog } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { sendersOnApi } from './testing/senders';

const { clock, db, givenSender, price, quote, send, sendsOf } = sendersOnApi();
type Sender = Awaited<ReturnType<typeof givenSender>>;

const RICH = { balanceMrial: 100_000_000_000n };
const TEHRAN = 96;
/** Of Tehran, 3,000 of MCI and 2,500 of Irancell. */
const BANK = {
  filters: { province_id: TEHRAN },
  operators: [
    { operator: 'mci', start: 100, size: 3000 },
    { operator: 'irancell', size: 2500 },
  ],
};
const asked = { recipients: undefined, bank: BANK };
const country = (more: object = {}) => ({ sending_type: 'country', params: { bank: BANK }, ...more });
const balanceOf = async ({ accountId }: Sender) => (await getWallet(db(), accountId))?.balanceMrial ?? 0n;
const prepareAll = () => prepareSends({ db: db(), clock, log: silentLog });

beforeAll(() => generateBank(db(), 60_000, clock.now()));
afterEach(async () => {
  expect(await proveLedger(db())).toMatchObject({ proved: true });
});

describe('a send to people of the bank', () => {
  it('reaches exactly as many of each operator as were asked for, at the price that was shown', async () => {
    const sender = await givenSender(RICH);
    const shown = await quote(sender, asked);
    expect(shown).toMatchObject({ reachable_count: 5500, total: String(3000 * 1370 + 2500 * 1503) });
    const before = await balanceOf(sender);
    expect((await send(sender, country({ quote_id: shown.quote_id }))).status).toBe(200);
    expect(before - (await balanceOf(sender))).toBe(BigInt(3000 * 1370 + 2500 * 1503) * 1000n);
    await prepareAll();
    const [made] = await sendsOf(sender);
    expect(made).toMatchObject({ type: 'country', state: 5, requested_count: 5500, recipient_count: 5500 });
    const found = await db()
      .selectFrom('recipients')
      .innerJoin('bank_numbers', 'bank_numbers.mobile', 'recipients.mobile')
      .select(({ fn }) => [fn.countAll<string>().as('count')])
      .where('recipients.account_id', '=', sender.accountId)
      .where('bank_numbers.province_id', '=', TEHRAN)
      .executeTakeFirst();
    expect(Number(found?.count)).toBe(5500);
  });

  it('leaves out whom the account has blacklisted, who then costs nothing', async () => {
    const sender = await givenSender(RICH);
    const { mobile } = await db()
      .selectFrom('bank_numbers')
      .select('mobile')
      .where('province_id', '=', TEHRAN)
      .where('operator', '=', 1)
      .orderBy('mobile')
      .executeTakeFirstOrThrow();
    const row = { account_id: sender.accountId, kind: 'blacklist' as const, mobile, created_at: clock.now() };
    await db().insertInto('suppressed_numbers').values(row).execute();
    expect(await quote(sender, asked)).toMatchObject({ reachable_count: 5499, excluded: { blacklisted: 1 } });
    const others = { ...asked, bank: { ...BANK, exclude_blacklisted: true } };
    expect(await quote(sender, others)).toMatchObject({ reachable_count: 5500, excluded: { blacklisted: 0 } });
  });

  it('is no longer what was quoted once the bank was loaded anew', async () => {
    const sender = await givenSender(RICH);
    const shown = await quote(sender, asked);
    await generateBank(db(), 60_000, clock.now());
    expect(await send(sender, country({ quote_id: shown.quote_id }))).toMatchObject({ code: '422-28' });
    expect(await sendsOf(sender)).toEqual([]);
  });

  it.each([
    ['no province', 'country', { ...BANK, filters: {} }, '422-200', 'province_id'],
    ['no postal code', 'postal_code', BANK, '422-201', 'postal_code'],
    ['no trade', 'job', BANK, '422-202', 'category_id'],
    ['too few people', 'country', { ...BANK, operators: [{ operator: 'mci', size: 4999 }] }, '422-203', 'operators'],
    [
      'fewer people than were asked for',
      'country',
      { ...BANK, operators: [{ operator: 'mci', start: 1_000_000, size: 6000 }] },
      '422-203',
      'operators',
    ],
  ])('is refused with %s, and nothing is held', async (_, sending_type, bank, code, field) => {
    const sender = await givenSender(RICH);
    const refused = await send(sender, { sending_type, params: { bank } });
    expect(refused).toMatchObject({ code, errors: { [field]: expect.any(String) } });
    expect(await sendsOf(sender)).toEqual([]);
  });

  it('by postal code and by trade are sends of their own kinds', async () => {
    const sender = await givenSender(RICH);
    const trade = await db()
      .selectFrom('bank_job_categories')
      .select(['id', 'parent_id'])
      .where('parent_id', 'is not', null)
      .executeTakeFirstOrThrow();
    await sql`
      update bank_numbers set postal_code = 99999, job_id = ${trade.id} where mobile in (
        (select mobile from bank_numbers where operator = 0 order by mobile limit 3000)
        union all (select mobile from bank_numbers where operator = 1 order by mobile limit 3000))`.execute(db());
    const operators = [
      { operator: 'mci', size: 3000 },
      { operator: 'irancell', size: 3000 },
    ];
    const ways = [
      ['postal_code', { postal_code: '99999' }],
      ['job', { category_id: trade.parent_id }],
    ] as const;
    for (const [sending_type, filters] of ways) {
      expect((await send(sender, { sending_type, params: { bank: { filters, operators } } })).status).toBe(200);
    }
    await prepareAll();
    expect((await sendsOf(sender)).map(({ type, recipient_count }) => [type, recipient_count])).toEqual([
      ['postal_code_bank', 6000],
      ['job', 6000],
    ]);
    expect((await price(sender, { ...asked, phonebook_ids: ['1'] })).code).toBe('422-90');
  });
});
