-- Sends of before the daily counters. A file of its own: the lock that makes the triggers must not last as long as this takes.
insert into daily_folds (account_id, send_id, due_at)
  select account_id, id, coalesce(settled_at, started_at) from sends where started_at is not null
  on conflict (account_id, send_id) do nothing;
