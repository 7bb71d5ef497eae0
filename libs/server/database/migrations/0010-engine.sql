-- What the engine keeps beside the tables of 0004.

-- A send whose preparation fails again and again must end with a reason and not stop the others.
alter table sends add column prepare_tries smallint not null default 0;

-- Parked receipts are dropped by age.
create index parked_receipts_age on parked_receipts (received_at);
