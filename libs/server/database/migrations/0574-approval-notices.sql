-- Those who may decide are told by SMS what waits for them. What waits already was found without it.
alter table account_notices add column approvals boolean not null default true;
alter table send_approvals add column told_at timestamptz;
update send_approvals set told_at = asked_at;
create index send_approvals_told on send_approvals (account_id, told_at desc) where told_at is not null;
