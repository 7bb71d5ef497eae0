import type { ServerContext } from '@peyk/server-database';
import { unlessThere } from '@peyk/server-module';
import type { DemoWorld, ServerModule } from '@peyk/server-module';
import { planCommands } from './plans.commands';
import { createPlan, givePlan } from './plans-admin.service';
import { plansCollection } from './plans-collection';
import { createPlansHandlers } from './plans.routes';

const MILLION_RIAL = 1_000_000_000n;
const YEAR_DAYS = 365;
const PROFESSIONAL = 'طرح حرفه‌ای';

/** The demo's account has what the demo shows. */
async function seedPlans({ db, clock }: ServerContext, { accountId }: DemoWorld): Promise<void> {
  const now = clock.now();
  await unlessThere(
    createPlan(
      db,
      {
        ...{ title: 'طرح متن‌های شخصی', description: 'پیام جداگانه برای هر نفر، و لینک کوتاه با شمارش بازدید.' },
        ...{ priceMrial: 5n * MILLION_RIAL, days: YEAR_DAYS, services: ['own_texts', 'link_tracker'] },
      },
      now,
    ),
  );
  await unlessThere(
    createPlan(
      db,
      {
        ...{ title: PROFESSIONAL, description: 'همهٔ روش‌های ارسال: متن جداگانه، بانک شماره، نقشه و دکل، لینک کوتاه.' },
        ...{ priceMrial: 20n * MILLION_RIAL, days: null },
        services: ['own_texts', 'banks', 'map', 'link_tracker'],
      },
      now,
    ),
  );
  await unlessThere(givePlan(db, { accountId, title: PROFESSIONAL }, now));
}

/** Plans: what opens the services that an installation sells. */
export function plansModule() {
  return {
    name: 'plans',
    handlers: createPlansHandlers(),
    commands: planCommands,
    collections: [plansCollection],
    seedDemo: seedPlans,
  } satisfies ServerModule;
}
