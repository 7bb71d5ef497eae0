-- How many messages of one number a secretary deals with. Five in ten minutes was everybody's limit before; a day had none.
alter table secretaries
  add column most_lately smallint not null default 5,
  -- Within 24 hours; null for no such limit.
  add column most_daily smallint;
alter table secretaries
  add constraint secretaries_limits check (most_lately between 1 and 20 and most_daily between 1 and 200) not valid;
