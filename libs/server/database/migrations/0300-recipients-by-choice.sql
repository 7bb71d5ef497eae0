-- A part of phonebooks, and a saved filter over contacts. Phonebooks of which only a part is meant stand in a column of their own: a
-- process of the version before finds no source there and leaves the send alone, where it would take them whole.
alter table send_intake add column ranged_phonebook_ids bigint[];
-- Numbers that are passed over first, phonebook after phonebook, each ascending; and how many are taken.
alter table send_intake add column range_start integer check (range_start >= 0);
alter table send_intake add column range_size integer check (range_size > 0);
-- As they were when the send was accepted: the saved filter may change or go, who is found is looked up when the send is prepared.
alter table send_intake add column segment_filters jsonb;
alter table send_intake drop constraint send_intake_source;
alter table send_intake add constraint send_intake_source
  check (num_nonnulls(numbers, upload_id, phonebook_ids, ranged_phonebook_ids, segment_filters, resent_send_id) = 1);
alter table send_intake add constraint send_intake_range
  check ((ranged_phonebook_ids is null) = (range_start is null) and (range_start is null) = (range_size is null));
