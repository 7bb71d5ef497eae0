import type { DbOrTx } from '@peyk/server-database';
import { fail } from './fail';
import { isServiceOpen, listPlansOpening } from './plans.repository';
import type { Service } from './plans.tables';

/** A service that an account uses now: everybody's, or of one of its plans. @throws serviceClosed, which names the plans that open it */
export async function requireService(
  db: DbOrTx,
  question: { accountId: bigint; service: Service; at: Date },
): Promise<void> {
  if (await isServiceOpen(db, question)) return;
  const titles = (await listPlansOpening(db, question.service)).map((title) => `«${title}»`);
  fail('serviceClosed', { message: `این سرویس در طرح شما نیست؛ ${titles.join(' یا ')} آن را باز می‌کند.` });
}
