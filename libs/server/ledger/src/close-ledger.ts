import { runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { sql } from 'kysely';

/** Transactions of one closing at most: a second of reading. */
const MOST_TRANSACTIONS = 200_000;
/** Accounts of one question. */
const ACCOUNTS_AT_ONCE = 500;

/** The newest closing of each wallet `w`; nothing where there is none. */
export const LAST_CLOSING = sql`left join lateral (
  select c.up_to_id, c.wallet_mrial, c.held_mrial, c.other_mrial from ledger_closings c
  where c.account_id = w.account_id order by c.up_to_id desc limit 1
) c on true`;

/**
 * Closes the books of every account that has moved since it was closed last: what is closed was balanced, is never changed, and is
 * not read again by the hourly proof. What does not balance is not closed, so the proof goes on finding it. Answers how many
 * closings it made.
 */
export async function closeLedger(context: ServerContext): Promise<number> {
  let closed = 0;
  for (let after: bigint | undefined = 0n; after !== undefined;) {
    const moved: bigint[] = await selectMoved(context, after);
    for (const accountId of moved) closed += await closeAccount(context, accountId);
    after = moved.length === ACCOUNTS_AT_ONCE ? moved.at(-1) : undefined;
  }
  return closed;
}

async function selectMoved({ db }: ServerContext, after: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ accountId: bigint }>`
    select w.account_id as "accountId" from wallets w ${LAST_CLOSING}
    where w.account_id > ${after} and exists (
      select 1 from ledger_transactions t where t.account_id = w.account_id and t.id > coalesce(c.up_to_id, 0))
    order by w.account_id limit ${ACCOUNTS_AT_ONCE}`.execute(db);
  return rows.map(({ accountId }) => accountId);
}

async function closeAccount(context: ServerContext, accountId: bigint): Promise<number> {
  const newest = await readNewest(context, accountId);
  let closings = 0;
  while (await closeStep(context, accountId, newest)) closings += 1;
  return closings;
}

/** Under the lock of the wallet nobody is booking: every transaction up to the newest is there. */
function readNewest({ db }: ServerContext, accountId: bigint): Promise<bigint> {
  return runTransaction(db, async (tx) => {
    await sql`select 1 from wallets where account_id = ${accountId} for share`.execute(tx);
    const { rows } = await sql<{ newest: bigint | null }>`
      select max(id) as newest from ledger_transactions where account_id = ${accountId}`.execute(tx);
    return rows[0]?.newest ?? 0n;
  });
}

/** Answers whether it closed something. */
async function closeStep({ db, clock }: ServerContext, accountId: bigint, newest: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with w as (
      select w.account_id, coalesce(c.up_to_id, 0) as up_to_id, coalesce(c.wallet_mrial, 0) as wallet_mrial,
        coalesce(c.held_mrial, 0) as held_mrial, coalesce(c.other_mrial, 0) as other_mrial
      from wallets w ${LAST_CLOSING} where w.account_id = ${accountId}
    ), news as (
      select t.id from w, ledger_transactions t
      where t.account_id = w.account_id and t.id > w.up_to_id and t.id <= ${newest} order by t.id limit ${MOST_TRANSACTIONS}
    ), bounds as (select max(id) as up_to_id, count(*)::int as transactions from news),
    each as (
      select coalesce(sum(e.amount_mrial) filter (where e.book = 'wallet'), 0) as wallet,
        coalesce(sum(e.amount_mrial) filter (where e.book = 'held'), 0) as held, sum(e.amount_mrial) as total
      from w, bounds b, ledger_entries e
      where e.account_id = w.account_id and e.transaction_id > w.up_to_id and e.transaction_id <= b.up_to_id
      group by e.transaction_id
    ), sums as (select sum(wallet) as wallet, sum(held) as held, bool_and(total = 0) as balanced from each)
    insert into ledger_closings (account_id, up_to_id, wallet_mrial, held_mrial, other_mrial, transactions, closed_at)
    select w.account_id, b.up_to_id, w.wallet_mrial + s.wallet, w.held_mrial + s.held,
      w.other_mrial - s.wallet - s.held, b.transactions, ${clock.now()}
    from w, bounds b, sums s where b.transactions > 0 and s.balanced
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}
