-- What the report of sends tells beside its counts: by what each was made, and what an account sent by type.

-- A program of its maker, or a plan of theirs, where they did not do it by hand; both empty for people, and for sends of before. Without
-- references: a send stays what it was when the key or the plan is gone.
alter table sends add column key_id bigint, add column recurring_id bigint;

-- What the sends that nothing changes any more have come to, by the day of Tehran on which they began; those that may still change are in
-- daily_folded. A row for each day and type, whatever their number.
create table daily_types (
  account_id bigint not null,
  day date not null,
  type text not null,
  -- The operator took it; the next three are among them.
  sent bigint not null default 0,
  delivered bigint not null default 0,
  undelivered bigint not null default 0,
  blacklisted bigint not null default 0,
  -- With charity: what left the wallet.
  charged_mrial bigint not null default 0,
  primary key (account_id, day, type)
);

-- Accounts whose sends of before are not among those yet; the task fill-types counts them. After an hour: what a process of the version
-- before ends until then is found by it.
create table daily_types_due (
  account_id bigint primary key,
  due_at timestamptz not null
);
insert into daily_types_due (account_id, due_at) select id, now() + interval '1 hour' from accounts;
