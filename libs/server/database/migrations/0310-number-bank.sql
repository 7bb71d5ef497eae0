-- The installation's bank of subscribers, to be sent to by place, postal code or trade. It belongs to no account: an account counts and
-- sends, and learns no number of it before it has paid for it. An admin loads it whole.
create table bank_provinces (
  id integer primary key,
  name text not null unique
);
insert into bank_provinces (id, name) values
  (89, 'آذربایجان شرقی'), (90, 'آذربایجان غربی'), (91, 'اردبیل'), (92, 'اصفهان'),
  (93, 'البرز'), (94, 'ایلام'), (95, 'بوشهر'), (96, 'تهران'),
  (97, 'چهارمحال و بختیاری'), (98, 'خراسان جنوبی'), (99, 'خراسان رضوی'), (100, 'خراسان شمالی'),
  (101, 'خوزستان'), (102, 'زنجان'), (103, 'سمنان'), (104, 'سیستان و بلوچستان'),
  (105, 'فارس'), (106, 'قزوین'), (107, 'قم'), (108, 'کردستان'),
  (109, 'کرمان'), (110, 'کرمانشاه'), (111, 'کهگیلویه و بویراحمد'), (112, 'گلستان'),
  (113, 'گیلان'), (114, 'لرستان'), (115, 'مازندران'), (116, 'مرکزی'),
  (117, 'هرمزگان'), (118, 'همدان'), (119, 'یزد');
create table bank_counties (
  id integer generated always as identity primary key,
  province_id integer not null references bank_provinces (id) on delete cascade,
  name text not null,
  unique (province_id, name)
);
create table bank_cities (
  id integer generated always as identity primary key,
  county_id integer not null references bank_counties (id) on delete cascade,
  name text not null,
  unique (county_id, name)
);
create table bank_job_categories (
  id integer generated always as identity primary key,
  -- Null for a main category.
  parent_id integer references bank_job_categories (id) on delete cascade,
  name text not null,
  unique nulls not distinct (parent_id, name)
);
create table bank_numbers (
  -- The nine digits after the 9.
  mobile integer primary key check (mobile between 0 and 999999999),
  -- 0 MCI, 1 Irancell, 2 all others.
  operator smallint not null check (operator between 0 and 2),
  province_id smallint,
  county_id integer,
  city_id integer,
  -- 1 male, 2 female, 3 an organisation.
  gender smallint check (gender between 1 and 3),
  -- Of the Jalali calendar.
  birth_year smallint check (birth_year between 1300 and 1500),
  -- The first five digits.
  postal_code integer check (postal_code between 10000 and 99999),
  job_id integer,
  -- Hundred thousandths of a degree, WGS 84.
  lat integer check (lat between -9000000 and 9000000),
  lng integer check (lng between -18000000 and 18000000),
  check ((lat is null) = (lng is null))
);
-- Everything that is asked along with a place, a code or a trade stands in the index: a count of a hundred thousand reads no row.
create index bank_numbers_place on bank_numbers (province_id, county_id, city_id)
  include (operator, gender, birth_year, mobile) where province_id is not null;
create index bank_numbers_postal on bank_numbers (postal_code) include (operator, gender, birth_year, mobile)
  where postal_code is not null;
create index bank_numbers_job on bank_numbers (job_id, province_id) include (operator, gender, birth_year, mobile)
  where job_id is not null;
create index bank_numbers_lat on bank_numbers (lat) include (lng, operator, gender, birth_year, mobile) where lat is not null;

-- One row: which bank this is. A count is good for the bank that was counted.
create table bank_state (
  only_one boolean primary key default true check (only_one),
  version bigint not null,
  loaded_at timestamptz not null
);

-- People of the bank: filters and how many of each operator, as they were when the send was accepted.
alter table send_intake add column bank_choice jsonb;
alter table send_intake drop constraint send_intake_source;
alter table send_intake add constraint send_intake_source check (
  num_nonnulls(numbers, upload_id, phonebook_ids, ranged_phonebook_ids, segment_filters, bank_choice, resent_send_id) = 1);
