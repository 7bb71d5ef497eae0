-- What 0615 and 0616 say about new rows is proved of those from before, without holding writers up.
alter table deposits validate constraint deposits_confirmed;
alter table deposits validate constraint deposits_source;
