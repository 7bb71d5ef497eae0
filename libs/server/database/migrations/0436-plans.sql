-- Plans: what opens the services that an installation sells.

call ledger_allow('ledger_transactions', 'kind', 'plan');

create table plans (
  id bigint generated always as identity primary key,
  title text not null unique check (char_length(title) between 1 and 60),
  description text not null check (char_length(description) <= 500),
  price_mrial bigint not null check (price_mrial >= 0),
  -- How long it lasts; empty: without end.
  days integer check (days between 1 and 3660),
  is_open boolean not null default true,
  created_at timestamptz not null
);

-- A service that no plan names is everybody's.
create table plan_services (
  plan_id bigint not null references plans (id),
  service text not null check (service in ('own_texts', 'banks', 'map', 'link_tracker')),
  primary key (plan_id, service)
);

create table account_plans (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  plan_id bigint not null references plans (id),
  -- 0 where it was given.
  paid_mrial bigint not null check (paid_mrial >= 0),
  bought_by bigint references users (id),
  impersonated_by text,
  starts_at timestamptz not null,
  ends_at timestamptz,
  created_at timestamptz not null,
  primary key (account_id, id),
  constraint account_plans_time check (ends_at > starts_at)
);

alter table payments add constraint payments_plan_known foreign key (plan_id) references plans (id);
