import { findLongLocks } from './find-long-locks';

describe('a new migration', () => {
  it.each([
    ['an index', 'create index x on sends (id);', /keeps its writers out/],
    ['an unnamed index', 'create unique index on parts (n)', /keeps its writers out/],
    ['another type', 'alter table sends alter column parts type bigint', /every row anew/],
    [
      'a column that is worked out',
      'alter table contacts add x text generated always as (lower(y)) stored',
      /every row anew/,
    ],
    [
      'a default that is not a constant',
      'alter table sends add column x uuid default gen_random_uuid()',
      /not a constant/,
    ],
    ['a check', 'alter table recipients add constraint c check (n > 0)', /not valid/],
    ['a key', 'alter table recipients add constraint k unique (n)', /using index/],
    ['no nulls', 'ALTER TABLE sends\n ALTER COLUMN text SET NOT NULL', /not valid/],
    ['two big tables', 'alter table sends add x int; alter table send_chunks add y int;', /a file each/],
  ])('is refused for %s', (_, text, says) => {
    expect(findLongLocks(text).join()).toMatch(says);
  });

  it.each([
    'create index concurrently x on sends (id)',
    'create table news (id int primary key, check (id > 0)); create index on news (id);',
    "alter table sends add column x int; alter table sends add column y text not null default 'a'",
    'alter table recipients add constraint c check (n > 0) not valid',
    'alter table recipients validate constraint c',
    'alter table sends add constraint k unique using index k',
    '-- create index x on sends (id);\nselect 1',
  ])('may say %s', (text) => {
    expect(findLongLocks(text)).toEqual([]);
  });
});
