-- What a line does not carry: words that an admin forbids, and links.
alter table lines
  add column forbidden_words text[] not null default '{}',
  add column links_allowed boolean not null default true;
