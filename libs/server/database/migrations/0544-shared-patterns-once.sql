-- outside a transaction
-- An account takes a pattern over once, also when two of its members do it at one moment.
create unique index concurrently patterns_shared_once on patterns (account_id, shared_id) where shared_id is not null;
