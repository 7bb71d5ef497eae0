-- In a transaction of its own: together with 0110 it would read all rows under the lock that keeps everybody out.
alter table sends validate constraint sends_type_check;
