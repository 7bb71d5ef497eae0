-- The admin who made the row on behalf of the account; then no user of the account did. Nullable and without a default: nothing is
-- rewritten, and programs of before go on writing rows without it.
alter table phonebooks add column impersonated_by text;
alter table contacts add column impersonated_by text;
alter table phonebook_members add column impersonated_by text;
alter table phonebook_imports add column impersonated_by text;
alter table suppressed_numbers add column impersonated_by text;
alter table business_profiles add column impersonated_by text;
