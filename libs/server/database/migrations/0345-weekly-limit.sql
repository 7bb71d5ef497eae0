-- A send may leave out whom the account has sent enough to within a week.

-- How many messages a person may have had, counted from when, and known at which instant: what happens to other sends later changes
-- nothing, so the send reaches nobody whom its quote did not count.
alter table sends
  add column weekly_limit smallint check (weekly_limit between 1 and 50),
  add column weekly_since timestamptz,
  add column weekly_as_of timestamptz,
  add column excluded_weekly integer not null default 0,
  add constraint sends_weekly check (num_nonnulls(weekly_limit, weekly_since, weekly_as_of) in (0, 3)) not valid;

-- 6: has had enough this week. Looked at in the next file, without holding writers up.
alter table send_excluded drop constraint send_excluded_reason;
alter table send_excluded add constraint send_excluded_reason check (reason between 1 and 6) not valid;
