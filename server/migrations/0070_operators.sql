-- Operators of the brand and their sessions in its console (docs/decisions/0103). No secret of a second factor stands here: it
-- follows from the server's SECRET_KEY, the operator and `generation`.
create table {schema}.operators (
  id text primary key,
  name text not null unique,
  role text not null check (role in ('owner', 'moderator', 'finance', 'support')),
  password_hash text not null,
  generation integer not null default 1,
  -- The newest code that was used, as a number of half minutes: none is good twice.
  used_step bigint not null default 0,
  disabled_at timestamptz(3),
  create_at timestamptz(3) not null default now()
);

create table {schema}.operator_sessions (
  id text primary key,
  token_hash bytea not null unique,
  operator_id text not null references {schema}.operators (id) on delete cascade,
  -- 'code': the password was right, and nothing may be done but to give the code.
  stage text not null check (stage in ('code', 'full')),
  address text not null,
  device text not null,
  create_at timestamptz(3) not null default now(),
  used_at timestamptz(3) not null default now()
);
create index operator_sessions_of on {schema}.operator_sessions (operator_id);
