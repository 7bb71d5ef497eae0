-- Documents that show who holds an account. The newest of a kind that was not removed counts; the others say what was decided before.
create table account_documents (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  kind text not null check (char_length(kind) between 1 and 40),
  file_id uuid not null,
  removed_at timestamptz,
  -- The last day that an accepted one counts; null: always.
  valid_until date,
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
  constraint account_documents_decided check (
    (decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)
    and (decision is distinct from 'refused' or reason is not null)),
  constraint account_documents_valid check (valid_until is null or decision = 'accepted')
);
create unique index account_documents_kind on account_documents (account_id, kind) where removed_at is null;
-- Those who decide know no accounts.
create unique index account_documents_by_id on account_documents (id);
create index account_documents_waiting on account_documents (asked_at, id) where decision is null and removed_at is null;
