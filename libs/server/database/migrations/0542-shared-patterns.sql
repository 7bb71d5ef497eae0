-- A pattern of the installation may be offered to accounts instead: who takes it over has it as a pattern of its own, by a code of its own.
alter table systemic_patterns
  add column is_shared boolean not null default false,
  -- Of a shared one: nobody takes it any more, and who has it keeps it.
  add column retired_at timestamptz,
  add constraint systemic_patterns_retired check (retired_at is null or is_shared) not valid;

-- What was taken over: its versions have `{{company}}` in them, which is the name of the account, as in the patterns of the installation.
alter table patterns
  add column shared_id bigint,
  add constraint patterns_shared foreign key (shared_id) references systemic_patterns (id) not valid;
