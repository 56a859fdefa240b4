-- Accounts at wellpay that people have bound (docs/decisions/0083): one each, and each of one person.
create table {schema}.payment_bindings (
  user_id text primary key,
  address text not null,
  -- Since a withdrawal to it has succeeded.
  locked_at timestamptz,
  create_at timestamptz not null default now()
);
create unique index payment_bindings_address on {schema}.payment_bindings (lower(address));
