-- Pages of the recipients with one status, in sends of more than 20,000: the status is in no index, because each receipt would change it.
-- So at the first question it is counted in which thousands of n a status stands. It holds as long as the counts add up to the kept
-- counter of the send, that is for ever once the receipts are there.
create table recipient_status_blocks (
  account_id bigint not null,
  send_id bigint not null,
  status smallint not null,
  counted_at timestamptz not null,
  -- (n - 1) / 1000 of the thousands in which it stands, ascending, and how often it does in each.
  blocks integer[] not null,
  counts integer[] not null,
  primary key (account_id, send_id, status)
);
