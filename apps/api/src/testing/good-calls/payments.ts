import type { OperationId } from '@peyk/shared-contract';
import type { Side, World } from '../access-world';
import { FIRST_PAGE, NOTHING, type GoodCall } from './good-call';

/** The panel of the world, which its gateway may send people back to. */
const CALLBACK = 'https://panel.example/wallet/payment-result';

async function givenPayment({ database: { db }, clock, fresh }: World, { accountId }: Side): Promise<string> {
  const { id } = await db
    .insertInto('payments')
    .values({
      ...{ account_id: accountId, gateway: 'zibal', amount_mrial: 5_000_000_000n, tax_mrial: 500_000_000n },
      ...{ description: 'x', state: 'waiting', authority: `${accountId}-${fresh()}`, created_at: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Payments through a gateway. */
export const PAYMENTS = {
  listPaymentMethods: NOTHING,
  listPayments: FIRST_PAGE,
  startPayment: async () => ({ query: { amount: '5000000', callbackUrl: CALLBACK } }),
  checkPayment: async (world, side) => ({ body: { payment_id: await givenPayment(world, side) } }),
} satisfies Partial<Record<OperationId, GoodCall>>;
