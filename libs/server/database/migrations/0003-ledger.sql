-- Double-entry money in integer milli-rial. Every transaction's entries sum to zero; a wallet row is the running
-- sum of its entries, kept so that a balance is one read and its CHECK forbids spending what is not there.

create table wallets (
  account_id bigint primary key references accounts (id),
  balance_mrial bigint not null default 0 check (balance_mrial >= 0),
  held_mrial bigint not null default 0 check (held_mrial >= 0),
  updated_at timestamptz not null default now()
);

create table ledger_transactions (
  account_id bigint not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('admin_credit', 'admin_debit', 'send_hold', 'send_charge', 'send_return')),
  send_id bigint,
  -- The balance after it; null where the balance does not move.
  balance_after_mrial bigint,
  -- Change of the balance: positive in, negative out, zero for a charge out of the hold.
  amount_mrial bigint not null,
  description text not null,
  -- The same thing is never booked twice.
  dedupe_key text,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create unique index ledger_transactions_dedupe on ledger_transactions (account_id, dedupe_key) where dedupe_key is not null;
create index ledger_transactions_listed on ledger_transactions (account_id, id desc) where amount_mrial <> 0;
create index ledger_transactions_send on ledger_transactions (account_id, send_id) where send_id is not null;

create table ledger_entries (
  account_id bigint not null,
  transaction_id bigint not null,
  -- wallet: may be spent; held: set aside for sends; income: earned; charity: passed on; funding: came from outside.
  book text not null check (book in ('wallet', 'held', 'income', 'charity', 'funding')),
  amount_mrial bigint not null,
  primary key (account_id, transaction_id, book),
  foreign key (account_id, transaction_id) references ledger_transactions (account_id, id)
);

create function ledger_transaction_sums_to_zero() returns trigger language plpgsql as $$
declare
  total numeric;
begin
  select sum(amount_mrial) into total
    from ledger_entries
    where account_id = new.account_id and transaction_id = new.transaction_id;
  if total <> 0 then
    raise exception 'ledger transaction % of account % sums to %, not zero', new.transaction_id, new.account_id, total
      using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create constraint trigger ledger_entries_sum_to_zero
  after insert or update on ledger_entries
  deferrable initially deferred
  for each row execute function ledger_transaction_sums_to_zero();
