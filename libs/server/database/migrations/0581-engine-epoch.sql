-- Whether this database is the one that the engine has written, or an earlier state of it: docs/restore.md.

create table engine_state (
  single boolean primary key default true check (single),
  -- Names the mark outside of the database, so that marks of two installations never meet.
  installation uuid not null default gen_random_uuid(),
  -- Grows when sending goes on after a restore.
  epoch int not null default 1 check (epoch >= 1),
  -- Grows every second while a sender runs.
  beat bigint not null default 0 check (beat >= 0),
  -- Of the server that senders have seen last; null before the first, and where they may not ask.
  system_identifier text,
  timeline text,
  -- Since then nothing is sent, and why; null while sending goes on.
  held_since timestamptz,
  held_why text,
  -- The operator's list was compared.
  reconciled_at timestamptz,
  check ((held_since is null) = (held_why is null)),
  check (reconciled_at is null or held_since is not null)
);
insert into engine_state default values;

-- What each sender process has in flight: nothing may be compared while an answer can still come.
create table engine_senders (
  worker_id uuid primary key,
  seen_at timestamptz not null,
  held boolean not null,
  in_flight int not null
);
