-- Since when the recipients of a send are not in their table but in files: when their files were begun, and now while there is none yet.
-- Null: they are in their table.
create function in_files_since(of_send_id bigint) returns timestamptz language sql stable as $$
  select coalesce((
    select min(f.created_at) from send_archive_files f
    where f.from_id = p.from_id and f.checked_at is not null and f.left_at is null
  ), now())
  from send_partitions p where p.from_id <= of_send_id and of_send_id < p.to_id and p.state <> 0
$$;
