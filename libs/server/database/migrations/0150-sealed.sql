-- What must not be read by who can only read the database is sealed by the program (libs/server/seal). SQL has no key: the
-- program seals the rows that stand here as plain text after its start; until then both forms are read.

-- Which secret all of it is sealed with.
create table secret_check (
  only_one boolean primary key default true check (only_one),
  sealed bytea not null,
  written_at timestamptz not null
);

-- A message of the installation itself holds a code. Its text is here, and only until it is handed over; `text` stays empty.
alter table sends add column sealed_text bytea;
-- Says nothing about rows from before, so nobody waits for a look at all of them.
alter table sends add constraint sends_text_or_sealed check (sealed_text is null or text = '') not valid;
-- Nearly always empty: what is still to be erased.
create index sends_secret_texts on sends (account_id, id)
  where type = 'verification' and (sealed_text is not null or text <> '');

alter table account_holders
  alter column national_id drop not null,
  alter column birth_date drop not null,
  add column national_id_sealed bytea,
  add column birth_date_sealed bytea,
  add column gift_national_id_sealed bytea,
  -- Keyed hash: that a person had a gift is found by it, and not read.
  add column gift_national_id_index bytea unique,
  add constraint account_holders_one_national_id check (num_nonnulls(national_id, national_id_sealed) = 1),
  add constraint account_holders_one_birth_date check (num_nonnulls(birth_date, birth_date_sealed) = 1),
  add constraint account_holders_one_gift check (num_nonnulls(gift_national_id, gift_national_id_sealed) <= 1),
  add constraint account_holders_gift_indexed
    check ((gift_national_id_sealed is null) = (gift_national_id_index is null));

alter table pending_registrations
  alter column details drop not null,
  add column details_sealed bytea,
  add constraint pending_registrations_one_form check (num_nonnulls(details, details_sealed) = 1);
