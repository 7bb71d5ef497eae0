import { auditChange, isUniqueViolation, runTransaction } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { addPlan } from './buy-plan.service';
import { fail } from './fail';
import { findPlan, findPlanByTitle } from './plans.repository';
import type { Service } from './plans.tables';

const TITLE_CHARACTERS = 60;
const DESCRIPTION_CHARACTERS = 500;
const MOST_DAYS = 3660;

export interface NewPlan {
  title: string;
  description: string;
  priceMrial: bigint;
  /** Null for without end. */
  days: number | null;
  services: readonly Service[];
}

/** Offered from now on; its services need a plan from now on. Its id. @throws badPlan, planExists */
export async function createPlan(db: Db, offered: NewPlan, now: Date): Promise<bigint> {
  const { title, description, priceMrial, days } = offered;
  const services = [...new Set(offered.services)];
  const isTitle = title.trim() === title && title.length >= 1 && title.length <= TITLE_CHARACTERS;
  const isGood = isTitle && description.length <= DESCRIPTION_CHARACTERS && services.length > 0;
  if (!isGood || (days !== null && (days < 1 || days > MOST_DAYS))) fail('badPlan');
  try {
    return await runTransaction(db, async (tx) => {
      const { id } = await tx
        .insertInto('plans')
        .values({ title, description, price_mrial: priceMrial, days, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('plan_services')
        .values(services.map((service) => ({ plan_id: id, service })))
        .execute();
      return id;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'plans_title_key')) return fail('planExists');
    throw error;
  }
}

/** Offered, or no more; who has it keeps it. @throws unknownPlan */
export async function setPlanOpen(db: Db, title: string, isOpen: boolean): Promise<void> {
  await runTransaction(db, async (tx) => {
    const plan = (await findPlanByTitle(tx, title)) ?? fail('unknownPlan');
    await tx.updateTable('plans').set({ is_open: isOpen }).where('id', '=', plan.id).execute();
    auditChange({ before: { isOpen: plan.isOpen }, after: { isOpen } });
  });
}

/** Changes what is said of a plan, and whether it is offered; what it costs and opens was promised with its title. @throws unknownPlan, badPlan */
export async function changePlan(
  db: Db,
  id: bigint,
  { description, isOpen }: { description: string; isOpen: boolean },
): Promise<void> {
  if (description.length > DESCRIPTION_CHARACTERS) fail('badPlan');
  await runTransaction(db, async (tx) => {
    const before = (await findPlan(tx, id)) ?? fail('unknownPlan');
    await tx.updateTable('plans').set({ description, is_open: isOpen }).where('id', '=', id).execute();
    auditChange({
      before: { description: before.description, isOpen: before.isOpen },
      after: { description, isOpen },
    });
  });
}

/** Gives a plan to an account for nothing. @throws unknownPlan, hasPlan */
export async function givePlan(
  db: Db,
  { accountId, title }: { accountId: bigint; title: string },
  now: Date,
): Promise<void> {
  await runTransaction(db, async (tx) => {
    const plan = (await findPlanByTitle(tx, title)) ?? fail('unknownPlan');
    const wish = { accountId, planId: plan.id, priceMrial: 0n, userId: null, impersonatedBy: null };
    await addPlan(tx, wish, plan, now);
  });
}
