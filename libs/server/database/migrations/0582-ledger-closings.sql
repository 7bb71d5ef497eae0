-- Sums of the books up to a transaction, so that a proof need not read everything that was ever booked: docs/billing.md.
-- Ids of an account's transactions grow in the order in which they are committed, because its wallet is locked first.

create table ledger_closings (
  account_id bigint not null references accounts (id),
  -- Everything up to it is in the sums.
  up_to_id bigint not null,
  wallet_mrial bigint not null,
  held_mrial bigint not null,
  -- All books but these two.
  other_mrial bigint not null,
  -- Transactions since the closing before.
  transactions int not null check (transactions > 0),
  closed_at timestamptz not null,
  primary key (account_id, up_to_id),
  -- What is closed was balanced.
  check (wallet_mrial + held_mrial + other_mrial = 0)
);
create trigger ledger_closings_stay before update or delete or truncate on ledger_closings for each statement execute function refuse_change();
