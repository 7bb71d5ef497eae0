import { authorOf, requireAccount, withIdempotency } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { rialStringToMrial } from '@peyk/shared-sms';
import { buyPlan } from './buy-plan.service';
import { listHeld, listPlans } from './plans.repository';
import { presentPlan, presentServices } from './plans.presenter';

/** The operations of `openapi/paths/plans.yaml` that need no gateway. */
export function createPlansHandlers(): Handlers<'listPlans' | 'buyPlan'> {
  return {
    listPlans: async (context) => {
      const { accountId } = requireAccount(context);
      const plans = await listPlans(context.db);
      const held = await listHeld(context.db, accountId, context.clock.now());
      const shown = plans.filter(({ id, isOpen }) => isOpen || held.some(({ planId }) => planId === id));
      return {
        data: { items: shown.map((plan) => presentPlan(plan, held)), services: presentServices(plans, held) },
      };
    },
    buyPlan: async (context, { body, headers }) => {
      const { accountId } = requireAccount(context);
      const call = { operation: 'buyPlan', key: headers['Idempotency-Key'], body };
      const bought = { planId: BigInt(body.plan_id), priceMrial: rialStringToMrial(body.price) };
      const wish = { accountId, ...bought, ...authorOf(context) };
      const now = context.clock.now();
      const data = await withIdempotency(context, call, async (tx) => {
        const plan = await buyPlan(tx, wish, now);
        return presentPlan(plan, await listHeld(tx, accountId, now));
      });
      return { data, message: 'طرح برای شما فعال شد.' };
    },
  };
}
