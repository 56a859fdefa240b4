-- Cards of the page to discover things, in their order. `image`: a path among the brand's public objects.
create table {schema}.discover_cards (
  id text primary key,
  place integer not null,
  title text not null,
  image text not null,
  url text not null,
  kind text not null check (kind in ('hero', 'wide', 'square')),
  create_at timestamptz(3) not null default now()
);

-- Browsers that are told of what is new while no page is open. They go with their session. `locale`: what they are told in.
create table {schema}.push_subscriptions (
  id text primary key,
  session_id text not null references {schema}.sessions (id) on delete cascade,
  user_id text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  locale text not null,
  create_at timestamptz(3) not null default now(),
  unique (session_id),
  unique (endpoint)
);
create index push_subscriptions_user on {schema}.push_subscriptions (user_id);

-- When somebody was last told of it while no page was open: of one thing once a minute, however many do it.
alter table {schema}.notifications add column pushed_at timestamptz(3);
