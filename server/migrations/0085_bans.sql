-- Operators keep people out for a time, or for good, and note what they know of them. Who is kept out reads why.
alter table {schema}.users
  add column banned_until timestamptz(3),
  add column ban_reason text not null default '',
  add column memo text not null default '';
create index users_banned on {schema}.users (banned_until) where banned_until is not null;
-- The console's list of people: the newest first, and by the beginning of a name.
create index users_newest on {schema}.users (create_at desc, id desc);
create index users_nickname on {schema}.users (lower(nickname) text_pattern_ops);
