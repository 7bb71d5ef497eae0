import { createAccount } from '@peyk/server-auth';
import { runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { openWallet } from '@peyk/server-ledger';
import type { DemoWorld, ServerModule } from '@peyk/server-module';

/** `npm start` prints the password; the number is of a range that nobody has. */
export const DEMO = { username: 'demo', password: 'demo-Peyk-1405', name: 'شرکت نمونهٔ پیک', mobile: 241234567 };

const LINES = { advertising: '30001405', service: '20001405', system: '20009000' };

async function isForeign({ db }: ServerContext): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('username', '<>', DEMO.username)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

async function seedAccount({ db }: ServerContext): Promise<bigint> {
  const known = await db
    .selectFrom('users')
    .select('account_id')
    .where('username', '=', DEMO.username)
    .executeTakeFirst();
  if (known) return known.account_id;
  const { accountId } = await runTransaction(db, async (tx) => {
    const account = await createAccount(tx, DEMO);
    await openWallet(tx, account.accountId);
    return account;
  });
  return accountId;
}

/**
 * Fills an empty database for the demo: an account, and what each module shows of itself. Does nothing where another user than the
 * demo's is. May be repeated.
 */
export async function seedDemo(
  context: ServerContext,
  modules: readonly ServerModule[],
  wishes: Pick<DemoWorld, 'systemAccountId' | 'picturesFolder'>,
): Promise<void> {
  if (await isForeign(context)) return;
  const accountId = await seedAccount(context);
  for (const { seedDemo: seed } of modules) await seed?.(context, { ...wishes, accountId, lines: LINES });
}
