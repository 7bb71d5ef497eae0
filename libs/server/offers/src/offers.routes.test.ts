import { creditTransfer, proveLedger } from '@peyk/server-ledger';
import { runTransaction } from '@peyk/server-database';
import { domainApi } from '@peyk/server-testing';
import { givenAccount } from '@peyk/shared-testing-node';
import { addChargePackage, addGift, addPromotion, endOffer } from './offers-admin.service';
import { offersModule } from './offers.module';

const { call, clock, db, signIn } = domainApi(offersModule());
const DAY_MS = 86_400_000;
const MILLION = 1_000_000_000n;
const state = {} as { token: string; accountId: bigint };
let names = 0;

const title = () => `پیشنهاد ${(names += 1)}`;
const now = () => clock.now();
const inDays = (days: number) => new Date(now().getTime() + days * DAY_MS);
const year = () => ({ startsAt: now(), endsAt: inDays(365) });
const gift = (more: object = {}) =>
  addGift(
    db(),
    { title: title(), description: '', amountMrial: MILLION, paidMrial: 0n, mostTaken: null, ...year(), ...more },
    now(),
  );
let keys = 0;
const take = (id: bigint, { token = state.token, key = `gift-key-${(keys += 1)}` } = {}) =>
  call('/gift-charge/take', { token, body: { package_id: String(id) }, headers: { 'Idempotency-Key': key } });
const codeOf = async (answer: ReturnType<typeof take>) => (await answer).meta.message_code;
const balance = async (accountId = state.accountId) => {
  const wallets = db().selectFrom('wallets').select('balance_mrial').where('account_id', '=', accountId);
  return (await wallets.executeTakeFirstOrThrow()).balance_mrial;
};
const signInNew = async () => {
  const account = await givenAccount(db());
  return { accountId: account.accountId, token: await signIn(account) };
};

beforeEach(async () => void Object.assign(state, await signInNew()));
afterEach(async () => expect(await proveLedger(db())).toMatchObject({ proved: true }));

describe('packages and promotions', () => {
  it('are shown while they are offered, the smallest and the first to end before the others', async () => {
    const offered = { description: '', mostEach: 1, bonusMrial: MILLION / 10n };
    const [large, small, closed] = [title(), title(), title()];
    await addChargePackage(db(), { ...offered, title: large, amountMrial: 9n * MILLION }, now());
    await addChargePackage(db(), { ...offered, title: small, amountMrial: 2n * MILLION }, now());
    const id = await addChargePackage(db(), { ...offered, title: closed, amountMrial: 3n * MILLION }, now());
    await endOffer(db(), { kind: 'charge', id }, now());
    const { data } = await call('/charge-packages/dynamics', { token: state.token });
    expect(data.items).toMatchObject([
      { title: small, amount: '2000000', bonus: '100000', most_each: 1 },
      { title: large, amount: '9000000' },
    ]);
  });

  it('hold in their time only', async () => {
    const offered = { percent: 10, fromMrial: MILLION, mostMrial: null };
    const id = await addPromotion(db(), { ...offered, title: 'امروز', ...year() }, now());
    await addPromotion(db(), { ...offered, title: 'فردا', startsAt: inDays(1), endsAt: inDays(2) }, now());
    const shown = async () => (await call('/payment/promotion/today-charge', { token: state.token })).data.items;
    expect(await shown()).toEqual([
      { id: String(id), title: 'امروز', percent: 10, from: '1000000', most: null, ends_at: inDays(365).toISOString() },
    ]);
    await endOffer(db(), { kind: 'promotion', id }, now());
    expect(await shown()).toEqual([]);
    await expect(endOffer(db(), { kind: 'promotion', id }, now())).rejects.toMatchObject({ code: '404-343' });
  });

  it('are not made of nonsense', async () => {
    const charge = { title: '', description: '', amountMrial: MILLION, bonusMrial: 0n, mostEach: null };
    await expect(addChargePackage(db(), charge, now())).rejects.toMatchObject({ code: '422-344' });
    await expect(
      addPromotion(db(), { title: 'الف', percent: 101, fromMrial: 0n, mostMrial: null, ...year() }, now()),
    ).rejects.toMatchObject({ code: '422-344' });
    await expect(gift({ endsAt: now() })).rejects.toMatchObject({ code: '422-344' });
    const same = title();
    await gift({ title: same });
    await expect(gift({ title: same })).rejects.toMatchObject({ code: '409-344' });
  });
});

describe('a gift', () => {
  it('comes into the wallet once, whatever the keys, and is listed', async () => {
    const id = await gift();
    const before = await balance();
    expect((await take(id)).data).toMatchObject({ id: String(id), can_take: false, taken_at: now().toISOString() });
    expect(await balance()).toBe(before + MILLION);
    expect(await codeOf(take(id))).toBe('409-342');
    expect(await balance()).toBe(before + MILLION);
    const { data } = await call('/gift-charge/info', { token: state.token });
    expect(data).toMatchObject({ total: '1000000', items: [{ id: String(id), amount: '1000000' }] });
  });

  it('is taken once by twelve who ask at once', async () => {
    const id = await gift();
    const before = await balance();
    const answers = await Promise.all(Array.from({ length: 12 }, () => take(id)));
    const codes = answers.map(({ meta }) => meta.message_code);
    expect(codes.filter((code) => code !== '409-342')).toEqual(['200-1']);
    expect(await balance()).toBe(before + MILLION);
  });

  it('goes to as many accounts as it says', async () => {
    const id = await gift({ mostTaken: 2 });
    const people = await Promise.all(Array.from({ length: 4 }, signInNew));
    const answers = await Promise.all(people.map(({ token }) => take(id, { token })));
    expect(answers.map(({ meta }) => meta.message_code).toSorted()).toEqual(['200-1', '200-1', '409-343', '409-343']);
  });

  it('that is for those who pay asks for what was paid in thirty days', async () => {
    const id = await gift({ paidMrial: 5n * MILLION });
    const shown = async () => {
      const { data } = await call('/gift-charge/packages', { token: state.token });
      return data.items.find((item: { id: string }) => item.id === String(id)).can_take;
    };
    expect(await shown()).toBe(false);
    expect(await codeOf(take(id))).toBe('404-342');
    const paid = { accountId: state.accountId, amountMrial: 5n * MILLION, taxMrial: 0n, description: 'واریز' };
    await runTransaction(db(), (tx) => creditTransfer(tx, 'card_to_card', { ...paid, at: inDays(-31) }));
    expect(await shown()).toBe(false);
    await runTransaction(db(), (tx) => creditTransfer(tx, 'card_to_card', { ...paid, at: inDays(-29) }));
    expect(await shown()).toBe(true);
    expect((await take(id)).data.taken_at).toBe(now().toISOString());
  });

  it('that has ended or never was is unknown', async () => {
    const id = await gift();
    await endOffer(db(), { kind: 'gift', id }, now());
    expect(await codeOf(take(id))).toBe('404-342');
    expect(await codeOf(take(999n))).toBe('404-342');
  });
});
