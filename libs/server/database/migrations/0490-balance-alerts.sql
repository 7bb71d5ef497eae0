-- Accounts are told by a message when their balance falls below what they chose.

create table balance_alerts (
  account_id bigint primary key references accounts (id),
  is_on boolean not null default true,
  -- The default is also the least.
  below_mrial bigint not null default 200000000 check (below_mrial between 200000000 and 100000000000000),
  -- The balance has been above since the last message: the next fall is told.
  is_armed boolean not null,
  told_at timestamptz
);
