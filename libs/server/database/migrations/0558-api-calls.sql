-- Calls that programs made with keys, for thirty days. Bodies are masked before they come here: no numbers, texts, codes or keys.
create table api_calls (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  at timestamptz not null,
  -- No foreign key: a key that is deleted leaves its calls, under the title that it had.
  key_id bigint not null,
  key_title text not null,
  -- By which door it came: api, or the name of another API that is spoken here.
  surface text not null check (char_length(surface) between 1 and 40),
  method text not null,
  path text not null,
  operation text not null,
  status smallint not null check (status between 100 and 599),
  error_code text,
  message text,
  ms integer not null,
  price_mrial bigint,
  ip text not null,
  idempotency_key text,
  request_id text not null,
  request jsonb,
  answer jsonb,
  primary key (account_id, id)
);
create index api_calls_newest on api_calls (account_id, at desc, id desc);
create index api_calls_age on api_calls (at);
