import type { ServerContext } from '@peyk/server-database';
import { unlessThere } from '@peyk/server-module';
import type { ServerModule } from '@peyk/server-module';
import { addChargePackage, addGift, addPromotion } from './offers-admin.service';
import { offerCommands } from './offers.commands';
import { listAllPromotions } from './offers.repository';
import { createOffersHandlers } from './offers.routes';

const DAY_MS = 86_400_000;
const MILLION_RIAL = 1_000_000_000n;

const DEMO_PACKAGES = [
  { title: 'بستهٔ برنز', description: 'برای شروع', amountMrial: 5n * MILLION_RIAL, bonusMrial: 0n },
  {
    ...{ title: 'بستهٔ نقره‌ای', description: 'پنج درصد اعتبار بیشتر' },
    ...{ amountMrial: 20n * MILLION_RIAL, bonusMrial: MILLION_RIAL },
  },
  {
    ...{ title: 'بستهٔ طلایی', description: 'ده درصد اعتبار بیشتر' },
    ...{ amountMrial: 100n * MILLION_RIAL, bonusMrial: 10n * MILLION_RIAL },
  },
];

async function seedOffers({ db, clock }: ServerContext): Promise<void> {
  const now = clock.now();
  const year = { startsAt: now, endsAt: new Date(now.getTime() + 365 * DAY_MS) };
  for (const offered of DEMO_PACKAGES) {
    await unlessThere(addChargePackage(db, { ...offered, mostEach: null }, now));
  }
  const gift = { title: 'هدیهٔ خوش‌آمد', description: 'برای آشنایی با پیک', amountMrial: MILLION_RIAL / 2n };
  await unlessThere(addGift(db, { ...gift, paidMrial: 0n, mostTaken: null, ...year }, now));
  if ((await listAllPromotions(db, now)).length > 0) return;
  const promotion = { title: 'سه درصد بیشتر برای پرداخت آنلاین', percent: 3, fromMrial: 10n * MILLION_RIAL };
  await addPromotion(db, { ...promotion, mostMrial: 5n * MILLION_RIAL, ...year }, now);
}

/** What an installation offers to those who charge their wallet. */
export function offersModule() {
  return {
    name: 'offers',
    handlers: createOffersHandlers(),
    commands: offerCommands,
    seedDemo: seedOffers,
  } satisfies ServerModule;
}
