-- outside a transaction
-- The messages of one send, and whether it has any: without it all that an account's programs sent in 30 days is read for one pack.
create index concurrently program_messages_of_send on program_messages (account_id, send_id);
