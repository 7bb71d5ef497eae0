-- When a send first took it: one that has served makes room for the next file of its account.
alter table uploads add column used_at timestamptz;
