-- What a receipt says of its message besides the operator's id. Where the answer with the id was lost, a message in doubt is
-- found by this: docs/delivery-receipts.md, "An answer that was lost". Null where the receipt does not say it.
alter table parked_receipts add column mobile integer;
alter table parked_receipts add column line text;
alter table parked_receipts add column user_reference integer;
alter table parked_receipts add column submitted_at timestamptz;
create index parked_receipts_by_mobile on parked_receipts (mobile) where mobile is not null;

-- The number of a message that came in doubt; null in other events, and in those from before.
alter table recipient_events add column mobile integer;
create index recipient_events_in_doubt on recipient_events (mobile) where mobile is not null;
