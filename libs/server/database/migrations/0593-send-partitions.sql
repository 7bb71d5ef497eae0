-- Which sends each partition of `recipients` and `parts` holds. A partition that is full or old is cut: the sends from a little
-- ahead of now get one of their own. docs/adr/0028-old-recipients-lie-in-files.md

create table send_partitions (
  from_id bigint primary key,
  -- The first send that it does not hold.
  to_id bigint not null check (from_id < to_id),
  -- Its tables are recipients_<name> and parts_<name>.
  name text not null unique,
  -- When its first send was accepted; null: none has been seen.
  began_at timestamptz,
  -- It is about to end before this send; null: it is not.
  cut_id bigint check (from_id < cut_id and cut_id < to_id),
  -- The last send when somebody looked last: how many come between two looks.
  seen_id bigint,
  -- 0 in use, 1 apart: its tables are detached and being written to files, 2 in files.
  state smallint not null default 0 check (state between 0 and 2),
  -- When it came back from files; null: it never did.
  returned_at timestamptz
);
insert into send_partitions (from_id, to_id, name)
  select number * 100000, (number + 1) * 100000, number::text from (
    select substring(c.relname from '^recipients_([0-9]+)$')::bigint as number
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'recipients'::regclass
  ) old where number is not null;

-- 100,000 sends at most; fewer where a partition was cut or the next one begins. A name tells where it begins: as ever where that is
-- a hundred thousand.
create or replace function ensure_send_partitions(wanted_send_id bigint) returns void language plpgsql as $$
declare
  size constant bigint := 100000;
  found send_partitions;
  low bigint;
  high bigint;
  suffix text;
begin
  select * into found from send_partitions where from_id <= wanted_send_id order by from_id desc limit 1;
  if found.to_id > wanted_send_id and found.state = 0 and coalesce(wanted_send_id < found.cut_id, true) then
    return;
  end if;
  perform pg_advisory_xact_lock(7216001);
  -- Another one may have done it meanwhile.
  select * into found from send_partitions where from_id <= wanted_send_id order by from_id desc limit 1;
  if found.to_id > wanted_send_id then
    if found.state <> 0 then
      raise exception 'the recipients of send % lie in files', wanted_send_id using errcode = 'object_not_in_prerequisite_state';
    end if;
    if wanted_send_id >= found.cut_id then
      perform end_send_partition_cut(found.from_id);
    end if;
    return;
  end if;
  low := greatest((wanted_send_id / size) * size, found.to_id);
  high := least((wanted_send_id / size + 1) * size, (select min(from_id) from send_partitions where from_id > wanted_send_id));
  suffix := (low / size)::text || case when low % size = 0 then '' else '_' || low end;
  execute format('create table if not exists %I partition of parts for values from (%s) to (%s)',
    'parts_' || suffix, low, high);
  execute format('create table if not exists %I partition of recipients for values from (%s) to (%s) with (fillfactor = 50, autovacuum_analyze_scale_factor = 0.01)',
    'recipients_' || suffix, low, high);
  insert into send_partitions (from_id, to_id, name) values (low, high, suffix);
end
$$;

-- A cut has three steps, each in a transaction of its own. The first says where: a constraint that keeps nothing out, for the sends
-- beyond it are still to come.
create function start_send_partition_cut(of_from_id bigint, at_id bigint) returns void language plpgsql as $$
declare
  cut send_partitions;
begin
  perform pg_advisory_xact_lock(7216001);
  update send_partitions set cut_id = at_id where from_id = of_from_id and state = 0 and cut_id is null returning * into cut;
  if cut.from_id is null then
    return;
  end if;
  execute format('alter table %I add constraint send_partition_cut check (send_id >= %s and send_id < %s) not valid', 'recipients_' || cut.name, cut.from_id, at_id);
  execute format('alter table %I add constraint send_partition_cut check (send_id >= %s and send_id < %s) not valid', 'parts_' || cut.name, cut.from_id, at_id);
end
$$;

-- The second reads its rows while everybody goes on writing.
create function check_send_partition_cut(of_from_id bigint) returns void language plpgsql as $$
declare
  cut send_partitions;
begin
  select * into cut from send_partitions where from_id = of_from_id and cut_id is not null;
  if cut.from_id is not null then
    execute format('alter table %I validate constraint send_partition_cut', 'recipients_' || cut.name);
    execute format('alter table %I validate constraint send_partition_cut', 'parts_' || cut.name);
  end if;
end
$$;

-- The third moves the bound: what was read need not be read again, so it holds the tables for a moment only.
create function finish_send_partition_cut(of_from_id bigint) returns void language plpgsql as $$
declare
  cut send_partitions;
  parent text;
  partition text;
begin
  perform pg_advisory_xact_lock(7216001);
  select * into cut from send_partitions where from_id = of_from_id and state = 0 and cut_id is not null;
  if cut.from_id is null then
    return;
  end if;
  foreach parent in array array['recipients', 'parts'] loop
    partition := parent || '_' || cut.name;
    execute format('alter table %I detach partition %I', parent, partition);
    execute format('alter table %I attach partition %I for values from (%s) to (%s)', parent, partition, cut.from_id, cut.cut_id);
    execute format('alter table %I drop constraint send_partition_cut', partition);
  end loop;
  update send_partitions set to_id = cut.cut_id, cut_id = null where from_id = of_from_id;
  perform ensure_send_partitions(cut.cut_id);
end
$$;

-- Gives a cut up: its sends came sooner than it was done.
create function end_send_partition_cut(of_from_id bigint) returns void language plpgsql as $$
declare
  cut send_partitions;
begin
  perform pg_advisory_xact_lock(7216001);
  select * into cut from send_partitions where from_id = of_from_id and cut_id is not null;
  if cut.from_id is null then
    return;
  end if;
  execute format('alter table %I drop constraint send_partition_cut', 'recipients_' || cut.name);
  execute format('alter table %I drop constraint send_partition_cut', 'parts_' || cut.name);
  update send_partitions set cut_id = null where from_id = of_from_id;
end
$$;

do $$
declare
  called text;
begin
  foreach called in array array['ensure_send_partitions(bigint)', 'start_send_partition_cut(bigint, bigint)',
    'check_send_partition_cut(bigint)', 'finish_send_partition_cut(bigint)', 'end_send_partition_cut(bigint)'] loop
    execute format('alter function %s security definer set search_path = %I, pg_temp', called, current_schema());
    execute format('revoke execute on function %s from public', called);
  end loop;
end
$$;
