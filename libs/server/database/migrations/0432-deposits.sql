-- Money that people have transferred by themselves, to a card or an account of the installation, and that a person confirms.

create table deposit_targets (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('card', 'account')),
  -- Digits of the card, or of the account.
  number text not null check (number ~ '^[0-9]{4,26}$'),
  sheba text check (sheba ~ '^IR[0-9]{24}$'),
  bank text not null check (char_length(bank) between 1 and 60),
  owner text not null check (char_length(owner) between 1 and 120),
  active boolean not null default true,
  created_at timestamptz not null
);
create unique index deposit_targets_number on deposit_targets (kind, number);

create table deposits (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  method text not null check (method in ('card_to_card', 'bank_transfer')),
  target_id bigint not null references deposit_targets (id),
  -- As transferred; what comes into the wallet is the amount less the tax.
  amount_mrial bigint not null check (amount_mrial > 0),
  tax_mrial bigint not null check (tax_mrial between 0 and amount_mrial),
  reference_code text not null check (reference_code ~ '^[0-9]{4,30}$'),
  -- When the person transferred it.
  submitted_at timestamptz not null,
  slip_file_id uuid,
  impersonated_by text,
  -- What waits for a person has these columns everywhere.
  asked_by bigint references users (id),
  asked_at timestamptz not null,
  taken_by text,
  taken_at timestamptz,
  decision text check (decision in ('accepted', 'refused')),
  decided_by text,
  decided_at timestamptz,
  reason text,
  note text check (char_length(note) <= 500),
  primary key (account_id, id),
  constraint deposits_decided check (
    (decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)
    and (decision is distinct from 'refused' or reason is not null))
);
-- The same transfer is not credited to two accounts, nor twice: whatever zeros stand before its code.
create unique index deposits_reference on deposits (target_id, ltrim(reference_code, '0'))
  where decision is distinct from 'refused';
-- Those who decide know no accounts.
create unique index deposits_by_id on deposits (id);
create index deposits_waiting on deposits (asked_at, id) where decision is null;
create index deposits_waiting_of on deposits (account_id) where decision is null;
