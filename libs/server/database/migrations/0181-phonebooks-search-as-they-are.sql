-- Phonebooks are at most a thousand an account: their form of search is made while searching. A trigger before updates made
-- PostgreSQL take every update for one of search_title, which is a key, so changing a count waited for sends that read the phonebook.
drop trigger phonebooks_found_by on phonebooks;
drop function keep_found_by_title();
alter table phonebooks drop column found_by;
delete from search_rebuilds where name = 'phonebooks';
