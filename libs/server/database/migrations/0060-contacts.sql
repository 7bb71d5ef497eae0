-- Whom an account knows, in which phonebooks they stand, and to whom it does not send. Made for millions of rows an
-- account: account_id leads every key, numbers are integers (the nine digits after 9), and what a send reads is narrow.

create table contacts (
  account_id bigint not null,
  id bigint generated always as identity,
  mobile integer not null check (mobile between 0 and 999999999),
  name text,
  -- As names are compared: the same rule as search_text of sends.
  search_name text generated always as (
    lower(translate(name,
      U&'\064a\0649\0643\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065a\065b\065c\065d\065e\065f\0670\200c\0640',
      U&'\06cc\06cc\06a901234567890123456789'))
  ) stored,
  created_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, mobile)
);
-- Whole files of numbers come without a name; a search by name does not walk over them.
create index contacts_named on contacts (account_id, id) where search_name is not null;

create table phonebooks (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  title text not null,
  search_title text not null generated always as (
    lower(translate(title,
      U&'\064a\0649\0643\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065a\065b\065c\065d\065e\065f\0670\200c\0640',
      U&'\06cc\06cc\06a901234567890123456789'))
  ) stored,
  -- What programs may call it; without regard to small and capital letters.
  code text,
  -- Kept by whoever changes members, in the same transaction.
  members_count integer not null default 0 check (members_count >= 0),
  created_at timestamptz not null,
  primary key (account_id, id)
);
create unique index phonebooks_title on phonebooks (account_id, search_title);
create unique index phonebooks_code on phonebooks (account_id, lower(code));

-- A send reads it in the order of its key, without a look at contacts. Every member is a contact of the account.
create table phonebook_members (
  account_id bigint not null,
  phonebook_id bigint not null,
  mobile integer not null,
  primary key (account_id, phonebook_id, mobile)
);
-- In which phonebooks a contact stands.
create index phonebook_members_of on phonebook_members (account_id, mobile, phonebook_id);

-- blacklist: nothing is sent to the number. opt_out: no advertising, because its owner asked for it. receive_blacklist:
-- what it sends is not shown.
alter table suppressed_numbers drop constraint suppressed_numbers_kind_check;
alter table suppressed_numbers add constraint suppressed_numbers_kind_check
  check (kind in ('blacklist', 'opt_out', 'receive_blacklist'));
-- Newest first, as the lists are shown.
create index suppressed_numbers_recent on suppressed_numbers (account_id, kind, created_at desc, mobile desc);

-- Came from a number whose messages the account does not want to see.
alter table inbound_messages add column hidden boolean not null default false;
