import { randomBytes } from 'node:crypto';
import type { DbOrTx } from '@peyk/server-database';

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

/** Written as rows, not through the ledger's functions, whose own tests use this. */
async function givenWallet(db: DbOrTx, accountId: bigint, balanceMrial: bigint): Promise<void> {
  await db.insertInto('wallets').values({ account_id: accountId, balance_mrial: balanceMrial }).execute();
  if (balanceMrial === 0n) return;
  const book = async (tx: DbOrTx) => {
    const { id } = await tx
      .insertInto('ledger_transactions')
      .values({
        account_id: accountId,
        kind: 'admin_credit',
        balance_after_mrial: balanceMrial,
        amount_mrial: balanceMrial,
        description: 'اعتبار آغازین',
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entry = { account_id: accountId, transaction_id: id };
    await tx
      .insertInto('ledger_entries')
      .values([
        { ...entry, book: 'wallet', amount_mrial: balanceMrial },
        { ...entry, book: 'funding', amount_mrial: -balanceMrial },
      ])
      .execute();
  };
  await (db.isTransaction ? book(db) : db.transaction().execute(book));
}
