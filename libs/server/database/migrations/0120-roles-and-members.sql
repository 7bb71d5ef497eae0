-- Colleagues: users of an account who hold the permissions of one role. The owner holds all and has no role.

create table roles (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  title text not null check (char_length(title) between 1 and 60),
  -- Keys of the contract's x-permissions; one that no longer exists gives nothing.
  permissions text[] not null check (cardinality(permissions) between 1 and 200),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
create unique index roles_title on roles (account_id, title);

alter table users
  add column is_owner boolean not null default true,
  add column role_id bigint,
  -- pending: invited and not signed in yet.
  add column state text not null default 'active' check (state in ('pending', 'active', 'deactivated')),
  -- Without the reference's "on delete set null": a role that is used stays, and nobody becomes an owner by its end.
  add constraint users_role foreign key (account_id, role_id) references roles (account_id, id),
  add constraint users_owner_has_no_role check (is_owner = (role_id is null)),
  add constraint users_owner_is_active check (not is_owner or state = 'active');
create index users_role_members on users (account_id, role_id) where role_id is not null;
