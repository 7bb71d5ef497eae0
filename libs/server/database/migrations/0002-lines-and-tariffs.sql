-- Sender numbers and what a part costs. Prices are dated: a row is never changed, a later one follows it.

create table lines (
  id bigint generated always as identity primary key,
  number text not null unique check (number ~ '^\d{3,20}$'),
  title text not null,
  family text not null,
  -- Advertising lines add the opt-out text and do not reach people who opted out.
  advertising boolean not null,
  multipart_chars smallint not null default 67 check (multipart_chars in (66, 67)),
  -- What is given back after the operator has taken a message; each rule includes the ones before it.
  refund_rule text not null default 'blacklist'
    check (refund_rule in ('none', 'blacklist', 'not_reached_telecom', 'not_delivered')),
  max_per_second integer check (max_per_second > 0),
  active boolean not null default true,
  created_at timestamptz not null default now()
);

-- Which account may send from which line.
create table account_lines (
  account_id bigint not null references accounts (id),
  line_id bigint not null references lines (id),
  is_default boolean not null default false,
  primary key (account_id, line_id)
);
create unique index account_lines_default on account_lines (account_id) where is_default;
create index account_lines_line on account_lines (line_id);

create table tariffs (
  family text not null,
  language text not null check (language in ('latin', 'persian')),
  valid_from timestamptz not null,
  -- Whole rials: then a tenth of it and five percent of a price are exact in milli-rial.
  unit_mrial bigint not null check (unit_mrial >= 0 and unit_mrial % 1000 = 0),
  primary key (family, language, valid_from)
);

-- Added to every part by law, whatever the line.
create table statutory_charges (
  valid_from timestamptz primary key,
  per_part_mrial bigint not null check (per_part_mrial >= 0 and per_part_mrial % 1000 = 0)
);

-- Exceptions to the operator's prefixes; the longest prefix wins. Digits of the national number, from 9 on.
create table operator_prefixes (
  prefix text primary key check (prefix ~ '^9\d{1,9}$'),
  operator text not null check (operator in ('mci', 'irancell', 'rightel', 'other'))
);
