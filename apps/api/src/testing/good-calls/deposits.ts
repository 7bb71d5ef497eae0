import type { OperationId } from '@peyk/shared-contract';
import type { Side, World } from '../access-world';
import { FIRST_PAGE, NOTHING, type GoodCall } from './good-call';
import { PNG } from './png';

async function givenTarget({ database: { db }, clock }: World, kind: 'card' | 'account'): Promise<string> {
  const number = kind === 'card' ? '6104330000000003' : '1000000001';
  const { id } = await db
    .insertInto('deposit_targets')
    .values({ kind, number, sheba: null, bank: 'بانک', owner: 'نمونه', created_at: clock.now() })
    .onConflict((same) => same.columns(['kind', 'number']).doUpdateSet({ active: true }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

const to = (kind: 'card' | 'account') => async (world: World, side: Side) => {
  // At most twenty of an account may wait.
  const decided = {
    decision: 'refused',
    decided_by: 'matrix',
    decided_at: world.clock.now(),
    reason: 'other',
  } as const;
  await world.database.db.updateTable('deposits').set(decided).where('account_id', '=', side.accountId).execute();
  const target = await givenTarget(world, kind);
  const reference_code = String(100_000 + world.fresh());
  const source = kind === 'card' ? { source_last4: '0006' } : {};
  const submitted_at = world.clock.now().toISOString();
  return { body: { amount: '5000000', target, reference_code, submitted_at, ...source } };
};

/** Transfers that wait for a person. */
export const DEPOSITS = {
  getCardOwnerInfo: NOTHING,
  createCardToCard: to('card'),
  createBankPay: to('account'),
  uploadDepositSlip: async () => ({ file: PNG }),
  listDeposits: FIRST_PAGE,
} satisfies Partial<Record<OperationId, GoodCall>>;
