import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
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

/** What is known of postings before a wallet is locked; the names of its columns are those of `INPUT`. */
function rowsOf(postings: readonly Posting[]): RawBuilder<unknown> {
  return sql`${postings.map((p) => p.accountId)}::bigint[], ${postings.map((p) => p.kind)}::text[],
        ${postings.map((p) => p.sendId)}::bigint[], ${postings.map((p) => p.description)}::text[],
        ${postings.map((p) => p.dedupeKey)}::text[], ${postings.map((p) => p.at)}::timestamptz[],
        ${postings.map((p) => p.walletMrial)}::bigint[], ${postings.map((p) => p.heldMrial)}::bigint[],
        ${postings.map((p) => p.incomeMrial)}::bigint[], ${postings.map((p) => p.charityMrial)}::bigint[],
        ${postings.map((p) => p.fundingMrial)}::bigint[], ${postings.map((p) => p.taxMrial)}::bigint[],
        ${postings.map((p) => p.giftMrial)}::bigint[]`;
}

const INPUT = sql`account_id, kind, send_id, description, dedupe_key, at, wallet, held, income, charity, funding, tax, gift`;

/** Writes what stands in `input` with its id and the balance after it: transactions and their entries. */
const WRITTEN = sql`
    booked as (
      insert into ledger_transactions
        (account_id, id, kind, send_id, balance_after_mrial, amount_mrial, description, dedupe_key, created_at)
        overriding system value
      select account_id, id, kind, send_id, balance_after, wallet, description, dedupe_key, at from input
    ), entered as (
      insert into ledger_entries (account_id, transaction_id, book, amount_mrial)
      select account_id, id, book, amount from input,
        lateral (values ('wallet', wallet), ('held', held), ('income', income), ('charity', charity), ('funding', funding),
          ('tax', tax), ('gift', gift))
          as b (book, amount)
      where amount <> 0
    )`;

const NEXT_ID = sql`nextval(pg_get_serial_sequence('ledger_transactions', 'id'))`;

/** Writes transactions and their entries in one statement, in the order given. */
export async function insertPostings(tx: Tx, postings: readonly BookedPosting[]): Promise<void> {
  await sql`${PREPARED}
    with input as materialized (
      select ${NEXT_ID} as id, u.*
      from unnest(${rowsOf(postings)}, ${postings.map((p) => p.balanceAfterMrial)}::bigint[]) u (${INPUT}, balance_after)
    ), ${WRITTEN}
    select 1`.execute(tx);
}

/**
 * A change of the caller's own tables that goes out in the same statement and is made before a wallet is locked: what many wait
 * for is then locked for one turn to the database less.
 */
export interface Beside {
  /** Definitions for a `with`. */
  definitions: RawBuilder<unknown>;
  /** The one of them that is carried out. */
  last: RawBuilder<unknown>;
}

/**
 * Locks the wallets in the order of their accounts, books what lowers the hold, and moves the running sums: one statement, so that a wallet
 * is locked for as short as can be. Answers how many accounts had too little on hold: then the transaction must not be committed.
 */
export async function bookSettlements(tx: Tx, postings: readonly Posting[], beside?: Beside): Promise<number> {
  const { rows } = await sql<{ short: number }>`${PREPARED}
    with ${beside ? sql`${beside.definitions},` : sql``}
    asked as materialized (
      select u.* from unnest(${rowsOf(postings)}) with ordinality u (${INPUT}, place)
    ), locked as materialized (
      select w.account_id, w.balance_mrial, w.held_mrial from wallets w
      where w.account_id in (select account_id from asked)
        ${beside ? sql`and (select count(*) from ${beside.last}) >= 0` : sql``}
      order by w.account_id for update of w
    ), input as materialized (
      select ${NEXT_ID} as id, a.*, case when a.wallet <> 0 then l.balance_mrial
        + sum(a.wallet) over (partition by a.account_id order by a.place) end::bigint as balance_after
      from (select * from asked order by place) a join locked l on l.account_id = a.account_id
    ), ${WRITTEN},
    sums as (select account_id, sum(wallet)::bigint as wallet, sum(held)::bigint as held, max(at) as at from asked group by account_id),
    moved as (
      update wallets w set balance_mrial = w.balance_mrial + s.wallet, held_mrial = w.held_mrial + s.held, updated_at = s.at
      from sums s join locked l on l.account_id = s.account_id
      where w.account_id = s.account_id and l.held_mrial + s.held >= 0
      returning 1
    )
    select ((select count(*) from sums) - (select count(*) from moved))::int as short`.execute(tx);
  return rows[0]?.short ?? 0;
}

/** Writes the running sums of locked wallets. */
export async function updateWallets(tx: Tx, wallets: readonly WalletRow[], at: Date): Promise<void> {
  await sql`${PREPARED}
    update wallets w set balance_mrial = u.balance, held_mrial = u.held, updated_at = ${at}
    from unnest(${wallets.map((w) => w.accountId)}::bigint[], ${wallets.map((w) => w.balanceMrial)}::bigint[],
      ${wallets.map((w) => w.heldMrial)}::bigint[]) u (account_id, balance, held)
    where w.account_id = u.account_id`.execute(tx);
}
