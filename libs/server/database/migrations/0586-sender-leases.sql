-- The processes that send, and what part of the rate of every line each may use now. The parts never add up to more than 1; a
-- process that dies is forgotten when its lease has run out, and the others take its part.
create table sender_leases (
  worker_id uuid primary key,
  share double precision not null check (share >= 0 and share <= 1),
  -- Has a link to an operator; one that has none leaves its part to the others.
  bound boolean not null,
  lease_until timestamptz not null
);
