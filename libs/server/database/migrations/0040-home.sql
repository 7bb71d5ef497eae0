-- What admins tell everybody: news, links to pages, and banners. Nothing here belongs to an account.

create table news (
  id bigint generated always as identity primary key,
  title text not null check (char_length(title) between 1 and 200),
  body text not null check (char_length(body) between 1 and 4000),
  link text check (link ~ '^https?://'),
  pinned boolean not null default false,
  published_at timestamptz not null
);
create index news_shown on news (pinned desc, published_at desc, id desc);

create table quick_links (
  id bigint generated always as identity primary key,
  title text not null check (char_length(title) between 1 and 60),
  path text not null unique check (path ~ '^/[^/]'),
  icon text not null,
  position integer not null
);

-- A picture is named by its contents: the same one is kept once, and its address may be cached for ever.
create table banner_images (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
  bytes bytea not null check (octet_length(bytes) between 1 and 1048576)
);

create table banners (
  id bigint generated always as identity primary key,
  type smallint not null check (type between 1 and 4),
  position integer not null,
  -- What a click does: 1 popup, 2 link in the same window, 3 link in a new one.
  action smallint not null check (action between 1 and 3),
  link text check (link ~ '^(https?://|/[^/])'),
  alt text not null check (char_length(alt) between 1 and 200),
  desktop_image text not null references banner_images (hash),
  mobile_image text references banner_images (hash),
  popup_link text check (popup_link ~ '^(https?://|/[^/])'),
  popup_alt text,
  popup_desktop_image text references banner_images (hash),
  popup_mobile_image text references banner_images (hash),
  starts_at timestamptz not null,
  ends_at timestamptz,
  check (action <> 1 or (popup_desktop_image is not null and popup_alt is not null)),
  check (action = 1 or link is not null),
  check (ends_at > starts_at)
);
create index banners_shown on banners (type, position, id);
