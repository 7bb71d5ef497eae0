-- Files that belong to what was written in a ticket.
create table ticket_files (
  account_id bigint not null,
  file_id uuid not null,
  ticket_id bigint not null,
  interaction_id bigint not null,
  -- As the file was called and how large it was when it was attached.
  name text not null,
  size bigint not null,
  impersonated_by text,
  -- A file belongs to one of them.
  primary key (account_id, file_id)
);
create index ticket_files_of on ticket_files (account_id, ticket_id);
