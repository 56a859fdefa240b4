-- Who may see what a person likes and what they have collected: themselves alone, or everybody.
alter table {schema}.users
  add column likes_private boolean not null default false,
  add column collects_private boolean not null default true;

-- What a person likes and has collected, the latest first; who likes a post, the latest first.
drop index {schema}.post_likes_user, {schema}.post_collects_user;
create index post_likes_user on {schema}.post_likes (user_id, create_at desc, post_id desc);
create index post_collects_user on {schema}.post_collects (user_id, create_at desc, post_id desc);
create index post_likes_latest on {schema}.post_likes (bucket, post_id, create_at desc, user_id desc);

-- Who has seen a post: first (what their feeds show last), and last (one view an hour is counted).
create table {schema}.post_views (
  bucket text collate "C" not null generated always as (substr(post_id, 12, 3)) stored,
  post_id text not null,
  user_id text not null,
  create_at timestamptz(3) not null default now(),
  view_at timestamptz(3) not null default now(),
  primary key (user_id, post_id)
) with (fillfactor = 90);
create index post_views_latest on {schema}.post_views (bucket, post_id, view_at desc, user_id desc);
alter table {schema}.posts add column view_count integer not null default 0;

-- What a person's feeds leave out.
create table {schema}.hidden_posts (
  user_id text not null,
  post_id text not null,
  create_at timestamptz(3) not null default now(),
  primary key (user_id, post_id)
);
create table {schema}.hidden_authors (
  user_id text not null,
  author_id text not null,
  create_at timestamptz(3) not null default now(),
  primary key (user_id, author_id)
);
create index hidden_authors_latest on {schema}.hidden_authors (user_id, create_at desc, author_id desc);

-- Who has passed a post on: each counts once.
create table {schema}.post_shares (
  bucket text collate "C" not null generated always as (substr(post_id, 12, 3)) stored,
  post_id text not null,
  user_id text not null,
  create_at timestamptz(3) not null default now(),
  primary key (bucket, post_id, user_id)
);
