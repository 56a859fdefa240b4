-- A cancelled account is cleaned after its grace: nothing of the person is left but the name of the row.
alter table {schema}.users add column cleaned_at timestamptz(3);
create index users_cancelled on {schema}.users (delete_at) where delete_at is not null and cleaned_at is null;

-- What the browser called itself when it logged in: people tell their sessions apart by it.
alter table {schema}.sessions add column agent text not null default '';

create table {schema}.security_codes (
  user_id text primary key references {schema}.users (id),
  hash text not null,
  -- Wrong tries since the last right one.
  tries integer not null default 0,
  locked_until timestamptz(3),
  -- Withdrawals wait for it after a reset by a code.
  withdraw_after timestamptz(3),
  update_at timestamptz(3) not null default now()
);

-- What a user calls another one, and what they noted about them; seen by the user alone.
create table {schema}.notes (
  user_id text not null references {schema}.users (id),
  target_id text not null references {schema}.users (id),
  nickname text not null default '',
  description text not null default '',
  update_at timestamptz(3) not null default now(),
  primary key (user_id, target_id)
);

-- A browser that waits to be let in by a signed-in device. The passcode is stored hashed.
create table {schema}.qr_logins (
  passcode_hash bytea primary key,
  device_hash bytea not null,
  device_type text not null,
  agent text not null default '',
  status text not null default 'waiting' check (status in ('waiting', 'scanned', 'accepted', 'refused', 'used')),
  user_id text references {schema}.users (id),
  expires_at timestamptz(3) not null
);
create index qr_logins_expiry on {schema}.qr_logins (expires_at);

-- Accounts at an OpenID provider that lead to an account here.
create table {schema}.external_identities (
  issuer text not null,
  subject text not null,
  user_id text not null references {schema}.users (id),
  create_at timestamptz(3) not null default now(),
  primary key (issuer, subject)
);
create index external_identities_user on {schema}.external_identities (user_id);

-- A provider's account that proved itself and has none here yet; `email` is there when the provider verified it.
create table {schema}.oauth_tickets (
  ticket_hash bytea primary key,
  device_hash bytea not null,
  issuer text not null,
  subject text not null,
  email text,
  expires_at timestamptz(3) not null
);
create index oauth_tickets_expiry on {schema}.oauth_tickets (expires_at);
