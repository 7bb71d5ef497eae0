-- When the chain of the audit log was proved last, by which check, and what came of it: one row for each check.
create table audit_proofs (
  by_check text primary key check (by_check in ('daily', 'command')),
  at timestamptz not null,
  links bigint not null,
  -- The first link that does not fit, in words; null when the chain was whole.
  fault text
);
