-- Sends of before, each once: their receipts are there. A file of its own, for the reason in 0296.
insert into reach_folds (account_id, send_id, due_at, round)
  select account_id, id, settled_at, 4 from sends where settled_at is not null and started_at is not null
  on conflict (account_id, send_id) do nothing;
