-- What people are to be told: written by the statement that did it, handed out by who reads them in their order and takes them
-- away (docs/decisions/0065). `item` is what happened, once; `subject` is what it happened to; `undone`: it was taken back.
create table {schema}.outbox (
  seq bigint generated always as identity primary key,
  kind text not null,
  receiver_id text not null,
  -- Nobody: it is a notice of the system.
  actor_id text,
  subject text not null,
  item text not null,
  undone boolean not null default false,
  post_id text,
  comment_id text,
  group_id text,
  text text not null default '',
  create_at timestamptz(3) not null default now()
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

-- What happened to somebody, one row for a kind and what it happened to. `place`: of the newest item; the order of the list.
create table {schema}.notifications (
  id text primary key,
  user_id text not null,
  kind text not null,
  subject text not null,
  post_id text,
  group_id text,
  -- People of the items that still hold.
  count integer not null default 0,
  place bigint not null default 0,
  create_at timestamptz(3) not null default now(),
  unique (user_id, kind, subject)
);
create index notifications_latest on {schema}.notifications (user_id, place desc) where count > 0;
create index notifications_age on {schema}.notifications (create_at);

-- One that was taken back stays, so that it is told once however often it comes again.
create table {schema}.notification_items (
  notification_id text not null references {schema}.notifications (id) on delete cascade,
  item text not null,
  user_id text not null,
  actor_id text,
  comment_id text,
  text text not null default '',
  holds boolean not null default true,
  -- In the order of handing out: a later one is above all that somebody has seen.
  place bigint generated always as identity,
  create_at timestamptz(3) not null,
  primary key (notification_id, item)
);
create index notification_items_latest on {schema}.notification_items (notification_id, place desc) where holds;
create index notification_items_people on {schema}.notification_items (notification_id, actor_id) where holds;
create index notification_items_actor on {schema}.notification_items (actor_id, user_id);

-- How far somebody has seen what happened to them.
create table {schema}.notification_views (
  user_id text primary key,
  place bigint not null
);
