-- The person who began it: a role that sees some phonebooks only undoes nothing of others. Null: an admin on behalf, or from before.
alter table contact_bulks add column user_id bigint;
