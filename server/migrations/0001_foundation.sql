-- Everything of one brand stands in one schema; {schema} is its quoted name.
create table {schema}.users (
  id text primary key,
  username text not null,
  nickname text not null,
  avatar text not null default '',
  avatar_thumbnail text not null default '',
  country text not null default '',
  social_account text not null default '',
  notify boolean not null default true,
  notify_detail boolean not null default true,
  sound boolean not null default true,
  vibration boolean not null default true,
  status integer not null default 1,
  type integer not null default 1,
  can_create_group boolean not null default true,
  invite_code text not null,
  invited_by text references {schema}.users (id),
  bio text not null default '',
  demo boolean not null default false,
  create_at timestamptz(3) not null default now(),
  update_at timestamptz(3) not null default now(),
  delete_at timestamptz(3)
);
create unique index users_username on {schema}.users (lower(username));
create unique index users_invite_code on {schema}.users (lower(invite_code));

-- A phone number (dial code + national digits) or an e-mail address (lower case, ASCII domain).
create table {schema}.identifiers (
  mode text not null check (mode in ('phone', 'email')),
  value text not null,
  user_id text not null references {schema}.users (id),
  create_at timestamptz(3) not null default now(),
  primary key (mode, value)
);
create index identifiers_user on {schema}.identifiers (user_id);

create table {schema}.passwords (
  user_id text primary key references {schema}.users (id),
  hash text not null,
  update_at timestamptz(3) not null default now()
);

-- The one live code of an identifier; older ones are replaced.
create table {schema}.codes (
  mode text not null,
  value text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  primary key (mode, value)
);

-- An identifier that a device proved: what registration needs and uses up.
create table {schema}.verified_identifiers (
  device_hash bytea not null,
  mode text not null,
  value text not null,
  expires_at timestamptz(3) not null,
  primary key (device_hash, mode, value)
);

create table {schema}.sessions (
  id text primary key,
  user_id text not null references {schema}.users (id),
  scope text not null default 'session' check (scope in ('session', 'reset')),
  channel integer not null,
  device_hash bytea not null,
  device_type text not null default 'web',
  access_hash bytea not null,
  access_expires_at timestamptz(3) not null,
  -- Names the session in each of its refresh tokens, so that a reused one of any age is known.
  family_hash bytea not null,
  refresh_hash bytea,
  refresh_expires_at timestamptz(3),
  previous_refresh_hash bytea,
  rotated_at timestamptz(3),
  expires_at timestamptz(3) not null,
  create_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3)
);
create unique index sessions_access on {schema}.sessions (access_hash);
create unique index sessions_family on {schema}.sessions (family_hash);
create index sessions_user on {schema}.sessions (user_id) where revoked_at is null;

-- A window begins with the first use of its key; rows of past windows are swept.
create table {schema}.rate_limits (
  key text primary key,
  count integer not null,
  expires_at timestamptz(3) not null
);
create index rate_limits_expiry on {schema}.rate_limits (expires_at);

create table {schema}.settings (
  key text primary key,
  value jsonb not null,
  update_at timestamptz(3) not null default now()
);

create table {schema}.contacts (
  user_id text not null references {schema}.users (id),
  contact_id text not null references {schema}.users (id),
  create_at timestamptz(3) not null default now(),
  primary key (user_id, contact_id)
);

create table {schema}.blocks (
  user_id text not null references {schema}.users (id),
  block_id text not null references {schema}.users (id),
  create_at timestamptz(3) not null default now(),
  primary key (user_id, block_id)
);
create index blocks_block on {schema}.blocks (block_id);

create table {schema}.groups (
  id text primary key,
  type integer not null check (type in (1, 2)),
  name text not null,
  display_name text not null default '',
  icon text not null default '',
  owner_id text references {schema}.users (id),
  member_permission text[] not null default '{}',
  last_seq bigint not null default 0,
  last_message_id text,
  create_at timestamptz(3) not null default now(),
  update_at timestamptz(3) not null default now()
);

create table {schema}.group_members (
  group_id text not null references {schema}.groups (id),
  user_id text not null references {schema}.users (id),
  role text not null default 'member' check (role in ('owner', 'admin', 'member')),
  viewed_seq bigint not null default 0,
  viewed_id text,
  joined_seq bigint not null default 0,
  cleared_seq bigint not null default 0,
  join_at timestamptz(3) not null default now(),
  primary key (group_id, user_id)
);
create index group_members_user on {schema}.group_members (user_id);

create table {schema}.messages (
  group_id text not null,
  seq bigint not null,
  id text not null,
  user_id text not null,
  target_id text,
  thread_id text,
  type text not null,
  text text not null default '',
  file_path text,
  duration integer,
  filename text,
  cid text not null,
  block_user_ids text[] not null default '{}',
  create_at timestamptz(3) not null default now(),
  primary key (group_id, seq)
);
create unique index messages_id on {schema}.messages (id);
create unique index messages_cid on {schema}.messages (user_id, cid);

-- Objects of the store: who put what where, so that a message can only name its sender's own upload.
create table {schema}.uploads (
  file_path text primary key,
  user_id text not null,
  purpose text not null,
  group_id text,
  content_type text,
  size bigint,
  create_at timestamptz(3) not null default now()
);

create table {schema}.posts (
  id text primary key,
  author_id text not null references {schema}.users (id),
  kind text not null check (kind in ('video', 'images', 'text')),
  description text not null default '',
  hashtags text[] not null default '{}',
  place text not null default '',
  media jsonb not null default '[]',
  allow_comment boolean not null default true,
  allow_save boolean not null default true,
  privacy text not null default 'everyone',
  review text not null default 'approved',
  like_count integer not null default 0,
  comment_count integer not null default 0,
  collect_count integer not null default 0,
  share_count integer not null default 0,
  -- Rank at creation plus engagement; kept up to date by the writes that change it.
  score double precision not null default 0,
  create_at timestamptz(3) not null default now()
);
create index posts_score on {schema}.posts (score desc, id desc) where review = 'approved' and privacy = 'everyone';
create index posts_author on {schema}.posts (author_id, id desc);

create table {schema}.post_likes (
  post_id text not null references {schema}.posts (id),
  user_id text not null references {schema}.users (id),
  create_at timestamptz(3) not null default now(),
  primary key (post_id, user_id)
);

create table {schema}.post_collects (
  post_id text not null references {schema}.posts (id),
  user_id text not null references {schema}.users (id),
  create_at timestamptz(3) not null default now(),
  primary key (post_id, user_id)
);

create table {schema}.follows (
  user_id text not null references {schema}.users (id),
  author_id text not null references {schema}.users (id),
  create_at timestamptz(3) not null default now(),
  primary key (user_id, author_id),
  check (user_id <> author_id)
);

create table {schema}.comments (
  id text primary key,
  post_id text not null references {schema}.posts (id),
  parent_id text references {schema}.comments (id),
  author_id text not null references {schema}.users (id),
  text text not null,
  like_count integer not null default 0,
  reply_count integer not null default 0,
  cid text not null,
  create_at timestamptz(3) not null default now()
);
create index comments_post on {schema}.comments (post_id, like_count desc, id desc) where parent_id is null;
create unique index comments_cid on {schema}.comments (author_id, cid);
