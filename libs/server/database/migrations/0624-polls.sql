-- A poll is a secretary that counts answers: its words are the options, `reply` is for a vote that counts, `duplicate_reply` for another one of
-- a number that has voted, `wrong_reply` for what is no answer.
alter table secretaries
  add column question text,
  -- Of each option, in the order of the words, what else counts as it: texts with `|` between them.
  add column option_codes text[] not null default '{}',
  -- Votes of each option, kept in the transaction that counts them.
  add column option_votes integer[] not null default '{}',
  -- Numbers that have voted.
  add column voter_count integer not null default 0,
  -- Which of several votes of a number count.
  add column repeat_votes text,
  add column ended_reply text,
  drop constraint secretaries_match_check,
  drop constraint secretaries_does_something,
  drop constraint secretaries_of_readers;
alter table secretaries
  add constraint secretaries_match_check check (match in ('any', 'exact', 'contains', 'codes', 'poll')) not valid,
  add constraint secretaries_does_something check (reply is not null or cardinality(forward_to) > 0
    or forward_to_webhook_id is not null or add_to_phonebook_id is not null or remove_from_phonebook_id is not null or opts_out
    or match = 'poll'
    or (match = 'codes' and cardinality(words) > 0)) not valid,
  add constraint secretaries_of_readers check (
    (match = 'codes' or (keyword_replies = '{}' and code_count = 0))
    and (match in ('codes', 'poll') or (duplicate_reply is null and wrong_reply is null))) not valid,
  add constraint secretaries_of_polls check (case when match = 'poll'
    then question is not null and char_length(question) between 1 and 300
      and repeat_votes is not null and repeat_votes in ('first', 'last', 'all') and cardinality(words) >= 2
      and cardinality(option_codes) = cardinality(words) and cardinality(option_votes) = cardinality(words)
    else question is null and repeat_votes is null and ended_reply is null and option_codes = '{}' and option_votes = '{}'
      and voter_count = 0 end) not valid,
  add constraint secretaries_ended_reply check (char_length(ended_reply) between 1 and 1400) not valid;

-- Votes that count.
create table poll_votes (
  account_id bigint not null,
  secretary_id bigint not null,
  id bigint generated always as identity,
  -- The nine digits after 9.
  mobile integer not null,
  -- Of the option, from 1.
  option smallint not null check (option between 1 and 20),
  voted_at timestamptz not null,
  -- Whether the number has no other: not where all votes of a number count.
  is_only boolean not null,
  primary key (account_id, secretary_id, id),
  foreign key (account_id, secretary_id) references secretaries (account_id, id) on delete cascade
);
create unique index poll_votes_once on poll_votes (account_id, secretary_id, mobile) where is_only;
create index poll_votes_of on poll_votes (account_id, secretary_id, mobile) where not is_only;

-- What a poll found in a message.
alter table secretary_messages drop constraint secretary_messages_reading_check;
alter table secretary_messages add constraint secretary_messages_reading_check check (reading in (
  'correct', 'duplicate', 'wrong', 'keyword', 'vote', 'changed_vote', 'repeated_vote', 'late_vote', 'unknown_answer')) not valid;
