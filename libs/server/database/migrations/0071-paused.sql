-- What an account has paused: few, and counted before it may pause another one.
create index sends_paused on sends (account_id) where state = 10;
