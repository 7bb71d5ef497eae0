-- What the account's own log asks for: the newest, of everybody, of one person, of one key, and about one thing. The order ends in
-- the id, for several entries may be of one instant.
create index audit_entries_of_account_by_time on audit_entries (account_id, at desc, id desc);
create index audit_entries_of_user_by_time on audit_entries (account_id, user_id, at desc, id desc);
create index audit_entries_of_object on audit_entries (account_id, object, at desc, id desc) where object is not null;
create index audit_entries_of_key on audit_entries (account_id, (details ->> 'key'), at desc, id desc) where actor_kind = 'key';
