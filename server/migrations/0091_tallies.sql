-- What the console shows of today (docs/decisions/0108): counted by nodes as it happens and added up here every few seconds,
-- so that nobody counts the rows themselves. `label`: the code of an error, the name of a job; empty for the rest.
create table {schema}.tallies (
  kind text not null,
  hour timestamptz not null,
  label text not null default '',
  count bigint not null,
  primary key (kind, hour, label)
);
create index tallies_by_hour on {schema}.tallies (hour);

-- How many people have a socket at a node, as it said last.
create table {schema}.node_people (
  node text primary key,
  people integer not null,
  at timestamptz not null default now()
);

-- Withdrawals that failed are few, among very many that did not.
create index payment_orders_failed on {schema}.payment_orders (decided_at) where status = 'failed' and provider = 'wellpay';
