-- The most recipients that whoever made the send may reach with one, as it stood when it was accepted. Null: no limit.
alter table sends add column max_recipients integer;
