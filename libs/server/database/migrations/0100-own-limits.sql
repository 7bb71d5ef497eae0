-- What an account allows itself on a line that it has, beside the line's own hours and rate. docs/sending.md has the laws.

alter table account_lines
  -- Hours of the day in Tehran; over midnight when the first is the later one. Null is always.
  add column own_from_hour smallint,
  add column own_to_hour smallint,
  -- Parts a second, for all sends of the account from the line together.
  add column own_max_per_second integer check (own_max_per_second between 1 and 100000),
  add constraint account_lines_own_hours check (
    (own_from_hour is null and own_to_hour is null)
    or (own_from_hour between 0 and 23 and own_to_hour between 1 and 24 and own_from_hour <> own_to_hour
      and not (own_from_hour = 0 and own_to_hour = 24))
  );
-- Read once a second by every sender: nothing where nobody has limits of its own.
create index account_lines_limited on account_lines (account_id, line_id)
  where own_from_hour is not null or own_max_per_second is not null;

-- Tiny: who is at work for an account on a line. A rate of its own is one worker's at a time.
create index send_chunks_leased on send_chunks (account_id, line_id) where state = 1;
