-- Partitions of old sends are written to files, and come back from them: docs/adr/0028-old-recipients-lie-in-files.md

create table send_archive_files (
  key uuid primary key,
  from_id bigint not null references send_partitions (from_id),
  -- Whose rows it holds, and which columns, in their order.
  table_name text not null check (table_name in ('recipients', 'parts', 'recipient_texts', 'recipient_events')),
  columns text[] not null,
  rows bigint,
  -- Of the lines, and of the file that they are packed into.
  sha256 bytea,
  bytes bigint,
  created_at timestamptz not null,
  -- It was read back, and is what was written; null: it is not whole.
  checked_at timestamptz,
  -- Nothing needs it any more; it stays a while for databases that are put back.
  left_at timestamptz,
  check ((checked_at is null) or (rows is not null and sha256 is not null and bytes is not null))
);
create unique index send_archive_files_in_use on send_archive_files (from_id, table_name) where checked_at is not null and left_at is null;

-- Takes a partition whose sends are long past out of its tables: nobody changes its rows any more, and who asks finds none.
create function take_send_partition_apart(of_from_id bigint) returns void language plpgsql as $$
declare
  taken send_partitions;
begin
  perform pg_advisory_xact_lock(7216001);
  update send_partitions set state = 1 where from_id = of_from_id and state = 0 and cut_id is null
    and to_id <= coalesce(pg_sequence_last_value(pg_get_serial_sequence('sends', 'id')::regclass), 0)
    returning * into taken;
  if taken.from_id is null then
    raise exception 'the partition from % cannot be taken apart', of_from_id using errcode = 'object_not_in_prerequisite_state';
  end if;
  execute format('alter table recipients detach partition %I', 'recipients_' || taken.name);
  execute format('alter table parts detach partition %I', 'parts_' || taken.name);
  if session_user <> current_user then
    execute format('grant select on %I, %I to %I', 'recipients_' || taken.name, 'parts_' || taken.name, session_user);
  end if;
end
$$;

-- Drops the tables of a partition that is apart, when as many rows as they have lie in files that were read back.
create function drop_send_partition(of_from_id bigint) returns void language plpgsql as $$
declare
  dropped send_partitions;
  parent text;
  written bigint;
  found bigint;
begin
  update send_partitions set state = 2 where from_id = of_from_id and state = 1 returning * into dropped;
  if dropped.from_id is null then
    raise exception 'the partition from % is not apart', of_from_id using errcode = 'object_not_in_prerequisite_state';
  end if;
  foreach parent in array array['recipients', 'parts'] loop
    select f.rows into written from send_archive_files f
      where f.from_id = of_from_id and f.table_name = parent and f.checked_at is not null and f.left_at is null;
    execute format('select count(*) from %I', parent || '_' || dropped.name) into found;
    if written is distinct from found then
      raise exception '% has % rows, and % in files', parent || '_' || dropped.name, found, coalesce(written, 0)
        using errcode = 'object_not_in_prerequisite_state';
    end if;
    execute format('drop table %I', parent || '_' || dropped.name);
  end loop;
end
$$;

-- Makes empty tables that are like partitions, to be filled from files.
create function make_send_partition_apart(of_from_id bigint) returns void language plpgsql as $$
declare
  made send_partitions;
begin
  update send_partitions set state = 1 where from_id = of_from_id and state = 2 returning * into made;
  if made.from_id is null then
    raise exception 'the partition from % does not lie in files', of_from_id using errcode = 'object_not_in_prerequisite_state';
  end if;
  execute format('create table %I (like recipients including all) with (fillfactor = 50, autovacuum_analyze_scale_factor = 0.01)',
    'recipients_' || made.name);
  execute format('create table %I (like parts including all)', 'parts_' || made.name);
  if session_user <> current_user then
    execute format('grant select, insert on %I, %I to %I', 'recipients_' || made.name, 'parts_' || made.name, session_user);
  end if;
end
$$;

-- Puts what is apart back among the others. It holds up nobody who reads or writes.
create function put_send_partition_back(of_from_id bigint) returns void language plpgsql as $$
declare
  back send_partitions;
  parent text;
begin
  update send_partitions set state = 0, returned_at = now() where from_id = of_from_id and state = 1 returning * into back;
  if back.from_id is null then
    raise exception 'the partition from % is not apart', of_from_id using errcode = 'object_not_in_prerequisite_state';
  end if;
  foreach parent in array array['recipients', 'parts'] loop
    if session_user <> current_user then
      execute format('revoke all on %I from %I', parent || '_' || back.name, session_user);
    end if;
    execute format('alter table %I attach partition %I for values from (%s) to (%s)', parent, parent || '_' || back.name, back.from_id, back.to_id);
  end loop;
end
$$;

-- Whether the recipients of a send are not in their table but in files.
create function lies_in_files(of_send_id bigint) returns boolean language sql stable as $$
  select exists (select from send_partitions where from_id <= of_send_id and of_send_id < to_id and state <> 0)
$$;

do $$
declare
  called text;
begin
  foreach called in array array['take_send_partition_apart(bigint)', 'drop_send_partition(bigint)',
    'make_send_partition_apart(bigint)', 'put_send_partition_back(bigint)'] loop
    execute format('alter function %s security definer set search_path = %I, pg_temp', called, current_schema());
    execute format('revoke execute on function %s from public', called);
  end loop;
end
$$;
