-- Files on their way into phonebooks are jobs from now on: those that a version before this one has begun get theirs. A process of
-- that version may still read on in them meanwhile; each page is taken by one of the two.
insert into account_jobs (account_id, kind, title, permission, input, done_count, total_count, created_at)
select account_id, 'phonebook.import', 'افزودن فایل به دفترچه‌ها', 'contact.edit',
  jsonb_build_object('importId', id::text), read_count, record_count, created_at
from phonebook_imports where state = 0;
