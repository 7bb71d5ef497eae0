-- In a transaction of its own: together with 0150 it would read all rows under the lock that keeps everybody out.
alter table sends validate constraint sends_text_or_sealed;
