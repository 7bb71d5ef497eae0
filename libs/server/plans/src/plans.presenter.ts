import type { components } from '@peyk/shared-contract';
import { mrialToRialString } from '@peyk/shared-sms';
import type { HeldPlan, Plan } from './plans.repository';
import { SERVICES } from './plans.tables';

type Schemas = components['schemas'];

/** As the account sees it. */
export function presentPlan(plan: Plan, held: readonly HeldPlan[]): Schemas['Plan'] {
  const own = held.find(({ planId }) => planId === plan.id);
  return {
    id: String(plan.id),
    title: plan.title,
    description: plan.description,
    price: mrialToRialString(plan.priceMrial),
    days: plan.days,
    services: plan.services,
    is_offered: plan.isOpen,
    is_held: own !== undefined,
    held_until: own?.endsAt?.toISOString() ?? null,
  };
}

/** Every service, and whether the account may use it: because of a plan, or because no plan that is offered names it. */
export function presentServices(plans: readonly Plan[], held: readonly HeldPlan[]): Schemas['PlanServiceState'][] {
  const names = (service: (typeof SERVICES)[number]) => (plan: Plan) => plan.services.includes(service);
  return SERVICES.map((service) => {
    const naming = plans.filter(names(service));
    const isSold = naming.some(({ isOpen }) => isOpen);
    const isOwn = naming.some(({ id }) => held.some(({ planId }) => planId === id));
    return { service, is_open: isOwn || !isSold };
  });
}
