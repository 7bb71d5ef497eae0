-- Operators use ids again: a receipt is about a part only when it names the same mobile. The nine digits after 9; null in rows from before.
alter table parts add column mobile integer;
