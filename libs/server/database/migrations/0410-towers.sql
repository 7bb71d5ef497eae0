-- Cell towers of one operator, and which numbers of the bank were seen at them in which hours of a day. They belong to the bank: a new one
-- takes them away with its places. Who was seen when is known by the hour of a day only, never by a date.
create table bank_towers (
  id integer generated always as identity primary key,
  title text not null unique,
  county_id integer not null references bank_counties (id) on delete cascade,
  -- Hundred thousandths of a degree, WGS 84, as in bank_numbers.
  lat integer not null check (lat between -9000000 and 9000000),
  lng integer not null check (lng between -18000000 and 18000000)
);
create index bank_towers_place on bank_towers (lat) include (lng);
create index bank_towers_county on bank_towers (county_id);
create table bank_sightings (
  tower_id integer not null references bank_towers (id) on delete cascade,
  mobile integer not null,
  -- Bit n: between the hours n and n + 1, Tehran's time.
  hours integer not null check (hours between 1 and 16777215),
  primary key (tower_id, mobile) include (hours)
);
