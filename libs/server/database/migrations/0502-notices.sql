-- Which messages by SMS an account wants; those about its security and its balance are not among them. Without a row it wants them all.
create table account_notices (
  account_id bigint primary key references accounts (id),
  deposits boolean not null default true,
  documents boolean not null default true,
  patterns boolean not null default true
);
