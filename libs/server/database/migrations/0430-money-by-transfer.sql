-- Money that comes by a transfer, and the tax that is kept back of what comes.

-- Adds a word to those that a column of the books may hold, whatever other migrations have added before.
create procedure ledger_allow(in_table text, in_column text, word text) language plpgsql as $$
declare
  constraint_name text := format('%s_%s_check', in_table, in_column);
  definition text := pg_get_constraintdef(
    (select oid from pg_constraint where conrelid = in_table::regclass and conname = constraint_name));
begin
  if position(format('%L::text', word) in definition) > 0 then return; end if;
  execute format('alter table %I drop constraint %I', in_table, constraint_name);
  execute format('alter table %I add constraint %I %s not valid', in_table, constraint_name,
    replace(definition, 'ARRAY[', format('ARRAY[%L::text, ', word)));
end
$$;

call ledger_allow('ledger_transactions', 'kind', 'card_to_card');
call ledger_allow('ledger_transactions', 'kind', 'bank_transfer');
-- tax: kept back of money that comes in, and passed on.
call ledger_allow('ledger_entries', 'book', 'tax');
