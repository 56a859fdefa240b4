-- Rows that are read together share a bucket: a conversation with its members and messages, a post with its marks and
-- comments (docs/decisions/0014). Every key of theirs begins with it, and ids of messages, posts and comments carry it
-- as their 12th to 14th character.
create function {schema}.bucket_of(id text) returns text language sql immutable strict parallel safe
  return substr(encode(sha256(id::bytea), 'hex'), 1, 3);

-- The old id with the bucket of what it belongs to in the place of three random characters: the order stays.
create function {schema}.keyed(id text, owner text) returns text language sql immutable strict parallel safe
  return left(rpad(id, 11, '0'), 11) || {schema}.bucket_of(owner)
    || case when length(id) = 22 then right(id, 8) else substr(encode(sha256(id::bytea), 'hex'), 1, 8) end;

-- Conversations.
alter table {schema}.group_members drop constraint group_members_group_id_fkey, drop constraint group_members_pkey;
alter table {schema}.messages drop constraint messages_pkey;
drop index {schema}.messages_id, {schema}.messages_cid, {schema}.group_members_admins;

update {schema}.messages set id = {schema}.keyed(id, group_id), thread_id = {schema}.keyed(thread_id, group_id);
update {schema}.groups set last_message_id = {schema}.keyed(last_message_id, id) where last_message_id is not null;
update {schema}.group_members set viewed_id = {schema}.keyed(viewed_id, group_id) where viewed_id is not null;

alter table {schema}.groups drop constraint groups_pkey,
  add column bucket text collate "C" not null generated always as ({schema}.bucket_of(id)) stored,
  add primary key (bucket, id);
alter table {schema}.group_members
  add column bucket text collate "C" not null generated always as ({schema}.bucket_of(group_id)) stored,
  add primary key (bucket, group_id, user_id),
  add foreign key (bucket, group_id) references {schema}.groups (bucket, id);
create index group_members_admins on {schema}.group_members (bucket, group_id) where role = 'admin';
alter table {schema}.messages
  add column bucket text collate "C" not null generated always as ({schema}.bucket_of(group_id)) stored,
  add primary key (bucket, group_id, seq),
  add check (substr(id, 12, 3) = bucket);
create unique index messages_id on {schema}.messages (bucket, id);
create unique index messages_cid on {schema}.messages (bucket, group_id, user_id, cid);

-- Posts. What hangs on a post goes first: it has to find the author.
alter table {schema}.post_likes drop constraint post_likes_post_id_fkey, drop constraint post_likes_pkey;
alter table {schema}.post_collects drop constraint post_collects_post_id_fkey, drop constraint post_collects_pkey;
alter table {schema}.comments drop constraint comments_post_id_fkey, drop constraint comments_parent_id_fkey,
  drop constraint comments_pkey;
drop index {schema}.comments_post, {schema}.comments_cid, {schema}.comments_replies;

update {schema}.post_likes m set post_id = {schema}.keyed(m.post_id, p.author_id)
  from {schema}.posts p where p.id = m.post_id;
update {schema}.post_collects m set post_id = {schema}.keyed(m.post_id, p.author_id)
  from {schema}.posts p where p.id = m.post_id;
update {schema}.comments c set id = {schema}.keyed(c.id, p.author_id),
  parent_id = {schema}.keyed(c.parent_id, p.author_id), post_id = {schema}.keyed(c.post_id, p.author_id)
  from {schema}.posts p where p.id = c.post_id;
update {schema}.posts set id = {schema}.keyed(id, author_id);

alter table {schema}.posts drop constraint posts_pkey,
  add column bucket text collate "C" not null generated always as ({schema}.bucket_of(author_id)) stored,
  add primary key (bucket, id),
  add check (substr(id, 12, 3) = bucket);
alter table {schema}.post_likes
  add column bucket text collate "C" not null generated always as (substr(post_id, 12, 3)) stored,
  add primary key (bucket, post_id, user_id),
  add foreign key (bucket, post_id) references {schema}.posts (bucket, id);
alter table {schema}.post_collects
  add column bucket text collate "C" not null generated always as (substr(post_id, 12, 3)) stored,
  add primary key (bucket, post_id, user_id),
  add foreign key (bucket, post_id) references {schema}.posts (bucket, id);
alter table {schema}.comments
  add column bucket text collate "C" not null generated always as (substr(post_id, 12, 3)) stored,
  add primary key (bucket, id),
  add foreign key (bucket, post_id) references {schema}.posts (bucket, id),
  add foreign key (bucket, parent_id) references {schema}.comments (bucket, id),
  add check (substr(id, 12, 3) = bucket);
create index comments_post on {schema}.comments (bucket, post_id, like_count desc, id desc) where parent_id is null;
create index comments_replies on {schema}.comments (bucket, parent_id, id) where parent_id is not null;
create unique index comments_cid on {schema}.comments (bucket, post_id, author_id, cid);

-- Otherwise the planner takes both columns for independent, expects one row and reads all of a conversation for a page.
create statistics {schema}.messages_keys (dependencies) on bucket, group_id from {schema}.messages;
create statistics {schema}.group_members_keys (dependencies) on bucket, group_id from {schema}.group_members;
create statistics {schema}.post_likes_keys (dependencies) on bucket, post_id from {schema}.post_likes;
create statistics {schema}.post_collects_keys (dependencies) on bucket, post_id from {schema}.post_collects;
create statistics {schema}.comments_keys (dependencies) on bucket, post_id from {schema}.comments;

drop function {schema}.keyed;
