-- A reader is a secretary that knows codes: the first message with a code is correct, another with the same one a duplicate. Its words
-- are keywords, each with an answer of its own.
alter table secretaries
  drop constraint secretaries_match_check,
  drop constraint secretaries_check,
  drop constraint secretaries_check4,
  -- In the order of the words; of readers alone, as what follows.
  add column keyword_replies text[] not null default '{}',
  -- `reply` is for a correct code.
  add column duplicate_reply text check (char_length(duplicate_reply) between 1 and 1400),
  -- For what holds no code of it. Without it such a message is left to others.
  add column wrong_reply text check (char_length(wrong_reply) between 1 and 1400),
  add column code_count integer not null default 0 check (code_count between 0 and 1000000),
  add column used_count integer not null default 0 check (used_count between 0 and code_count),
  add constraint secretaries_match_check check (match in ('any', 'exact', 'contains', 'codes')),
  add constraint secretaries_words_check check (cardinality(words) <= 20
    and (match = 'codes' or (match = 'any') = (cardinality(words) = 0))),
  add constraint secretaries_does_something check (reply is not null or cardinality(forward_to) > 0
    or add_to_phonebook_id is not null or remove_from_phonebook_id is not null or opts_out
    or (match = 'codes' and cardinality(words) > 0)),
  add constraint secretaries_of_readers check (match = 'codes'
    or (keyword_replies = '{}' and duplicate_reply is null and wrong_reply is null and code_count = 0)),
  add constraint secretaries_keyword_replies check (match <> 'codes' or cardinality(keyword_replies) = cardinality(words));

create table reader_codes (
  account_id bigint not null,
  secretary_id bigint not null,
  -- In the form in which messages are compared, without blanks; bytes have one order everywhere, so a drawing can be made again.
  code text collate "C" not null check (char_length(code) between 4 and 40),
  -- As it was given.
  written text not null,
  -- The nine digits after 9 of who sent it first.
  mobile integer,
  used_at timestamptz,
  -- The admin who gave it on behalf of the account.
  impersonated_by text,
  primary key (account_id, secretary_id, code),
  foreign key (account_id, secretary_id) references secretaries (account_id, id) on delete cascade,
  check ((mobile is null) = (used_at is null))
);
create index reader_codes_used on reader_codes (account_id, secretary_id, used_at desc, code) where used_at is not null;

-- What a reader found in a message; null for those of other secretaries.
alter table secretary_messages
  add column reading text check (reading in ('correct', 'duplicate', 'wrong', 'keyword')),
  -- The code or the keyword that was found.
  add column found text;

-- Drawings of winners among those who sent a correct code. Nothing of them changes.
create table reader_draws (
  account_id bigint not null,
  id bigint generated always as identity,
  secretary_id bigint not null,
  seed text not null check (char_length(seed) between 1 and 200),
  -- SHA-256 of the codes and their numbers; with the seed it makes the winners.
  list_hash text not null,
  entry_count integer not null,
  winner_codes text[] not null,
  winner_mobiles integer[] not null check (cardinality(winner_mobiles) = cardinality(winner_codes)),
  drawn_at timestamptz not null,
  drawn_by bigint,
  impersonated_by text,
  primary key (account_id, id),
  foreign key (account_id, secretary_id) references secretaries (account_id, id) on delete cascade
);
create index reader_draws_of on reader_draws (account_id, secretary_id, id desc);
