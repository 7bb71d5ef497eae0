-- People turn their authenticator on by themselves: its secret waits until a code shows that it was kept, and codes for the day when
-- the telephone is lost stand beside it. Both are sealed.
alter table users
  add column authenticator_pending_sealed bytea,
  add column authenticator_pending_until timestamptz,
  -- Those that were not used yet, as a JSON list.
  add column recovery_codes_sealed bytea;
