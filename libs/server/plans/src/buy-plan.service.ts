import { auditChange, notify } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { takeTurn } from '@peyk/server-http';
import { payPlan } from '@peyk/server-ledger';
import { fail } from './fail';
import { findPlan, insertBought, listHeld } from './plans.repository';
import type { HeldPlan, Plan } from './plans.repository';

const DAY_MS = 86_400_000;

export interface PlanWish {
  accountId: bigint;
  planId: bigint;
  /** What the person was shown; another price is not paid. */
  priceMrial: bigint;
  userId: bigint | null;
  impersonatedBy: string | null;
}

/** An open plan at the price that was shown. @throws unknownPlan, changedPlan */
export async function requirePlan(
  tx: Tx,
  { planId, priceMrial }: Pick<PlanWish, 'planId' | 'priceMrial'>,
): Promise<Plan> {
  const plan = await findPlan(tx, planId);
  if (!plan?.isOpen) return fail('unknownPlan', 'plan_id');
  if (plan.priceMrial !== priceMrial) fail('changedPlan', 'price');
  return plan;
}

/** What a plan begins after: what is left of the same one is not lost. */
const beginOf = (held: HeldPlan | undefined, now: Date) => held?.endsAt ?? now;

/**
 * Plans of an account change one after the other. Take it before the wallet is locked: who takes both in the other order waits for someone
 * who waits for them.
 */
export const takePlanTurn = (tx: Tx, accountId: bigint): Promise<void> => takeTurn(tx, 'account-plans', accountId);

/** Books a plan at a price, in whatever transaction the money is in. @throws hasPlan, shortOfCredit */
export async function addPlan(tx: Tx, wish: PlanWish, plan: Plan, now: Date): Promise<void> {
  const { accountId, planId, priceMrial, userId, impersonatedBy } = wish;
  // Two at once of one account: the second sees what the first has bought.
  await takePlanTurn(tx, accountId);
  const held = (await listHeld(tx, accountId, now)).find((one) => one.planId === planId);
  if (held && held.endsAt === null) fail('hasPlan');
  const startsAt = beginOf(held, now);
  const endsAt = plan.days === null ? null : new Date(startsAt.getTime() + plan.days * DAY_MS);
  const bought = { accountId, planId, paidMrial: priceMrial, userId, impersonatedBy, startsAt, endsAt };
  const id = await insertBought(tx, bought, now);
  const booking = { accountId, amountMrial: priceMrial, description: `خرید «${plan.title}»`, at: now };
  if (!(await payPlan(tx, { ...booking, dedupeKey: `plan:${id}` }))) fail('shortOfCredit');
  await notify(tx, 'credit_changed', JSON.stringify({ accountId: String(accountId) }));
  auditChange({
    object: `plan:${planId}`,
    before: { isHeld: held !== undefined, endsAt: held?.endsAt?.toISOString() ?? null },
    after: { isHeld: true, endsAt: endsAt?.toISOString() ?? null },
  });
}

/** Buys a plan from the wallet; what is left of the same plan is added on. @throws unknownPlan, changedPlan, hasPlan, shortOfCredit */
export async function buyPlan(tx: Tx, wish: PlanWish, now: Date): Promise<Plan> {
  const plan = await requirePlan(tx, wish);
  await addPlan(tx, wish, plan, now);
  return plan;
}

/**
 * What was paid for through a gateway, at the price that was shown when the payment began, whatever it costs now. Should the account
 * have it without end by then, the money stays in the wallet.
 * @returns the plan that was bought, or nothing
 */
export async function buyPaidPlan(tx: Tx, wish: PlanWish, now: Date): Promise<Plan | undefined> {
  const plan = await findPlan(tx, wish.planId);
  if (!plan) return undefined;
  await takePlanTurn(tx, wish.accountId);
  const held = (await listHeld(tx, wish.accountId, now)).find((one) => one.planId === wish.planId);
  if (held && held.endsAt === null) return undefined;
  await addPlan(tx, wish, plan, now);
  return plan;
}
