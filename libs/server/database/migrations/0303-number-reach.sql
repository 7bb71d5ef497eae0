-- When a contact was sent to and reached last, by number: whom a filter over behaviour finds, without reading twenty million recipients.
-- Of numbers that are contacts when their send is folded; both days only grow, so to fold a send twice changes nothing.
create table number_reach (
  account_id bigint not null,
  mobile integer not null,
  -- Days in Tehran on which the sends began.
  last_sent_on date not null,
  last_delivered_on date,
  primary key (account_id, mobile)
);
create index number_reach_delivered on number_reach (account_id, last_delivered_on) where last_delivered_on is not null;

-- Settled sends that are still to be folded: at once, and again as long as receipts come.
create table reach_folds (
  account_id bigint not null,
  send_id bigint not null,
  due_at timestamptz not null,
  -- How often it was folded whole.
  round smallint not null default 0,
  -- Behind which recipient the round goes on.
  after_n integer not null default 0,
  -- Delivered when the round began; null before the first.
  delivered bigint,
  primary key (account_id, send_id)
);
create index reach_folds_due on reach_folds (due_at);

-- As the owner, for the reason in 0295.
create function note_reach_fold() returns trigger language plpgsql as $$
begin
  insert into reach_folds (account_id, send_id, due_at) values (new.account_id, new.id, new.settled_at)
    on conflict (account_id, send_id) do nothing;
  return null;
end $$;
do $$
begin
  execute format('alter function note_reach_fold() security definer set search_path = %I, pg_temp', current_schema());
  revoke execute on function note_reach_fold() from public;
end
$$;
create trigger sends_settled_are_folded after update on sends for each row
  when (new.settled_at is not null and old.settled_at is null) execute function note_reach_fold();
