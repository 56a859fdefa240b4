-- What people report of others, of conversations, of messages and of posts, for operators: with what was to be seen then.
create table {schema}.reports (
  id text primary key,
  user_id text not null,
  kind text not null check (kind in ('user', 'group', 'message', 'post')),
  target_id text not null,
  group_id text,
  author_id text,
  said jsonb not null default '{}',
  reason text not null,
  text text not null default '',
  images text[] not null default '{}',
  state text not null default 'open',
  day date not null default (now() at time zone 'utc')::date,
  create_at timestamptz(3) not null default now()
);
-- One a day of one person about one target.
create unique index reports_day on {schema}.reports (user_id, kind, target_id, day);
create index reports_open on {schema}.reports (create_at) where state = 'open';

insert into {schema}.reports (id, user_id, kind, target_id, group_id, author_id, said, reason, text, day, create_at)
  select id, user_id, case when message_id is null then 'group' else 'message' end, coalesce(message_id, group_id), group_id,
    author_id, jsonb_build_object('text', said), reason, text, (create_at at time zone 'utc')::date, create_at
  from {schema}.chat_reports order by create_at on conflict do nothing;
drop table {schema}.chat_reports;

-- Pictures of reports that nobody sent are removed as files are that no message took up.
drop index {schema}.uploads_check_at;
create index uploads_check_at on {schema}.uploads (check_at) where purpose in ('chat', 'report');

-- False until the operator's first message to a new account was sent, or there turned out to be none.
alter table {schema}.users add column greeted boolean not null default true;
create index users_to_greet on {schema}.users (create_at) where not greeted;
