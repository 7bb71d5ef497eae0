-- A file that cannot be read on into phonebooks is tried again with longer and longer pauses, and ends as failed, with a reason.
alter table phonebook_imports
  -- In a row, at the page that is to be read; 0 again when one has been read.
  add column failed_tries smallint not null default 0,
  -- Not before; null is at once.
  add column next_try_at timestamptz,
  -- Why it failed, for whoever began it.
  add column state_reason text;
