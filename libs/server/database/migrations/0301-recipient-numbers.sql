-- A number is looked for in a send of a million: without an index that is a walk of seconds, and an index on the numbers makes storing
-- them two to three times as slow. So the numbers of each 10,000 recipients stand once more beside each other, in the order of n, forty
-- kilobytes a row: a search reads a hundred rows. Sends of up to 10,000 recipients are walked and have none.
create table recipient_numbers (
  account_id bigint not null,
  send_id bigint not null,
  -- The n of the first of them; they follow each other without gaps.
  from_n integer not null,
  mobiles integer[] not null,
  primary key (account_id, send_id, from_n)
);
-- Numbers do not become smaller by compression; trying costs time at each reading.
alter table recipient_numbers alter column mobiles set storage external;
