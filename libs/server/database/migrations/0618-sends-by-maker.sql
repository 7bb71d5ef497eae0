-- outside a transaction
-- The sends of one member of an account, newest first: without it the list of somebody who sends seldom reads all that the others sent.
-- What nobody of the account made is in it nowhere.
create index concurrently sends_by_maker on sends (account_id, user_id, created_at desc, id desc) where user_id is not null;
