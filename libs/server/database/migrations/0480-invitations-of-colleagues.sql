-- A colleague may be invited: a user who has no user name and no password of their own until the invitation is accepted.

-- In each of the tables: the admin who made the row on behalf of the account.
alter table users add column is_invited boolean not null default false, add column impersonated_by text;
alter table roles add column impersonated_by text;

create table member_invitations (
  account_id bigint not null references accounts (id),
  user_id bigint not null references users (id),
  -- SHA-256 of a code of 80 random bits, which only the invited phone has got.
  code_hash bytea not null unique,
  expires_at timestamptz not null,
  sent_at timestamptz not null,
  impersonated_by text,
  primary key (account_id, user_id)
);
