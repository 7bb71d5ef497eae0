-- What the holder of an account tells about themselves and the company. Sealed as a whole: nobody searches in it.
create table profiles (
  account_id bigint primary key references accounts (id),
  details_sealed bytea not null,
  logo_file_id uuid,
  updated_at timestamptz not null,
  impersonated_by text
);
