import type { DbOrTx } from '@peyk/server-database';
import { fail } from './fail';
import { isServiceOpen } from './plans.repository';
import type { Service } from './plans.tables';

/** A service that an account uses now: everybody's, or of one of its plans. @throws serviceClosed */
export async function requireService(
  db: DbOrTx,
  question: { accountId: bigint; service: Service; at: Date },
): Promise<void> {
  if (!(await isServiceOpen(db, question))) fail('serviceClosed');
}
