-- What must be agreed to before anybody sends from a line. A text never changes: a new one is another agreement.
create table line_agreements (
  id bigint generated always as identity primary key,
  line_id bigint not null references lines (id),
  title text not null check (char_length(title) between 1 and 120),
  body text not null check (char_length(body) between 1 and 20000),
  created_at timestamptz not null,
  -- From then on nobody is asked for it.
  withdrawn_at timestamptz
);
create index line_agreements_asked on line_agreements (line_id) where withdrawn_at is null;

-- Who agreed, for which account, and when. The first time stands.
create table accepted_agreements (
  account_id bigint not null references accounts (id),
  agreement_id bigint not null references line_agreements (id),
  user_id bigint,
  -- The admin who did it on behalf of the account.
  impersonated_by text,
  accepted_at timestamptz not null,
  primary key (account_id, agreement_id)
);
