-- From where a key was used at `last_used_at`: written with it, at most once a minute. Null: never used, or last used before this was kept.
alter table api_keys add column last_used_ip text;
