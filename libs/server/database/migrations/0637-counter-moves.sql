-- What batches change in the counters of a large send, appended: several batches and processes work on one send, and none of them waits for
-- the rows that all of them would change. Folded into `send_counters` every few seconds. A version that does not know the table adds to
-- `send_counters` itself, and reads there what is folded.
create table counter_moves (
  account_id bigint not null,
  send_id bigint not null,
  operator smallint not null,
  queued integer not null,
  sent integer not null,
  reached_telecom integer not null,
  delivered integer not null,
  undelivered integer not null,
  blacklisted integer not null,
  in_doubt integer not null,
  expired integer not null,
  cancelled integer not null,
  refused integer not null,
  charged_mrial bigint not null,
  returned_mrial bigint not null
) with (vacuum_truncate = false, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
create index counter_moves_of on counter_moves (account_id, send_id);

-- Whoever reads counters reads them here and adds up: several rows of one send and operator are what they stand at together.
create view send_counts as
  select account_id, send_id, operator, total, queued, sent, reached_telecom, delivered, undelivered, blacklisted, in_doubt, expired,
    cancelled, refused, charged_mrial, returned_mrial
  from send_counters
  union all
  select account_id, send_id, operator, 0, queued, sent, reached_telecom, delivered, undelivered, blacklisted, in_doubt, expired,
    cancelled, refused, charged_mrial, returned_mrial
  from counter_moves;
