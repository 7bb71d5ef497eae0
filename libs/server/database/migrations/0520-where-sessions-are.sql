-- Where a session was signed in, as its user sees it: families of browser and system and the neighbourhood of the address,
-- never what the browser called itself or the address. The id is what the user ends it by; the key stays a hash that nobody is told.
-- The rows are written anew once; they are as many as people are signed in, a moment's work.
alter table sessions
  add column id bigint generated always as identity unique,
  add column browser text check (browser in ('chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other')),
  add column system text check (system in ('android', 'ios', 'linux', 'macos', 'windows', 'other')),
  add column address_range text;
