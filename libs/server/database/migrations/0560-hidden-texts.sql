-- Whether the members of a role read the texts of messages of others, docs/access.md.
alter table roles add column hides_texts boolean not null default false;
