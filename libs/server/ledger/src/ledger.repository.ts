import { sql } from 'kysely';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import type { LedgerKind } from './ledger.tables';
import type { Posting } from './posting';

export interface WalletRow {
  accountId: bigint;
  balanceMrial: bigint;
  heldMrial: bigint;
}

const WALLET_COLUMNS = sql<WalletRow>`account_id as "accountId", balance_mrial as "balanceMrial", held_mrial as "heldMrial"`;

/** Makes the wallet if it is not there. */
export async function insertWallet(tx: DbOrTx, accountId: bigint): Promise<void> {
  await sql`insert into wallets (account_id) values (${accountId}) on conflict do nothing`.execute(tx);
}

export async function selectWallet(db: DbOrTx, accountId: bigint): Promise<WalletRow | undefined> {
  const { rows } =
    await sql<WalletRow>`${PREPARED} select ${WALLET_COLUMNS} from wallets where account_id = ${accountId}`.execute(db);
  return rows[0];
}

/** Locks wallets in the order of their accounts, so that two batches never wait for each other in a circle. */
export async function lockWallets(tx: Tx, accountIds: readonly bigint[]): Promise<WalletRow[]> {
  const { rows } = await sql<WalletRow>`${PREPARED}
    select ${WALLET_COLUMNS} from wallets where account_id = any(${accountIds}::bigint[])
    order by account_id for update`.execute(tx);
  return rows;
}

/** Which of these keys are booked already. Certain only while the wallets are locked. */
export async function selectBookedKeys(
  tx: Tx,
  keys: readonly { accountId: bigint; dedupeKey: string }[],
): Promise<{ accountId: bigint; dedupeKey: string }[]> {
  const { rows } = await sql<{ accountId: bigint; dedupeKey: string }>`${PREPARED}
    select t.account_id as "accountId", t.dedupe_key as "dedupeKey"
    from unnest(${keys.map((key) => key.accountId)}::bigint[], ${keys.map((key) => key.dedupeKey)}::text[]) k (a, d)
    join ledger_transactions t on t.account_id = k.a and t.dedupe_key = k.d`.execute(tx);
  return rows;
}

/** What was booked under a key. */
export interface BookedMovement {
  kind: LedgerKind;
  /** Change of the balance in milli-rial: positive in, negative out. */
  amountMrial: bigint;
}

export async function selectBooked(
  tx: Tx,
  { accountId, dedupeKey }: { accountId: bigint; dedupeKey: string },
): Promise<BookedMovement | undefined> {
  return tx
    .selectFrom('ledger_transactions')
    .select(['kind', 'amount_mrial as amountMrial'])
    .where('account_id', '=', accountId)
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst();
}

/** A posting with the balance after it; null where the balance does not move. */
export interface BookedPosting extends Posting {
  balanceAfterMrial: bigint | null;
}

/** Writes transactions and their entries in one statement, in the order given. */
export async function insertPostings(tx: Tx, postings: readonly BookedPosting[]): Promise<void> {
  await sql`${PREPARED}
    with input as materialized (
      select nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as id, u.*
      from unnest(
        ${postings.map((p) => p.accountId)}::bigint[], ${postings.map((p) => p.kind)}::text[],
        ${postings.map((p) => p.sendId)}::bigint[], ${postings.map((p) => p.balanceAfterMrial)}::bigint[],
        ${postings.map((p) => p.description)}::text[], ${postings.map((p) => p.dedupeKey)}::text[],
        ${postings.map((p) => p.at)}::timestamptz[],
        ${postings.map((p) => p.walletMrial)}::bigint[], ${postings.map((p) => p.heldMrial)}::bigint[],
        ${postings.map((p) => p.incomeMrial)}::bigint[], ${postings.map((p) => p.charityMrial)}::bigint[],
        ${postings.map((p) => p.fundingMrial)}::bigint[], ${postings.map((p) => p.taxMrial)}::bigint[],
        ${postings.map((p) => p.giftMrial)}::bigint[]
      ) u (account_id, kind, send_id, balance_after, description, dedupe_key, at, wallet, held, income, charity, funding, tax, gift)
    ), booked as (
      insert into ledger_transactions
        (account_id, id, kind, send_id, balance_after_mrial, amount_mrial, description, dedupe_key, created_at)
        overriding system value
      select account_id, id, kind, send_id, balance_after, wallet, description, dedupe_key, at from input
    )
    insert into ledger_entries (account_id, transaction_id, book, amount_mrial)
    select account_id, id, book, amount from input,
      lateral (values ('wallet', wallet), ('held', held), ('income', income), ('charity', charity), ('funding', funding),
        ('tax', tax), ('gift', gift))
        as b (book, amount)
    where amount <> 0`.execute(tx);
}

/** Writes the running sums of locked wallets. */
export async function updateWallets(tx: Tx, wallets: readonly WalletRow[], at: Date): Promise<void> {
  await sql`${PREPARED}
    update wallets w set balance_mrial = u.balance, held_mrial = u.held, updated_at = ${at}
    from unnest(${wallets.map((w) => w.accountId)}::bigint[], ${wallets.map((w) => w.balanceMrial)}::bigint[],
      ${wallets.map((w) => w.heldMrial)}::bigint[]) u (account_id, balance, held)
    where w.account_id = u.account_id`.execute(tx);
}
