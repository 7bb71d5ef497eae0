-- What an account calls a line of its own.
alter table account_lines add column alias text check (char_length(alias) between 1 and 40);
