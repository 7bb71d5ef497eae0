-- How the people who run the installation are reached; for everybody.
create table contact_ways (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('phone', 'mobile', 'email', 'site', 'address', 'hours')),
  value text not null check (char_length(value) between 1 and 300)
);

-- Questions that many ask, with their answers; for everybody.
create table faqs (
  id bigint generated always as identity primary key,
  category text not null check (char_length(category) between 1 and 60),
  question text not null check (char_length(question) between 1 and 200),
  answer text not null check (char_length(answer) between 1 and 4000),
  position integer not null
);
create index faqs_in_order on faqs (position, id);
