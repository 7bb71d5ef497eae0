import type { OperationId } from '@peyk/shared-contract';
import type { World } from '../access-world';
import { NOTHING, key, type GoodCall } from './good-call';

const MILLION = 1_000_000_000n;
const YEAR_MS = 365 * 86_400_000;

async function givenGift({ database: { db }, clock, fresh }: World): Promise<string> {
  const now = clock.now();
  const { id } = await db
    .insertInto('gift_packages')
    .values({
      ...{ title: `هدیه ${fresh()}`, description: '', amount_mrial: MILLION, most_taken: null },
      ...{ starts_at: new Date(now.getTime() - 1), ends_at: new Date(now.getTime() + YEAR_MS), created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** A plan that costs nothing, for the world's accounts have little; nobody offers it after the call. */
async function givenPlan({ database: { db }, clock, fresh }: World, price_mrial: bigint): Promise<string> {
  const { id } = await db
    .insertInto('plans')
    .values({ title: `طرح ${fresh()}`, description: '', price_mrial, days: 30, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

async function givenPackage({ database: { db }, clock, fresh }: World): Promise<string> {
  const { id } = await db
    .insertInto('charge_packages')
    .values({
      ...{ title: `بسته ${fresh()}`, description: '', amount_mrial: 5n * MILLION, bonus_mrial: MILLION },
      ...{ most_each: null, created_at: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** The panel of the world, which its gateway may send people back to. */
const CALLBACK = 'https://panel.example/wallet/payment-result';

/** Packages of credit, promotions, gifts and plans. */
export const OFFERS = {
  listTodayPromotions: NOTHING,
  listChargePackages: NOTHING,
  getGiftInfo: NOTHING,
  listGiftPackages: NOTHING,
  takeGift: async (world) => ({ headers: key(world), body: { package_id: await givenGift(world) } }),
  selectChargePackage: async (world) => ({
    body: { package_id: await givenPackage(world), amount: '5000000', bonus: '1000000', callbackUrl: CALLBACK },
  }),
  listPlans: NOTHING,
  buyPlan: async (world) => ({ headers: key(world), body: { plan_id: await givenPlan(world, 0n), price: '0' } }),
  payPlan: async (world) => ({
    body: { plan_id: await givenPlan(world, 5n * MILLION), price: '5000000', callbackUrl: CALLBACK },
  }),
} satisfies Partial<Record<OperationId, GoodCall>>;
