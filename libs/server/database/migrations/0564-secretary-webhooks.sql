-- A secretary may hand messages over to a webhook address of its account, which need not hear of anything else.
alter table secretaries
  add column forward_to_webhook_id bigint,
  -- An address stays as long as a secretary uses it.
  add constraint secretaries_forward_to_webhook foreign key (account_id, forward_to_webhook_id)
    references webhook_endpoints (account_id, id) not valid,
  drop constraint secretaries_does_something,
  add constraint secretaries_does_something check (reply is not null or cardinality(forward_to) > 0
    or forward_to_webhook_id is not null or add_to_phonebook_id is not null or remove_from_phonebook_id is not null or opts_out
    or (match = 'codes' and cardinality(words) > 0)) not valid;
create index secretaries_by_webhook on secretaries (account_id, forward_to_webhook_id) where forward_to_webhook_id is not null;

alter table webhook_endpoints
  drop constraint webhook_endpoints_events_check,
  add constraint webhook_endpoints_events_check check (cardinality(events) <= 7) not valid;
