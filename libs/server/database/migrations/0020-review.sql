-- The texts of an account may have to be read by a person before they leave (state 1 of a send).

alter table accounts add column review_required boolean not null default false;

-- What waits for a reader, oldest first. Tiny: a send stays in it for minutes.
create index sends_to_review on sends (id) where state = 1;
