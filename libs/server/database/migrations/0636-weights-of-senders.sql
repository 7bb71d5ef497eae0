-- A process that sends one kind only and has none of it needs less of a line's rate than one that sends. A version that does not know the
-- weights takes as much as each of the others, and never what one of them still holds.
alter table sender_leases add column weight smallint not null default 4 check (weight > 0);
