-- An upload that comes in parts, each a page. What was announced is kept, so that one that was cut off is found again by its list and
-- goes on where it stopped. Null for a file that comes in one piece.
alter table uploads add column announced_count integer check (announced_count > 0);
alter table uploads add column announced_fingerprint text;
alter table uploads add constraint uploads_announced
  check ((announced_count is null) = (announced_fingerprint is null));
create index uploads_by_announced on uploads (account_id, announced_fingerprint) where announced_fingerprint is not null;
