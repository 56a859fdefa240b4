-- What operators did: who, what, to what, why and when. Nobody changes it.
create table {schema}.audit_log (
  id text primary key,
  operator text not null,
  action text not null,
  target text not null,
  reason text not null default '',
  create_at timestamptz(3) not null default now()
);
create index audit_log_time on {schema}.audit_log (create_at);
