-- A ticket gets a first answer from what is written down for everybody, before a person reads it.
alter table tickets
  -- From when on it is to be tried; null when there is one, or none was found.
  add column first_answer_at timestamptz;
create index tickets_first_answer on tickets (first_answer_at) where first_answer_at is not null;

alter table ticket_interactions
  add column by_assistant boolean not null default false,
  -- What it stands on: [{"title": …, "path": …, "permission": …}]; one with a permission is shown to those who hold it.
  add column sources jsonb,
  -- What the account says of an answer.
  add column is_helpful boolean,
  add constraint ticket_interactions_assistant check (by_support or (not by_assistant and is_helpful is null));
