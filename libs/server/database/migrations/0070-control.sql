-- When a send leaves, how fast, until when, and what it repeats. docs/sending.md has the laws.

alter table sends
  -- Scheduled for; null when it leaves at once.
  add column send_time timestamptz,
  add column paused_at timestamptz,
  -- Parts a second that the send takes at most.
  add column rate_per_second integer check (rate_per_second between 1 and 100000),
  add column validity_minutes integer check (validity_minutes between 5 and 10080),
  -- What has not been handed over by then expires.
  add column expires_at timestamptz,
  add column is_test boolean not null default false,
  -- The send whose failed recipients this one is for.
  add column resent_from bigint;

-- Tiny: what waits for its time, what still may expire, and what was repeated.
create index sends_scheduled on sends (send_time) where state = 11;
create index sends_expiring on sends (expires_at) where expires_at is not null and finished_at is null;
create index sends_resent on sends (account_id, resent_from) where resent_from is not null;

-- Hours of the day in Tehran between which a line may send; over midnight when the first is the later one. Null is always.
alter table lines
  add column open_from_hour smallint,
  add column open_to_hour smallint,
  add constraint lines_open_hours check (
    (open_from_hour is null and open_to_hour is null)
    or (open_from_hour between 0 and 23 and open_to_hour between 1 and 24 and open_from_hour <> open_to_hour
      and not (open_from_hour = 0 and open_to_hour = 24))
  );
create index lines_with_hours on lines (id) where open_from_hour is not null;
