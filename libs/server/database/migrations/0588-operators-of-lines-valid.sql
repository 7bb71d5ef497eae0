alter table lines validate constraint lines_operators_check;
