-- What an operator delivered as a receipt and nobody could read: it was acknowledged, so here is its only copy. For thirty days.
create table unread_deliveries (
  id bigint generated always as identity primary key,
  carrier text not null,
  received_at timestamptz not null,
  esm_class smallint not null,
  data_coding smallint not null,
  source text not null,
  destination text not null,
  -- Without the text of the message, which some receipts repeat.
  said text not null check (char_length(said) <= 300),
  -- Optional parameters: tag and value, both hexadecimal.
  parameters jsonb not null
);
create index unread_deliveries_age on unread_deliveries (received_at);
