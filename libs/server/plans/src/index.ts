export { buyPaidPlan, requirePlan, takePlanTurn } from './buy-plan.service';
export { givePlan } from './plans-admin.service';
export { listHeld, listPlans } from './plans.repository';
export { PLANS_ERRORS } from './plans.errors';
export { plansModule } from './plans.module';
export type { AccountPlansTable, PlanServicesTable, PlansTable, Service } from './plans.tables';
export { requireService } from './require-service';
