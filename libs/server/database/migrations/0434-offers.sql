-- What an installation offers to those who charge their wallet: packages of credit with something on top, promotions, and gifts.

call ledger_allow('ledger_transactions', 'kind', 'gift');
-- gift: credit for nothing, at the cost of the installation.
call ledger_allow('ledger_entries', 'book', 'gift');

create table charge_packages (
  id bigint generated always as identity primary key,
  title text not null unique check (char_length(title) between 1 and 60),
  description text not null check (char_length(description) <= 200),
  -- What is paid for, without the tax, and what comes on top.
  amount_mrial bigint not null check (amount_mrial > 0),
  bonus_mrial bigint not null check (bonus_mrial >= 0),
  -- How often an account gets what comes on top; empty: every time.
  most_each integer check (most_each > 0),
  is_open boolean not null default true,
  created_at timestamptz not null
);

create table promotions (
  id bigint generated always as identity primary key,
  title text not null check (char_length(title) between 1 and 60),
  -- Of the amount, on top, for payments of at least so much, and no more than so much.
  percent integer not null check (percent between 1 and 100),
  from_mrial bigint not null check (from_mrial >= 0),
  most_mrial bigint check (most_mrial > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  constraint promotions_time check (starts_at < ends_at)
);
create index promotions_current on promotions (ends_at);

create table gift_packages (
  id bigint generated always as identity primary key,
  title text not null unique check (char_length(title) between 1 and 60),
  description text not null check (char_length(description) <= 200),
  amount_mrial bigint not null check (amount_mrial > 0),
  -- Only for accounts that have paid at least so much in the thirty days before.
  paid_mrial bigint not null default 0 check (paid_mrial >= 0),
  -- How many accounts may take it; empty: any number.
  most_taken integer check (most_taken > 0),
  taken_count integer not null default 0,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  constraint gift_packages_time check (starts_at < ends_at),
  constraint gift_packages_taken check (taken_count <= most_taken)
);
create index gift_packages_current on gift_packages (ends_at);

-- An account takes a gift once.
create table gift_takings (
  account_id bigint not null references accounts (id),
  gift_package_id bigint not null references gift_packages (id),
  amount_mrial bigint not null check (amount_mrial > 0),
  taken_by bigint references users (id),
  impersonated_by text,
  taken_at timestamptz not null,
  primary key (account_id, gift_package_id)
);

-- What a payment brings on top of its amount, as it was promised when it began.
alter table payments
  add column bonus_mrial bigint not null default 0 check (bonus_mrial >= 0),
  add column bonus_title text,
  add column charge_package_id bigint references charge_packages (id),
  -- The plan that is bought with it as soon as it is credited, at this price.
  add column plan_id bigint,
  add column plan_mrial bigint check (plan_mrial > 0),
  add constraint payments_plan check ((plan_id is null) = (plan_mrial is null));
create index payments_of_package on payments (account_id, charge_package_id) where charge_package_id is not null;
