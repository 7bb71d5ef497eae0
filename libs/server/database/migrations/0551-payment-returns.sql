-- Gateways that can be asked about a payment only with what the browser brings back.

-- Wider than before; 0552 validates it.
alter table payments drop constraint payments_gateway_check;
alter table payments add constraint payments_gateway_check check (gateway in ('zarinpal', 'zibal', 'sep')) not valid;

create table payment_returns (
  account_id bigint not null,
  payment_id bigint not null,
  gateway text not null,
  -- SHA-256 of the word in the address that the browser comes back to: only the payer's browser and the bank know it.
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  -- The page of the panel that the browser is led on to.
  page text not null check (char_length(page) <= 400),
  -- What the gateway is asked with; empty until a browser has brought it.
  receipt text check (char_length(receipt) between 1 and 100),
  -- When it was brought, or when a browser came back without it.
  returned_at timestamptz,
  primary key (account_id, payment_id),
  foreign key (account_id, payment_id) references payments (account_id, id),
  constraint payment_returns_brought check (receipt is null or returned_at is not null)
);
-- A receipt is worth one payment, for ever. In small letters, because a gateway may not tell them from capitals.
create unique index payment_returns_receipt on payment_returns (gateway, lower(receipt)) where receipt is not null;
