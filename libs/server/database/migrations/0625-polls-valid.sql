-- What 0624 says about new rows is proved of those from before, without holding writers up.
alter table secretaries validate constraint secretaries_match_check;
alter table secretaries validate constraint secretaries_does_something;
alter table secretaries validate constraint secretaries_of_readers;
alter table secretaries validate constraint secretaries_of_polls;
alter table secretaries validate constraint secretaries_ended_reply;
alter table secretary_messages validate constraint secretary_messages_reading_check;
