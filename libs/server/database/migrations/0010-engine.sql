-- What the engine keeps beside the tables of 0004.

-- A send whose preparation fails again and again must end with a reason and not stop the others.
alter table sends add column prepare_tries smallint not null default 0;

-- Parked receipts are dropped by age.
create index parked_receipts_age on parked_receipts (received_at);

-- Sends that may hold money in doubt while they are still being sent.
create index sends_started_unsettled on sends (started_at) where started_at is not null and settled_at is null;

-- Finished lately: whose partition needs fresh statistics.
create index sends_finished on sends (finished_at) where finished_at is not null;
