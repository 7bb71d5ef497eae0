-- How many the quote reaches, so that a send with it is refused before its money is held. Null: of before this column.
alter table quotes add column reachable_count integer;
