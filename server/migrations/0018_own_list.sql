-- How a conversation stands in the list of one of its members. A hidden one has no `active_at` until its next message.
alter table {schema}.group_members
  add column muted boolean not null default false,
  add column on_top boolean not null default false,
  add column marked_unread boolean not null default false;
create index group_members_top on {schema}.group_members (user_id) where on_top;
