-- What an account sent, by day: kept, so that a year is drawn without reading a year of sends.

-- The sum of all sends that began in that hour of that day in Tehran; a number that changes later changes where its send began.
create table daily_counters (
  account_id bigint not null,
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  line_id bigint not null,
  operator smallint not null,
  -- The operator took it; the next three are among them.
  sent bigint not null default 0,
  delivered bigint not null default 0,
  undelivered bigint not null default 0,
  blacklisted bigint not null default 0,
  -- With charity: what left the wallet.
  charged_mrial bigint not null default 0,
  primary key (account_id, day, hour, line_id, operator)
);

-- Sends whose counters may still differ from what was folded into the days; gone once they cannot change any more.
create table daily_folds (
  account_id bigint not null,
  send_id bigint not null,
  due_at timestamptz not null,
  primary key (account_id, send_id)
) with (fillfactor = 70);
create index daily_folds_due on daily_folds (due_at);

-- What of such a send stands in the days already: the next fold adds the difference.
create table daily_folded (
  account_id bigint not null,
  send_id bigint not null,
  operator smallint not null,
  sent bigint not null,
  delivered bigint not null,
  undelivered bigint not null,
  blacklisted bigint not null,
  charged_mrial bigint not null,
  primary key (account_id, send_id, operator)
);

-- By triggers, because a send is settled in five places and by processes of the version before. Twice for each send, never for a batch.
create function note_daily_fold() returns trigger language plpgsql as $$
begin
  insert into daily_folds (account_id, send_id, due_at) values (new.account_id, new.id, coalesce(new.settled_at, new.started_at))
    on conflict (account_id, send_id) do update set due_at = excluded.due_at;
  return null;
end $$;
-- As the owner: between this migration and the rights that follow it, processes that run already may not write in a new table.
do $$
begin
  execute format('alter function note_daily_fold() security definer set search_path = %I, pg_temp', current_schema());
  revoke execute on function note_daily_fold() from public;
end
$$;
create trigger sends_begun_are_folded after update on sends for each row
  when (new.started_at is not null
    and (old.started_at is null or (new.settled_at is not null and old.settled_at is null)))
  execute function note_daily_fold();
create trigger sends_made_begun_are_folded after insert on sends for each row
  when (new.started_at is not null) execute function note_daily_fold();
