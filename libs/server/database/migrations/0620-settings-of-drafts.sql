-- A draft may carry what else was chosen for a send. Recipients stand apart: lists of drafts read only how many there are.
alter table drafts
  -- As the contract has them, without the recipients; null for a text alone.
  add column settings jsonb,
  -- Numbers as they were typed, ids of the contacts, or a choice out of the bank; null for nobody.
  add column params jsonb,
  add column recipients_kind text,
  add column recipients_count integer;
alter table drafts
  add constraint drafts_recipients_kind check (recipients_kind in ('numbers', 'phonebooks', 'contacts', 'segment', 'bank')) not valid,
  add constraint drafts_recipients_whole check (
    (params is null) = (recipients_kind is null) and (params is null) = (recipients_count is null)
    and (params is null or (settings is not null and recipients_count > 0))) not valid;
