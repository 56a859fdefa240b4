-- How many follow whom, kept by the statements that change it. Whose posts go to too many to be handed out when they are
-- published (`is_wide`) are looked for when a feed is read (docs/decisions/0063).
create table {schema}.follow_counts (
  user_id text primary key,
  followers integer not null default 0,
  followings integer not null default 0,
  is_wide boolean not null default false
) with (fillfactor = 80);
create index follow_counts_wide on {schema}.follow_counts (user_id) where is_wide;
insert into {schema}.follow_counts (user_id, followers, followings)
  select id, sum(followers), sum(followings) from (
    select author_id as id, 1 as followers, 0 as followings from {schema}.follows
    union all select user_id, 0, 1 from {schema}.follows
  ) each group by id;

-- What one's follow feed is read from, newest first: ids of posts sort by time.
create table {schema}.timelines (
  user_id text not null,
  post_id text not null,
  author_id text not null,
  primary key (user_id, post_id)
);
insert into {schema}.timelines (user_id, post_id, author_id)
  select f.user_id, p.id, f.author_id from {schema}.follows f cross join lateral (
    select id from {schema}.posts where author_id = f.author_id and review = 'approved' order by id desc limit 20
  ) p;

-- When a post was handed out; those of before were just now.
alter table {schema}.posts add column spread_at timestamptz(3) default now();
alter table {schema}.posts alter column spread_at drop default;
create index posts_unspread on {schema}.posts (create_at) where spread_at is null and review = 'approved';

-- Latest first, of one person and of one author.
create index follows_latest on {schema}.follows (user_id, create_at desc, author_id);
create index followers_latest on {schema}.follows (author_id, create_at desc, user_id);
