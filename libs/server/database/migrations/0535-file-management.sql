-- A row of a domain refers to the file: it may not be deleted by name.
alter table files add column in_use boolean not null default false;
update files set in_use = true where purpose in ('deposit.slip', 'profile.image', 'profile.document') and state = 1;
create index files_listed on files (account_id, created_at desc, id) where state = 1;
