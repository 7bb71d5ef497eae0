-- The call that a call made again, when a person of the account asked for it. No foreign key: the earlier one may be over before it.
alter table api_calls add column repeat_of bigint;
create index api_calls_repeats on api_calls (account_id, repeat_of) where repeat_of is not null;

-- What is needed to make a call again that failed: address and body, sealed, for a day.
create table api_call_bodies (
  account_id bigint not null,
  call_id bigint not null,
  at timestamptz not null,
  body_sealed bytea not null,
  primary key (account_id, call_id),
  foreign key (account_id, call_id) references api_calls (account_id, id) on delete cascade
);
create index api_call_bodies_age on api_call_bodies (at);
