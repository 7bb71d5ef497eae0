-- When the last of its sends ended, as was found when none of them was open any more; null: not known. It says from when on it is worth
-- looking whether the partition can be put into files, and nothing more: that is looked for anew then.
alter table send_partitions add column ended_at timestamptz;
