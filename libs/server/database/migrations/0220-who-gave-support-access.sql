-- The user who gave support the leave to work in the account; null where none is given, and for leaves of before this migration.
-- Accounts are few beside what they own, and no row has a value yet: the check of the key is one pass over nulls.
alter table accounts add column support_access_by bigint references users (id);
