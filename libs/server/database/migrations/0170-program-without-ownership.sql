-- The program may sign in as a role that does not own its tables. What only an owner can do it asks of
-- these functions, which run as the owner. None of them is on the way of a message.

-- Renews the statistics of one partition of the recipients.
create function analyze_recipients(partition regclass) returns void language plpgsql as $$
begin
  if not exists (select 1 from pg_inherits where inhrelid = partition and inhparent = 'recipients'::regclass) then
    raise exception '% is no partition of the recipients', partition using errcode = 'wrong_object_type';
  end if;
  execute format('analyze %s', partition);
end
$$;

-- Pinned to the schema where the tables are: who calls must not choose what the names in them mean. The schema comes
-- first because partitions are made in the first of the path; pg_catalog goes before it anyway, temporary tables after.
do $$
declare
  called text;
begin
  foreach called in array array['ensure_send_partitions(bigint)', 'link_audit(integer)', 'analyze_recipients(regclass)'] loop
    execute format('alter function %s security definer set search_path = %I, pg_temp', called, current_schema());
    execute format('revoke execute on function %s from public', called);
  end loop;
end
$$;
