-- Who did what: written in the transaction of the change, linked into a chain right after, never changed.

create table audit_entries (
  id bigint generated always as identity primary key,
  -- Whose data it is about; null for the installation.
  account_id bigint,
  at timestamptz not null,
  -- The operation of the contract, or the admin command.
  action text not null check (char_length(action) between 1 and 60),
  -- done, or the code of the refusal.
  outcome text not null check (char_length(outcome) between 1 and 20),
  actor_kind text not null check (actor_kind in ('user', 'admin', 'stranger')),
  user_id bigint,
  -- An admin's name: who gave the command, or acted on behalf of the account.
  admin_name text check (char_length(admin_name) between 1 and 60),
  -- What it is about: `send:12`.
  object text check (char_length(object) <= 100),
  -- Neither secrets nor numbers nor texts.
  details jsonb not null,
  ip text,
  request_id text,
  check (actor_kind <> 'admin' or admin_name is not null)
);
create index audit_entries_of_account on audit_entries (account_id, id desc);

-- Entries that stand in no link yet: for a second.
create table audit_waiting (
  entry_id bigint primary key references audit_entries (id)
);

-- Each hash is of the one before it and of its entry: what is changed, taken out or put in between breaks the chain.
create table audit_links (
  n bigint primary key,
  entry_id bigint not null unique references audit_entries (id),
  hash bytea not null check (octet_length(hash) = 32)
);

-- The end of the chain: a tail that is cut off is missed here.
create table audit_head (
  is_only boolean primary key default true check (is_only),
  n bigint not null,
  hash bytea not null
);
insert into audit_head (n, hash) values (0, decode(repeat('00', 32), 'hex'));

create function audit_bytes(e audit_entries) returns bytea language sql stable as $$
  select convert_to(jsonb_build_array(e.id, e.account_id, (extract(epoch from e.at) * 1000000)::bigint, e.action, e.outcome,
    e.actor_kind, e.user_id, e.admin_name, e.object, e.details, e.ip, e.request_id)::text, 'UTF8')
$$;

-- Links what waits, oldest first; of several processes one at a time. Answers how many.
create function link_audit(most integer) returns integer language plpgsql as $$
declare
  head audit_head;
  entry audit_entries;
  linked integer := 0;
begin
  select * into head from audit_head for update;
  for entry in
    with taken as (
      delete from audit_waiting w where w.entry_id in (select entry_id from audit_waiting order by entry_id limit most)
      returning w.entry_id
    )
    select e.* from audit_entries e join taken on taken.entry_id = e.id order by e.id
  loop
    head.n := head.n + 1;
    head.hash := sha256(head.hash || audit_bytes(entry));
    insert into audit_links (n, entry_id, hash) values (head.n, entry.id, head.hash);
    linked := linked + 1;
  end loop;
  if linked > 0 then
    update audit_head set n = head.n, hash = head.hash;
  end if;
  return linked;
end
$$;

-- What was booked and what was written down stays.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: its rows are never changed', tg_op, tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger audit_entries_stay before update or delete or truncate on audit_entries for each statement execute function refuse_change();
create trigger audit_links_stay before update or delete or truncate on audit_links for each statement execute function refuse_change();
create trigger ledger_entries_stay before update or delete or truncate on ledger_entries for each statement execute function refuse_change();
create trigger ledger_transactions_stay before update or delete or truncate on ledger_transactions for each statement execute function refuse_change();
