-- Money that comes through a gateway of a bank.

-- Adds a word to those that a column of the books may hold, whatever other migrations have added before.
do $$
declare
  added record;
  constraint_name text;
  definition text;
begin
  for added in select * from (values
    ('ledger_transactions', 'kind', 'online_payment'), ('ledger_entries', 'book', 'tax')) as t (in_table, in_column, word)
  loop
    constraint_name := format('%s_%s_check', added.in_table, added.in_column);
    definition := pg_get_constraintdef(
      (select oid from pg_constraint where conrelid = added.in_table::regclass and conname = constraint_name));
    if position(format('%L::text', added.word) in definition) > 0 then continue; end if;
    execute format('alter table %I drop constraint %I', added.in_table, constraint_name);
    execute format('alter table %I add constraint %I %s not valid', added.in_table, constraint_name,
      replace(replace(definition, ' NOT VALID', ''), 'ARRAY[', format('ARRAY[%L::text, ', added.word)));
  end loop;
end
$$;

create table payments (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  gateway text not null check (gateway in ('zarinpal', 'zibal')),
  -- What comes into the wallet; the person pays the amount and the tax.
  amount_mrial bigint not null check (amount_mrial > 0),
  tax_mrial bigint not null check (tax_mrial >= 0),
  description text not null check (char_length(description) <= 200),
  -- The gateway's name of the payment; without it nobody was ever given an address to pay at.
  authority text,
  state text not null default 'created'
    check (state in ('created', 'waiting', 'credited', 'failed', 'undecided', 'returned')),
  -- The bank's number of the payment, which people know it by, and the card as far as the gateway shows it.
  reference text,
  card text,
  -- Why it is not credited, in a word for those who decide.
  fault text,
  asked_by bigint references users (id),
  -- The admin who began it on behalf of the account.
  impersonated_by text,
  created_at timestamptz not null,
  -- When the gateway is asked again by itself; empty: never.
  next_check_at timestamptz,
  settled_at timestamptz,
  decided_by text,
  reason text check (char_length(reason) <= 500),
  primary key (account_id, id),
  constraint payments_address check (state in ('created', 'failed') or authority is not null),
  constraint payments_settled check ((state in ('credited', 'returned')) = (settled_at is not null)),
  constraint payments_decided check ((decided_by is null) = (reason is null))
);
create unique index payments_authority on payments (gateway, authority);
-- A payment of the bank is worth one credit, whatever names the gateway has for it.
create unique index payments_reference on payments (gateway, reference) where state = 'credited';
-- Those who decide, and the inquiry, know no accounts.
create unique index payments_by_id on payments (id);
create index payments_due on payments (next_check_at) where next_check_at is not null;
create index payments_undecided on payments (id) where state = 'undecided';
create index payments_recent on payments (account_id, created_at);
