-- From which card a transfer came: it has to be the owner's own. Four digits are enough to compare, and too few to be a card.
alter table deposits
  add column source_last4 text,
  add constraint deposits_source check (
    source_last4 is null or (method = 'card_to_card' and source_last4 ~ '^[0-9]{4}$')) not valid;
