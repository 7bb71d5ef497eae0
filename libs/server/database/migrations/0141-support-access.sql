-- Until when admins who act on behalf of an account may also spend, send and export: the owner's leave.
alter table accounts add column support_access_until timestamptz;

-- The admin who made the row on behalf of the account; then no user of the account did.
alter table sends add column impersonated_by text;
alter table uploads add column impersonated_by text;
