-- A recipient's row is written anew twice in its life, by its answer and by its receipt, and whole pages at a time. With a
-- fifth of a page free only a third of these stayed on their page; the others made an entry in the index each.
-- Half a page lets nine in ten stay.

create or replace function ensure_send_partitions(wanted_send_id bigint) returns void language plpgsql as $$
declare
  size constant bigint := 100000;
  low bigint := (wanted_send_id / size) * size;
  suffix text := (wanted_send_id / size)::text;
begin
  if to_regclass(format('recipients_%s', suffix)) is not null then
    return;
  end if;
  perform pg_advisory_xact_lock(7216001);
  execute format('create table if not exists %I partition of parts for values from (%s) to (%s)',
    'parts_' || suffix, low, low + size);
  execute format('create table if not exists %I partition of recipients for values from (%s) to (%s) with (fillfactor = 50, autovacuum_analyze_scale_factor = 0.01)',
    'recipients_' || suffix, low, low + size);
end
$$;

-- Pages that are full stay as they are; new ones leave the room.
do $$
declare
  partition regclass;
begin
  for partition in select inhrelid::regclass from pg_inherits where inhparent = 'recipients'::regclass loop
    execute format('alter table %s set (fillfactor = 50)', partition);
  end loop;
end
$$;
