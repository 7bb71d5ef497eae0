-- A secretary may listen to regular expressions; they stand where words do.
alter table secretaries drop constraint secretaries_match_check;
alter table secretaries
  add constraint secretaries_match_check check (match in ('any', 'exact', 'contains', 'regex', 'codes', 'poll')) not valid;
