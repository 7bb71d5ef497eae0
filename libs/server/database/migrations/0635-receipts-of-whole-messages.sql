-- Some operators send one receipt for a long message, with the id of any of its parts; in the park it must go on saying so.
alter table parked_receipts add column is_whole boolean not null default false;
