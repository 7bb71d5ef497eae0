-- Every row that is there has one of the reasons of before; looking at them lets writers go on.
alter table send_excluded validate constraint send_excluded_reason;
