-- What people report of conversations, for operators. What a message said is kept as it was: it may be retracted.
create table {schema}.chat_reports (
  id text primary key,
  user_id text not null,
  group_id text not null,
  message_id text,
  author_id text,
  said text not null default '',
  reason text not null,
  text text not null default '',
  create_at timestamptz(3) not null default now()
);
create index chat_reports_time on {schema}.chat_reports (create_at);
