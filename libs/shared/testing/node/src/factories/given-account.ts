import { randomBytes } from 'node:crypto';
import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';

export interface GivenAccount {
  accountId: bigint;
  userId: bigint;
  username: string;
}

export interface AccountWishes {
  name?: string;
  kind?: 'customer' | 'system';
  username?: string;
  /** PHC string; without it nobody can sign in. */
  passwordHash?: string;
  /** Nine digits after 9; default a RighTel number that nobody has. */
  mobile?: number;
  blockedReason?: string;
  /** Opens a wallet with this balance, booked as an admin's credit. */
  balanceMrial?: bigint;
}

const MOBILE_THAT_NOBODY_HAS = 241234567;

/** An account with one user and a wallet. */
export async function givenAccount(db: DbOrTx, wishes: AccountWishes = {}): Promise<GivenAccount> {
  const username = wishes.username ?? `user-${randomBytes(6).toString('hex')}`;
  const account = await db
    .insertInto('accounts')
    .values({
      name: wishes.name ?? 'شرکت نمونه',
      kind: wishes.kind ?? 'customer',
      blocked_reason: wishes.blockedReason ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = await db
    .insertInto('users')
    .values({
      account_id: account.id,
      username,
      password_hash: wishes.passwordHash ?? 'nobody signs in with this',
      name: 'کاربر نمونه',
      mobile: wishes.mobile ?? MOBILE_THAT_NOBODY_HAS,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await givenWallet(db, account.id, wishes.balanceMrial ?? 0n);
  return { accountId: account.id, userId: user.id, username };
}

/** Written as rows, not through the ledger's functions, whose own tests use this; nor with its types, which every test would depend on. */
async function givenWallet(db: DbOrTx, accountId: bigint, balanceMrial: bigint): Promise<void> {
  await sql`insert into wallets (account_id, balance_mrial) values (${accountId}, ${balanceMrial})`.execute(db);
  if (balanceMrial === 0n) return;
  await sql`
    with booked as (
      insert into ledger_transactions (account_id, kind, balance_after_mrial, amount_mrial, description, created_at)
      values (${accountId}, 'admin_credit', ${balanceMrial}, ${balanceMrial}, 'اعتبار آغازین', now())
      returning account_id, id)
    insert into ledger_entries (account_id, transaction_id, book, amount_mrial)
    select account_id, id, book, amount from booked,
      (values ('wallet', ${balanceMrial}::bigint), ('funding', ${-balanceMrial}::bigint)) as sides (book, amount)`.execute(
    db,
  );
}
