-- The most recipients of one send by a member of a role, docs/access.md. Null: no limit.
alter table roles add column max_recipients integer;
