-- Whether what programs call with keys of the account is written down.
alter table accounts add column keeps_api_calls boolean not null default true;
