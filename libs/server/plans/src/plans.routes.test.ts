import { runTransaction } from '@peyk/server-database';
import { creditWallet, proveLedger } from '@peyk/server-ledger';
import { domainApi } from '@peyk/server-testing';
import { givenAccount } from '@peyk/shared-testing-node';
import { buyPaidPlan } from './buy-plan.service';
import { createPlan, givePlan, setPlanOpen } from './plans-admin.service';
import { plansModule } from './plans.module';
import type { Service } from './plans.tables';
import { requireService } from './require-service';
import { listPlansOpening } from './plans.repository';

const { call, clock, db, signIn } = domainApi(plansModule());
const DAY_MS = 86_400_000;
const MILLION = 1_000_000_000n;
const state = {} as { token: string; accountId: bigint };
let names = 0;
let keys = 0;

const now = () => clock.now();
const plan = async (more: object = {}) => {
  const title = `طرح ${(names += 1)}`;
  const offered = {
    title,
    description: '',
    priceMrial: 5n * MILLION,
    days: 30 as number | null,
    services: ['map'] as Service[],
  };
  const id = await createPlan(db(), { ...offered, ...more }, now());
  return { id, title };
};
const buy = (id: bigint, price = '5000000') =>
  call('/panel/plans/buy', {
    token: state.token,
    body: { plan_id: String(id), price },
    headers: { 'Idempotency-Key': `plan-key-${(keys += 1)}` },
  });
const codeOf = async (answer: ReturnType<typeof buy>) => (await answer).meta.message_code;
const charge = (rials: bigint) =>
  runTransaction(db(), (tx) =>
    creditWallet(tx, { accountId: state.accountId, amountMrial: rials * 1000n, description: 'شارژ', at: now() }),
  );
const balance = async () => {
  const wallets = db().selectFrom('wallets').select('balance_mrial').where('account_id', '=', state.accountId);
  return (await wallets.executeTakeFirstOrThrow()).balance_mrial;
};
const shown = async () => (await call('/panel/plans', { token: state.token })).data;
const mayUse = async (service: Service) =>
  requireService(db(), { accountId: state.accountId, service, at: now() }).then(
    () => true,
    ({ code }: { code: string }) => code,
  );

beforeEach(async () => {
  await db().deleteFrom('account_plans').execute();
  await db().updateTable('plans').set({ is_open: false }).execute();
  clock.set('2026-11-20T08:30:00Z');
  const account = await givenAccount(db());
  Object.assign(state, { token: await signIn(account), accountId: account.accountId });
});
afterEach(async () => expect(await proveLedger(db())).toMatchObject({ proved: true }));

it('an installation that sells nothing closes nothing', async () => {
  expect(await mayUse('map')).toBe(true);
  expect((await shown()).services).toContainEqual({ service: 'map', is_open: true });
});

it('a service that a plan sells is open to those who have bought it, as long as the plan lasts', async () => {
  const { id } = await plan();
  expect(await mayUse('map')).toBe('403-345');
  expect(await mayUse('banks')).toBe(true);
  const asked = { accountId: state.accountId, service: 'map', at: now() } as const;
  const titles = await listPlansOpening(db(), 'map');
  expect(titles).toHaveLength(1);
  await expect(requireService(db(), asked)).rejects.toThrow(`«${titles[0]}» آن را باز می‌کند`);
  await charge(9_000_000n);
  const before = await balance();
  expect((await buy(id)).data).toMatchObject({ is_held: true, held_until: '2026-12-20T08:30:00.000Z' });
  expect(await balance()).toBe(before - 5n * MILLION);
  expect(await mayUse('map')).toBe(true);
  expect((await shown()).services).toContainEqual({ service: 'map', is_open: true });
  clock.set(new Date(now().getTime() + 30 * DAY_MS).toISOString());
  expect(await mayUse('map')).toBe('403-345');
});

it('what is left of the same plan is not lost, and one without end is not bought twice', async () => {
  await charge(90_000_000n);
  const { id } = await plan();
  await buy(id);
  expect((await buy(id)).data.held_until).toBe('2027-01-19T08:30:00.000Z');
  const endless = await plan({ days: null });
  expect((await buy(endless.id)).data).toMatchObject({ is_held: true, held_until: null });
  const before = await balance();
  expect(await codeOf(buy(endless.id))).toBe('409-346');
  expect(await balance()).toBe(before);
});

it('twelve that buy at once with money for two buy two', async () => {
  const { id } = await plan();
  const owned = await balance();
  await charge(10_000_000n - owned / 1000n);
  const answers = await Promise.all(Array.from({ length: 12 }, () => buy(id)));
  const codes = answers.map(({ meta }) => meta.message_code);
  expect(codes.filter((code) => code === '200-1')).toHaveLength(2);
  expect(codes.filter((code) => code === '422-346')).toHaveLength(10);
  expect(await balance()).toBe(0n);
  expect((await shown()).items.find((item: { id: string }) => item.id === String(id)).held_until).toBe(
    '2027-01-19T08:30:00.000Z',
  );
});

it('another price than the one that was shown, a closed plan and an unknown one are refused', async () => {
  await charge(90_000_000n);
  const { id, title } = await plan();
  expect(await codeOf(buy(id, '4000000'))).toBe('409-345');
  await setPlanOpen(db(), title, false);
  expect(await codeOf(buy(id))).toBe('404-345');
  expect(await codeOf(buy(999_999n))).toBe('404-345');
  expect((await shown()).items).toEqual([]);
});

it('who has a plan keeps it when it is offered no more', async () => {
  const { title } = await plan({ services: ['map', 'banks'] });
  await plan({ services: ['banks'] });
  await givePlan(db(), { accountId: state.accountId, title }, now());
  await setPlanOpen(db(), title, false);
  expect(await mayUse('banks')).toBe(true);
  const { items } = await shown();
  expect(items).toHaveLength(2);
  expect(items).toContainEqual(expect.objectContaining({ title, is_offered: false, is_held: true }));
});

it('a plan that was paid for through a gateway costs what was shown, and one that is held without end leaves the money', async () => {
  await charge(20_000_000n);
  const { id, title } = await plan({ days: null });
  const wish = { accountId: state.accountId, planId: id, priceMrial: 3n * MILLION, userId: null, impersonatedBy: null };
  const before = await balance();
  const pay = () => runTransaction(db(), (tx) => buyPaidPlan(tx, wish, now()));
  expect(await pay()).toMatchObject({ title });
  expect(await balance()).toBe(before - 3n * MILLION);
  expect(await pay()).toBeUndefined();
  expect(await balance()).toBe(before - 3n * MILLION);
});

it('a plan has a title, a service and a time', async () => {
  await expect(plan({ services: [] })).rejects.toMatchObject({ code: '422-347' });
  await expect(plan({ title: ' ' })).rejects.toMatchObject({ code: '422-347' });
  await expect(plan({ days: 0 })).rejects.toMatchObject({ code: '422-347' });
  const { title } = await plan();
  await expect(plan({ title })).rejects.toMatchObject({ code: '409-347' });
});
