import { generateBank } from '@peyk/server-banks';
import { getWallet, proveLedger } from '@peyk/server-ledger';
import { prepareSends } from '@peyk/server-sender';
import { silentLog } from '@peyk/shared-testing-node';
import { sendersOnApi } from './testing/senders';

const { clock, db, givenSender, quote, send, sendsOf } = sendersOnApi();
type Sender = Awaited<ReturnType<typeof givenSender>>;

const RICH = { balanceMrial: 100_000_000_000n };
const BANK = {
  filters: { shape: { circle: { centre: [35.7, 51.4], radius_km: 60 } }, tower_hours: { from: 9, to: 17 } },
  operators: [{ operator: 'irancell', size: 5000 }],
};
const atTowers = (more: object = {}) => ({ sending_type: 'bts', params: { bank: BANK }, ...more });
const balanceOf = async ({ accountId }: Sender) => (await getWallet(db(), accountId))?.balanceMrial ?? 0n;

beforeAll(() => generateBank(db(), 100_000, clock.now()));
afterEach(async () => {
  expect(await proveLedger(db())).toMatchObject({ proved: true });
});

it('a send to people at towers reaches those who were seen there, at the price of their operator that was shown', async () => {
  const sender = await givenSender(RICH);
  const shown = await quote(sender, { recipients: undefined, bank: BANK });
  expect(shown).toMatchObject({ reachable_count: 5000, total: String(5000 * 1503) });
  const before = await balanceOf(sender);
  expect((await send(sender, atTowers({ quote_id: shown.quote_id }))).status).toBe(200);
  expect(before - (await balanceOf(sender))).toBe(BigInt(5000 * 1503) * 1000n);
  await prepareSends({ db: db(), clock, log: silentLog });
  expect(await sendsOf(sender)).toMatchObject([{ type: 'bts', state: 5, recipient_count: 5000 }]);
  const unseen = await db()
    .selectFrom('recipients')
    .select('mobile')
    .where('account_id', '=', sender.accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bank_sightings').select('tower_id').whereRef('bank_sightings.mobile', '=', 'recipients.mobile'),
        ),
      ),
    )
    .execute();
  expect(unseen).toEqual([]);
});

it('a quote of one window is no quote of another', async () => {
  const sender = await givenSender(RICH);
  const { quote_id } = await quote(sender, { recipients: undefined, bank: BANK });
  const later = { ...BANK, filters: { ...BANK.filters, tower_hours: { from: 9, to: 18 } } };
  expect(await send(sender, atTowers({ quote_id, params: { bank: later } }))).toMatchObject({ code: '422-28' });
  expect(await sendsOf(sender)).toEqual([]);
});

it('a bank that was loaded between quote and send ends the quote, and nothing is held', async () => {
  const sender = await givenSender(RICH);
  const { quote_id } = await quote(sender, { recipients: undefined, bank: BANK });
  await generateBank(db(), 100_000, clock.now());
  const before = await balanceOf(sender);
  expect((await send(sender, atTowers({ quote_id }))).status).not.toBe(200);
  expect(await balanceOf(sender)).toBe(before);
  expect(await sendsOf(sender)).toEqual([]);
});

it('people of another operator are refused, and nothing is held', async () => {
  const sender = await givenSender(RICH);
  const mixed = { ...BANK, operators: [...BANK.operators, { operator: 'mci', size: 100 }] };
  const before = await balanceOf(sender);
  expect(await send(sender, atTowers({ params: { bank: mixed } }))).toMatchObject({ code: '422-322' });
  expect(await balanceOf(sender)).toBe(before);
});
