import pg from 'pg';

/** A connection of its own for each question: the database is stopped and put back between them. */
export async function ask<T extends object>(url: string, text: string, values: readonly unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

export async function askOne<T extends object>(url: string, text: string, values: readonly unknown[] = []): Promise<T> {
  const [row] = await ask<T>(url, text, values);
  if (!row) throw new Error(`no answer to: ${text}`);
  return row;
}

/** What was booked up to a transaction, in one value. */
export async function hashBooks(url: string, upTo: string): Promise<string> {
  const { hash } = await askOne<{ hash: string }>(
    url,
    `select md5(string_agg(concat_ws(' ', account_id, transaction_id, book, amount_mrial), ',' order by account_id, transaction_id, book, amount_mrial)) as hash
     from ledger_entries where transaction_id <= $1`,
    [upTo],
  );
  return hash;
}

export interface Books {
  /** Transactions whose entries do not sum to zero. */
  unbalanced: number;
  /** Wallets that are not the sum of their entries. */
  wrongWallets: number;
  heldMrial: string;
}

export function readBooks(url: string): Promise<Books> {
  return askOne<Books>(
    url,
    `select
      (select count(*)::int from (select 1 from ledger_entries group by account_id, transaction_id having sum(amount_mrial) <> 0) u) as unbalanced,
      (select count(*)::int from wallets w left join (
        select account_id, sum(amount_mrial) filter (where book = 'wallet') as balance, sum(amount_mrial) filter (where book = 'held') as held
        from ledger_entries group by account_id) e on e.account_id = w.account_id
        where w.balance_mrial <> coalesce(e.balance, 0) or w.held_mrial <> coalesce(e.held, 0)) as "wrongWallets",
      (select coalesce(sum(held_mrial), 0)::text from wallets) as "heldMrial"`,
  );
}
