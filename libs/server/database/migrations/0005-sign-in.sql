-- Wrong codes are counted over all of a user's challenges of the last day.
create index login_challenges_user on login_challenges (account_id, user_id, expires_at);

-- A live socket ends with the session that asked for its ticket.
alter table one_use_codes add column session_hash bytea;
