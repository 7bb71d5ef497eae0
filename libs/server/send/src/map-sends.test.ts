import { generateBank } from '@peyk/server-banks';
import { getWallet, proveLedger } from '@peyk/server-ledger';
import { prepareSends } from '@peyk/server-sender';
import { containmentOf } from '@peyk/shared-geo';
import { silentLog } from '@peyk/shared-testing-node';
import { sendersOnApi } from './testing/senders';

const { clock, db, givenSender, quote, send, sendsOf } = sendersOnApi();
type Sender = Awaited<ReturnType<typeof givenSender>>;

const RICH = { balanceMrial: 100_000_000_000n };
const TEHRAN = { lat: 35.7, lng: 51.4 };
/** Of 40 kilometres around Tehran, 3,000 of MCI and 2,500 of Irancell. */
const BANK = {
  filters: { shape: { circle: { centre: [TEHRAN.lat, TEHRAN.lng], radius_km: 40 } } },
  operators: [
    { operator: 'mci', size: 3000 },
    { operator: 'irancell', size: 2500 },
  ],
};
const onMap = (more: object = {}) => ({ sending_type: 'map', params: { bank: BANK }, ...more });
const balanceOf = async ({ accountId }: Sender) => (await getWallet(db(), accountId))?.balanceMrial ?? 0n;

beforeAll(() => generateBank(db(), 60_000, clock.now()));
afterEach(async () => {
  expect(await proveLedger(db())).toMatchObject({ proved: true });
});

it('a send by the map reaches people inside of the shape only, at the price that was shown', async () => {
  const sender = await givenSender(RICH);
  const total = 3000 * 1370 + 2500 * 1503;
  const shown = await quote(sender, { recipients: undefined, bank: BANK });
  expect(shown).toMatchObject({ reachable_count: 5500, total: String(total) });
  const before = await balanceOf(sender);
  expect((await send(sender, onMap({ quote_id: shown.quote_id }))).status).toBe(200);
  expect(before - (await balanceOf(sender))).toBe(BigInt(total) * 1000n);
  await prepareSends({ db: db(), clock, log: silentLog });
  expect(await sendsOf(sender)).toMatchObject([{ type: 'map', state: 5, recipient_count: 5500 }]);
  const places = await db()
    .selectFrom('recipients')
    .innerJoin('bank_numbers', 'bank_numbers.mobile', 'recipients.mobile')
    .select(['lat', 'lng'])
    .where('recipients.account_id', '=', sender.accountId)
    .execute();
  const isInside = containmentOf({ kind: 'circle', centre: TEHRAN, radiusKm: 40 });
  expect(places).toHaveLength(5500);
  expect(places.filter(({ lat, lng }) => !isInside((lat ?? 0) / 1e5, (lng ?? 0) / 1e5))).toEqual([]);
});

it('a quote of one shape is no quote of another', async () => {
  const sender = await givenSender(RICH);
  const { quote_id } = await quote(sender, { recipients: undefined, bank: BANK });
  const wider = { ...BANK, filters: { shape: { circle: { centre: [35.7, 51.4], radius_km: 41 } } } };
  expect(await send(sender, onMap({ quote_id, params: { bank: wider } }))).toMatchObject({ code: '422-28' });
  expect(await sendsOf(sender)).toEqual([]);
});

it.each([
  ['no shape', { ...BANK, filters: { province_id: 96 } }, '422-220'],
  [
    'a polygon that crosses itself',
    {
      ...BANK,
      filters: {
        shape: {
          polygon: [
            [35, 51],
            [36, 52],
            [35, 52],
            [36, 51],
          ],
        },
      },
    },
    '422-224',
  ],
  ['a shape in the sea', { ...BANK, filters: { shape: { circle: { centre: [38.5, 51], radius_km: 50 } } } }, '422-227'],
])('a send by the map is refused with %s, and nothing is held', async (_, bank, code) => {
  const sender = await givenSender(RICH);
  const before = await balanceOf(sender);
  const refused = await send(sender, onMap({ params: { bank } }));
  expect(refused).toMatchObject({ code, errors: { shape: expect.any(String) } });
  expect(await balanceOf(sender)).toBe(before);
  expect(await sendsOf(sender)).toEqual([]);
});
