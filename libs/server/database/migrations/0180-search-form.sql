-- One rule for searching, the same as searchForm of shared/validation: one spelling of each letter, also of presentation forms,
-- no marks, no spaces or half-spaces, Latin digits and small letters. Only small letters of ASCII: those of other scripts depend on
-- the collation, and what is kept must not.
create function search_form(given text) returns text language sql immutable strict parallel safe as $$
  select translate(normalize(given, NFKC),
    U&'\064a\0649\0626\0643\06c0\0629\06c2\06d5\0623\0625\0622\0671\0624'
      || U&'\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669'
      || 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
      || U&'\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065a\065b\065c\065d\065e\065f'
      || U&'\0670\0640\00ad\061c\200b\200d\200e\200f\202a\202b\202c\202d\202e\2060\2066\2067\2068\2069\feff'
      || U&'\0009\000a\000b\000c\000d\0020\200c\2028\2029\1680',
    U&'\06cc\06cc\06cc\06a9\0647\0647\0647\0647\0627\0627\0627\0627\0648'
      || '01234567890123456789abcdefghijklmnopqrstuvwxyz')
$$;

-- What lists search in. Kept by triggers from now on and not generated: a generated column would write the whole table anew under a
-- lock. Rows of before are filled in by a task, in small batches; until then their form is made while searching.
alter table sends add column found_by text;
alter table contacts add column found_by text;
alter table phonebooks add column found_by text;

create function keep_found_by_text() returns trigger language plpgsql as $$
begin new.found_by := search_form(new.text); return new; end $$;
create function keep_found_by_name() returns trigger language plpgsql as $$
begin new.found_by := search_form(new.name); return new; end $$;
create function keep_found_by_title() returns trigger language plpgsql as $$
begin new.found_by := search_form(new.title); return new; end $$;

create trigger sends_found_by before insert or update of text on sends
  for each row execute function keep_found_by_text();
-- Files of numbers come without names, by the million.
create trigger contacts_found_by before insert on contacts
  for each row when (new.name is not null) execute function keep_found_by_name();
create trigger contacts_found_by_other before update of name on contacts
  for each row execute function keep_found_by_name();
create trigger phonebooks_found_by before insert or update of title on phonebooks
  for each row execute function keep_found_by_title();

-- How far the rows of a table have been brought to the rule. A later change of search_form begins again: it updates these rows.
create table search_rebuilds (
  name text primary key,
  account_id bigint not null default 0,
  id bigint not null default 0,
  done_at timestamptz
);
insert into search_rebuilds (name) values ('sends'), ('contacts'), ('phonebooks');
