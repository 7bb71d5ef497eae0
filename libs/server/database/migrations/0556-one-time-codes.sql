-- Codes that programs send to their own people, and let be checked here.
create table one_time_codes (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  mobile integer not null,
  pattern_code text not null,
  send_id bigint not null,
  -- Keyed; the code itself stands nowhere.
  code_hash bytea not null,
  wrong_tries smallint not null default 0 check (wrong_tries between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A newer one went to the same number by the same pattern.
  replaced_at timestamptz,
  primary key (account_id, id)
);
create index one_time_codes_of_number on one_time_codes (account_id, mobile, created_at desc);
create index one_time_codes_old on one_time_codes (expires_at);

-- Such a message is shown with stars in the place of its code, and leaves as what is sealed. Nothing is said about rows from before.
alter table sends drop constraint sends_text_or_sealed;
alter table sends add constraint sends_text_or_sealed
  check (sealed_text is null or text = '' or (type = 'pattern_otp' and lane = 0)) not valid;
