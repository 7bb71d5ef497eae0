-- A million contacts are searched while a person types: any part of a number, any part of a name, beginnings of words for one and two
-- letters, which have no trigram in their middle. Both extensions come with PostgreSQL and are trusted: the owner of a database may
-- make them. account_id leads the index, or a small account would wait for what the large ones have.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- search_form with a space where any kind of space or a half-space was, as foldText of shared/validation. It repeats the letters, and
-- search_form does not call it: indexes are made of search_form, and where PostgreSQL builds one anew it finds no function of ours.
create function fold_text(given text) returns text language sql immutable strict parallel safe as $$
  select translate(normalize(given, NFKC),
    U&'\064a\0649\0626\0643\06c0\0629\06c2\06d5\0623\0625\0622\0671\0624'
      || U&'\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669'
      || 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
      || U&'\0009\000a\000b\000c\000d\200c\2028\2029\1680'
      || U&'\064b\064c\064d\064e\064f\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065a\065b\065c\065d\065e\065f'
      || U&'\0670\0640\00ad\061c\200b\200d\200e\200f\202a\202b\202c\202d\202e\2060\2066\2067\2068\2069\feff',
    U&'\06cc\06cc\06cc\06a9\0647\0647\0647\0647\0627\0627\0627\0627\0648'
      || '01234567890123456789abcdefghijklmnopqrstuvwxyz'
      || '         ')
$$;

-- A name for searching: each word after a space, then all of them as one word. So '% x%' asks for what a word begins with, and
-- whatever is somewhere in search_form(name) is somewhere in this, too.
create function name_form(given text) returns text language sql immutable strict parallel safe as $$
  select ' ' || fold_text(given) || ' ' || search_form(given)
$$;
create or replace function keep_found_by_name() returns trigger language plpgsql as $$
begin new.found_by := name_form(new.name); return new; end $$;

create index contacts_found on contacts using gin
  (account_id, found_by gin_trgm_ops, (('09' || lpad(mobile::text, 9, '0'))) gin_trgm_ops);
-- Nothing asks for it any more.
drop index contacts_named;

-- Names that are kept in the form of before are made anew.
update search_rebuilds set account_id = 0, id = 0, done_at = null where name = 'contacts';

-- What a business knows of a person. The number is the person's; whoever changes a contact says which version it was that they read.
alter table contacts add column gender smallint check (gender in (1, 2));
alter table contacts add column birth_date date;
alter table contacts add column version integer not null default 1;
