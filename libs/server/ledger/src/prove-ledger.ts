import { sql } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import { LAST_CLOSING } from './close-ledger';

/** How many rows break each law; all zero when the books are right. */
export interface LedgerProof {
  proved: boolean;
  /** Transactions whose entries do not sum to zero. */
  unbalancedTransactions: number;
  /** Wallets whose balance or hold is not the sum of their entries. */
  wrongWallets: number;
  /** Accounts whose held money is not what their unsettled recipients cost and their unprepared sends have reserved. */
  wrongHolds: number;
  /** Accounts without a wallet: whose money was erased as a whole, for what is gone sums up to nothing. */
  missingWallets: number;
}

/** Checks all that was ever booked. Each law is one statement, so it sees one moment even while sending goes on. */
export function proveLedger(db: DbOrTx): Promise<LedgerProof> {
  return prove(db, { unbalanced: UNBALANCED, wrongWallets: WRONG_WALLETS });
}

/** Checks the same of what was booked since each account was closed, and trusts the closing for what is older. */
export function proveSinceClosing(db: DbOrTx): Promise<LedgerProof> {
  return prove(db, { unbalanced: UNBALANCED_SINCE, wrongWallets: WRONG_WALLETS_SINCE });
}

interface Questions {
  unbalanced: ReturnType<typeof sql>;
  wrongWallets: ReturnType<typeof sql>;
}

async function prove(db: DbOrTx, questions: Questions): Promise<LedgerProof> {
  const unbalancedTransactions = await countRows(db, questions.unbalanced);
  const wrongWallets = await countRows(db, questions.wrongWallets);
  const wrongHolds = await countRows(db, WRONG_HOLDS);
  const missingWallets = await countRows(db, MISSING_WALLETS);
  const proved = unbalancedTransactions + wrongWallets + wrongHolds + missingWallets === 0;
  return { proved, unbalancedTransactions, wrongWallets, wrongHolds, missingWallets };
}

async function countRows(db: DbOrTx, rows: ReturnType<typeof sql>): Promise<number> {
  const answer = await sql<{ count: number }>`select count(*)::int as count from (${rows}) broken`.execute(db);
  return answer.rows[0]?.count ?? 0;
}

const UNBALANCED = sql`
  select 1 from ledger_entries group by account_id, transaction_id having sum(amount_mrial) <> 0`;

const WRONG_WALLETS = sql`
  select 1 from wallets w full join (
    select account_id,
      coalesce(sum(amount_mrial) filter (where book = 'wallet'), 0) as balance,
      coalesce(sum(amount_mrial) filter (where book = 'held'), 0) as held
    from ledger_entries group by account_id
  ) e on e.account_id = w.account_id
  where coalesce(w.balance_mrial, 0) <> coalesce(e.balance, 0) or coalesce(w.held_mrial, 0) <> coalesce(e.held, 0)`;

const UNBALANCED_SINCE = sql`
  select 1 from wallets w ${LAST_CLOSING} join ledger_entries e
    on e.account_id = w.account_id and e.transaction_id > coalesce(c.up_to_id, 0)
  group by e.account_id, e.transaction_id having sum(e.amount_mrial) <> 0`;

const WRONG_WALLETS_SINCE = sql`
  select 1 from wallets w ${LAST_CLOSING} cross join lateral (
    select coalesce(sum(e.amount_mrial) filter (where e.book = 'wallet'), 0) as balance,
      coalesce(sum(e.amount_mrial) filter (where e.book = 'held'), 0) as held
    from ledger_entries e where e.account_id = w.account_id and e.transaction_id > coalesce(c.up_to_id, 0)
  ) e
  where w.balance_mrial <> coalesce(c.wallet_mrial, 0) + e.balance or w.held_mrial <> coalesce(c.held_mrial, 0) + e.held`;

/** Counters hold prices without charity; five percent of each is exact. A send that waits for its recipients has its reserve. */
const WRONG_HOLDS = sql`
  select 1 from wallets w left join (
    select s.account_id, sum(
      s.reserved_mrial + s.cost_mrial + s.charity_mrial
      - (case when s.with_charity then c.settled + c.settled / 20 else c.settled end)
    ) as open
    from sends s cross join lateral (
      select coalesce(sum(charged_mrial + returned_mrial), 0) as settled from send_counts k
      where k.account_id = s.account_id and k.send_id = s.id
    ) c
    where (s.settled_at is null and s.cost_mrial > 0) or s.reserved_mrial > 0
    group by s.account_id
  ) o on o.account_id = w.account_id
  where w.held_mrial <> coalesce(o.open, 0)`;

const MISSING_WALLETS = sql`
  select 1 from accounts a where not exists (select 1 from wallets w where w.account_id = a.id)`;
