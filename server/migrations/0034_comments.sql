-- Whom a comment calls by name, whom a reply to a reply is meant for, and which one the author has put on top.
alter table {schema}.comments
  add column mentions jsonb not null default '[]',
  add column reply_to jsonb,
  add column pinned boolean not null default false;
create unique index comments_pinned on {schema}.comments (bucket, post_id) where pinned;

create table {schema}.comment_likes (
  bucket text collate "C" not null generated always as (substr(comment_id, 12, 3)) stored,
  comment_id text not null,
  user_id text not null,
  create_at timestamptz(3) not null default now(),
  primary key (bucket, comment_id, user_id),
  foreign key (bucket, comment_id) references {schema}.comments (bucket, id) on delete cascade
);
