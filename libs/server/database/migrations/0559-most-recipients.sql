-- The most recipients of one send by a member of a role, docs/access.md. Null: no limit.
alter table roles add column max_recipients integer;

-- As it stood when the send was accepted, for whoever counts its recipients later.
alter table sends add column max_recipients integer;

-- How many the quote reaches, so that a send with it is refused before its money is held. Null: of before this column.
alter table quotes add column reachable_count integer;
