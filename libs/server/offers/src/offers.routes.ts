import { authorOf, requireAccount, withIdempotency } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { mrialToRialString } from '@peyk/shared-sms';
import { listChargePackages, listGifts, listPromotions, listTakings, sumPaid } from './offers.repository';
import { presentChargePackage, presentGift, presentPromotion } from './offers.presenter';
import { paidSince, takeGift } from './take-gift.service';

type OfferOperation = 'listTodayPromotions' | 'listChargePackages' | 'getGiftInfo' | 'listGiftPackages' | 'takeGift';

/** The operations of `openapi/paths/offers.yaml`. */
export function createOffersHandlers(): Handlers<OfferOperation> {
  return {
    listTodayPromotions: async ({ db, clock }) => ({
      data: { items: (await listPromotions(db, clock.now())).map(presentPromotion) },
    }),
    listChargePackages: async ({ db }) => {
      const packages = await listChargePackages(db);
      return { data: { items: packages.filter(({ isOpen }) => isOpen).map(presentChargePackage) } };
    },
    getGiftInfo: async (context) => {
      const takings = await listTakings(context.db, requireAccount(context).accountId);
      const total = takings.reduce((sum, { amountMrial }) => sum + amountMrial, 0n);
      return {
        data: {
          total: mrialToRialString(total),
          items: takings.map(({ id, title, amountMrial, takenAt }) => ({
            ...{ id: String(id), title, amount: mrialToRialString(amountMrial), taken_at: takenAt.toISOString() },
          })),
        },
      };
    },
    listGiftPackages: async (context) => {
      const { accountId } = requireAccount(context);
      const now = context.clock.now();
      const gifts = await listGifts(context.db, accountId, now);
      const paid = await sumPaid(context.db, accountId, paidSince(now));
      return { data: { items: gifts.map((gift) => presentGift(gift, paid)) } };
    },
    takeGift: async (context, { body, headers }) => {
      const { accountId } = requireAccount(context);
      const call = { operation: 'takeGift', key: headers['Idempotency-Key'], body };
      const wish = { accountId, id: BigInt(body.package_id), ...authorOf(context) };
      const data = await withIdempotency(context, call, async (tx) => {
        const gift = await takeGift(tx, wish, context.clock.now());
        return presentGift(gift, gift.paidMrial);
      });
      return { data, message: 'هدیه به اعتبار شما افزوده شد.' };
    },
  };
}
