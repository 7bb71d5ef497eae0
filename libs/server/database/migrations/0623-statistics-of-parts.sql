-- Partitions of the parts get statistics from their first minute on, as those of the recipients do. `analyze_recipients` stays for
-- processes of before.
create function analyze_partition(partition regclass) returns void language plpgsql as $$
begin
  if not exists (
    select 1 from pg_inherits where inhrelid = partition and inhparent in ('recipients'::regclass, 'parts'::regclass)
  ) then
    raise exception '% is no partition of the recipients or their parts', partition using errcode = 'wrong_object_type';
  end if;
  execute format('analyze %s', partition);
end
$$;

-- As the owner, for the reason in 0170.
do $$
begin
  execute format('alter function analyze_partition(regclass) security definer set search_path = %I, pg_temp', current_schema());
  execute 'revoke execute on function analyze_partition(regclass) from public';
end
$$;
