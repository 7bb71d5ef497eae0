-- What the limits of a role make of a send, docs/access.md. Rows are of sends whose maker is limited in money; others have none.

create table send_limits (
  account_id bigint not null,
  send_id bigint not null,
  -- Whose limits these are: of the member, or of one key of somebody who is not limited (0: no key).
  user_id bigint not null references users (id),
  key_id bigint not null default 0,
  -- As they stood when the send was accepted.
  max_send_mrial bigint,
  max_day_mrial bigint,
  approval_above_mrial bigint,
  -- The Tehran day on which its cost is counted; null until it is known.
  day date,
  primary key (account_id, send_id),
  foreign key (account_id, send_id) references sends (account_id, id)
);

-- What was spent on a day by somebody who has a limit for it: held and charged, without what came back. One row to count in, so that two
-- sends at once never pass together.
create table spent_days (
  account_id bigint not null references accounts (id),
  user_id bigint not null references users (id),
  key_id bigint not null default 0,
  day date not null,
  spent_mrial bigint not null check (spent_mrial >= 0),
  primary key (account_id, user_id, key_id, day)
);
create index spent_days_old on spent_days (day);

-- A send that waits, or has waited, for a second person: prepared, paid for and paused.
create table send_approvals (
  account_id bigint not null,
  send_id bigint not null,
  -- Who made the send, by themselves or by a key; they never decide it.
  asked_by bigint not null references users (id),
  cost_mrial bigint not null check (cost_mrial >= 0),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- withdrawn: stopped by who made it. expired: nobody decided in time.
  decision text check (decision in ('approved', 'rejected', 'withdrawn', 'expired')),
  decided_by bigint references users (id),
  decided_at timestamptz,
  -- Of who rejected it, for who made it.
  reason text check (char_length(reason) between 1 and 300),
  primary key (account_id, send_id),
  foreign key (account_id, send_id) references sends (account_id, id),
  check ((decision is null) = (decided_at is null)),
  check ((decided_by is not null) = (decision is not null and decision in ('approved', 'rejected'))),
  check (decided_by is distinct from asked_by or decided_by is null)
);
create index send_approvals_waiting on send_approvals (account_id, send_id desc) where decision is null;
create index send_approvals_overdue on send_approvals (expires_at) where decision is null;
