-- Patterns of the installation, which every account may send by their code: a person wrote them, so nobody reviews them again.
create table systemic_patterns (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z0-9]{10}$'),
  kind text not null check (kind in ('manual', 'otp', 'transactional')),
  title text not null check (char_length(title) between 1 and 100),
  description text check (char_length(description) between 1 and 500),
  -- `{{company}}` in it is the name of the account that sends it, and no variable.
  text text not null check (char_length(text) between 1 and 2700 and text like '%{{company}}%'),
  variables jsonb not null,
  created_at timestamptz not null
);
