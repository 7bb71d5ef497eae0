-- What put a number on the cancel-11 list: the line to which its owner wrote, and the words. Kept here, because messages are deleted.
alter table suppressed_numbers add column line text;
alter table suppressed_numbers add column message text;
