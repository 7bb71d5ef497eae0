import type { DbOrTx } from '@peyk/server-database';
import { DomainError } from '../errors/domain-error';
import { HTTP_ERRORS } from '../errors/http.errors';

/** What the owner of an account is called among colleagues; empty where it is not known. */
export async function findOwnerName(db: DbOrTx, accountId: bigint): Promise<string> {
  const owner = await db
    .selectFrom('users')
    .select('name')
    .where('account_id', '=', accountId)
    .where('is_owner', '=', true)
    .orderBy('id')
    .executeTakeFirst();
  return owner?.name.trim() ?? '';
}

/** The table's sentence, with the name of the person who can give the right. */
const sentenceWith = (name: string) =>
  `دسترسی شما به این بخش محدود است. برای بالا بردن سطح دسترسی با مدیر حساب، ${name}، هماهنگ کنید.`;

/** Ends a request of the account for which a right is missing. It asks for the name only now: who may is asked nothing more. @throws 403-8 */
export async function refusePermission(db: DbOrTx, accountId: bigint): Promise<never> {
  const name = await findOwnerName(db, accountId);
  throw new DomainError({ ...HTTP_ERRORS.noPermission, ...(name !== '' && { message: sentenceWith(name) }) });
}
