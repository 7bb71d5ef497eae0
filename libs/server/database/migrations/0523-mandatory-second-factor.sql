-- Whether everybody of the account has to sign in with an authenticator.
alter table accounts add column second_factor_required boolean not null default false;

-- What the history of sign-ins asks for.
create index audit_entries_of_sign_ins on audit_entries (account_id, id desc)
  where action in ('login', 'confirmOtp', 'externalLogin', 'confirmRegistration');
