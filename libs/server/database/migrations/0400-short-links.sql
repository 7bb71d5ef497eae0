-- Short links: what stands in a text in the place of a long address, with a code for each recipient. The code is made of the link's id and
-- the recipient's n, so nothing is stored for a recipient before a person opens it.
-- What stands before the code, as it was when the send was priced: another one would be longer or shorter. Null: links stay as they are.
alter table sends add column short_links_url text;

create table tracked_links (
  account_id bigint not null,
  send_id bigint not null,
  -- Its place among the links of the text, from 0.
  position smallint not null check (position >= 0),
  id bigint generated always as identity unique,
  url text not null check (length(url) <= 2000),
  -- Openings by people, how many recipients they were, and openings by programs.
  opened_count integer not null default 0,
  people_count integer not null default 0,
  scanned_count integer not null default 0,
  primary key (account_id, send_id, position),
  foreign key (account_id, send_id) references sends (account_id, id)
);

-- Who has opened a link. Neither address nor browser: nobody needs to know more of people than that they came.
create table link_opens (
  account_id bigint not null,
  link_id bigint not null,
  n integer not null,
  opened_count integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (account_id, link_id, n)
);
