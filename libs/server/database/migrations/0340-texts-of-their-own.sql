-- Sends in which each recipient has a text of its own: made of a text with variables, or given for each.

-- What stands beside each number of an upload: names of its columns, and for each page a JSON list of lists of texts, a list a record.
alter table uploads add column columns text[];
alter table upload_pages add column row_values text;

-- Where the numbers and the texts of such a send come from, see OwnTextsChoice. In a column of its own: a process of the version before
-- finds no source there and leaves the send alone, where it would send everybody the text with its braces. The upload stands beside it,
-- so that nobody deletes it before it was read.
alter table send_intake add column own_texts jsonb;
alter table send_intake add column own_texts_upload_id bigint;
create index send_intake_own_uploads on send_intake (account_id, own_texts_upload_id) where own_texts_upload_id is not null;
alter table send_intake drop constraint send_intake_source;
alter table send_intake add constraint send_intake_source check (
  num_nonnulls(numbers, upload_id, phonebook_ids, ranged_phonebook_ids, segment_filters, bank_choice, resent_send_id, own_texts) = 1);
alter table send_intake add constraint send_intake_own_texts check (own_texts is not null or own_texts_upload_id is null);

-- `text` is then the text with its variables, and `parts` those of the longest. What is Persian costs the tariff that every send has,
-- what is Latin costs this one.
alter table sends add column own_texts boolean not null default false;
alter table sends add column latin_unit_mrial bigint;
alter table sends add column latin_statutory_mrial bigint;
alter table sends add column excluded_no_text integer not null default 0;
alter table quotes add column latin_unit_mrial bigint;
alter table quotes add column latin_statutory_mrial bigint;

-- 5: no text that could be sent. Looked at in the next file, without holding writers up.
alter table send_excluded drop constraint send_excluded_reason_check;
alter table send_excluded add constraint send_excluded_reason check (reason between 1 and 5) not valid;

-- Recipients with texts of their own stand in the order of their parts, so all of a chunk have as many. Null: as many as the send says.
alter table send_chunks add column parts smallint check (parts > 0);

-- Some hundred texts beside each other, in the order of n: a row each would make storing a million as slow as the recipients once more.
create table recipient_texts (
  account_id bigint not null,
  send_id bigint not null,
  -- The n of the first of them; they follow each other without gaps, but not over the end of a chunk.
  from_n integer not null,
  texts text[] not null,
  primary key (account_id, send_id, from_n)
);

-- What one recipient was sent, where each has a text of its own.
create function recipient_text(of_account_id bigint, of_send_id bigint, of_n integer) returns text language sql stable as $$
  select t.texts[of_n - t.from_n + 1] from recipient_texts t
  where t.account_id = of_account_id and t.send_id = of_send_id and t.from_n <= of_n
  order by t.from_n desc limit 1
$$;
