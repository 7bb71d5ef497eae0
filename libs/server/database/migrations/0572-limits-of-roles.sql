-- What the members of a role may spend and see at most. Null: no limit. Milli-rial, as everywhere.
alter table roles
  add column max_send_mrial bigint,
  -- Of the Tehran day, each member by themselves.
  add column max_day_mrial bigint,
  -- A send that costs more waits until a second person of the account approves it.
  add column approval_above_mrial bigint,
  -- Ids of lines and phonebooks of the account; one that is gone gives nothing.
  add column line_ids bigint[],
  add column phonebook_ids bigint[],
  add column masks_numbers boolean not null default false;
