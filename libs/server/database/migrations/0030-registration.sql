-- People make accounts by themselves, replace a forgotten password, and sign in with an authenticator.

alter table accounts
  -- A panel is active when it is settled who holds it. An account that an admin makes is.
  add column activation text not null default 'active' check (activation in ('active', 'checking', 'inactive')),
  -- What does not belong to the national id.
  add column activation_reason text check (activation_reason in ('mobile', 'birth_date')),
  add constraint accounts_inactive_for_a_reason check ((activation = 'inactive') = (activation_reason is not null));

alter table users
  -- Encrypted with a key of the installation; null: codes come by SMS.
  add column authenticator_secret bytea,
  -- The newest 30 seconds of which a code was taken: each code counts once.
  add column authenticator_step bigint;

alter table login_challenges
  add column method text not null default 'sms' check (method in ('sms', 'authenticator'));

-- Who acts on behalf of the account, in words.
alter table one_use_codes add column impersonated_by text;
alter table sessions add column impersonated_by text;

-- Codes by SMS that are awaited before anybody is known: a forgotten password, a registration.
create table code_challenges (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('password_reset', 'registration')),
  -- Keyed hash of username and mobile, or of the mobile: whose wrong codes are counted together.
  subject bytea not null,
  -- Null for a registration, and where username and mobile do not belong together: then nothing was sent.
  account_id bigint references accounts (id),
  user_id bigint references users (id),
  mobile integer not null check (mobile between 0 and 999999999),
  code_hash bytea not null,
  code_expires_at timestamptz not null,
  failed_attempts smallint not null default 0,
  last_sent_at timestamptz not null,
  expires_at timestamptz not null,
  consumed_at timestamptz
);
create index code_challenges_expiry on code_challenges (expires_at);
create index code_challenges_subject on code_challenges (subject, expires_at);
create index code_challenges_user on code_challenges (user_id) where user_id is not null;

-- What a registration told, until its mobile is confirmed. Personal: deleted with the confirmation, or soon after the end.
create table pending_registrations (
  token_hash bytea primary key,
  details jsonb not null,
  expires_at timestamptz not null
);
create index pending_registrations_expiry on pending_registrations (expires_at);

-- The roles that a registration may choose. Without a reseller: Peyk's own.
create table acl_roles (
  id bigint generated always as identity primary key,
  reseller_id bigint references accounts (id),
  title text not null check (char_length(title) between 1 and 60)
);
create unique index acl_roles_title on acl_roles (coalesce(reseller_id, 0), title);
insert into acl_roles (title) values ('مدیر حساب');

create table activity_domains (
  id bigint generated always as identity primary key,
  title text not null unique check (char_length(title) between 1 and 60)
);
insert into activity_domains (title) values
  ('فروشگاه و خرده‌فروشی'), ('فروشگاه اینترنتی'), ('آموزش'), ('پزشکی و سلامت'), ('زیبایی و آرایش'), ('رستوران و کافه'),
  ('گردشگری و اقامت'), ('املاک و ساختمان'), ('خودرو و حمل‌ونقل'), ('مالی و بیمه'), ('صنعت و تولید'), ('فناوری اطلاعات'),
  ('ورزش'), ('هنر و رسانه'), ('خیریه و مردم‌نهاد'), ('دولتی و عمومی'), ('سایر');

create table packages (
  id bigint generated always as identity primary key,
  title text not null unique check (char_length(title) between 1 and 60),
  description text not null check (char_length(description) <= 500),
  -- Credit for nothing, once a person, when it is settled who that is.
  gift_mrial bigint not null default 0 check (gift_mrial >= 0),
  is_open boolean not null default true
);

-- The sender numbers that a new account gets.
create table package_lines (
  package_id bigint not null references packages (id),
  line_id bigint not null references lines (id),
  is_default boolean not null default false,
  primary key (package_id, line_id)
);
create unique index package_lines_default on package_lines (package_id) where is_default;

-- Who made an account by registering.
create table account_holders (
  account_id bigint primary key references accounts (id),
  person text not null check (person in ('real', 'legal')),
  first_name text not null,
  last_name text not null,
  -- The nine digits after 9; a mobile registers once.
  mobile integer not null unique check (mobile between 0 and 999999999),
  national_id text not null check (national_id ~ '^\d{10}$'),
  birth_date date not null,
  company_name text,
  company_national_id text check (company_national_id ~ '^\d{3,11}$'),
  registration_number text check (registration_number ~ '^\d{3,15}$'),
  economic_number text check (economic_number ~ '^\d{3,12}$'),
  package_id bigint not null references packages (id),
  activity_domain_id bigint not null references activity_domains (id),
  role_id bigint not null references acl_roles (id),
  terms_version text not null,
  registered_at timestamptz not null,
  identity_tries integer not null default 0,
  -- When the registry of persons is asked (again); null when there is nothing to ask.
  identity_due_at timestamptz,
  -- The national id that the package's gift was given to. One gift a person, however many mobiles: of two at once the database
  -- lets one through. Apart from the holder's own national id, which may be corrected.
  gift_national_id text unique,
  check ((person = 'legal') = (company_name is not null)),
  check ((person = 'legal') = (company_national_id is not null)),
  check ((person = 'legal') = (registration_number is not null))
);
create index account_holders_identity_due on account_holders (identity_due_at) where identity_due_at is not null;

create table business_profiles (
  account_id bigint primary key references accounts (id),
  name text not null,
  activity_domain_id bigint not null references activity_domains (id),
  size text not null check (size in ('1', '2-10', '11-50', '51+')),
  purposes text[] not null check (cardinality(purposes) between 1 and 4),
  website text,
  updated_at timestamptz not null
);

-- Newest last; without a row the terms that come with Peyk are in force.
create table terms (
  version text primary key check (char_length(version) between 1 and 50),
  text text not null check (char_length(text) between 1 and 100000),
  published_at timestamptz not null
);
create index terms_newest on terms (published_at desc);
