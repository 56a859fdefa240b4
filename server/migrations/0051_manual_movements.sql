-- Points that operators give and take by hand (docs/decisions/0079). Above an amount two of them have to agree.
create table {schema}.manual_movements (
  id text primary key,
  user_id text not null,
  amount bigint not null check (amount > 0),
  type smallint not null,
  remark text not null,
  state text not null check (state in ('pending', 'done', 'refused')),
  asked_by text not null,
  decided_by text,
  create_at timestamptz not null default now(),
  check (state <> 'pending' or decided_by is null)
);
create index manual_movements_pending on {schema}.manual_movements (id) where state = 'pending';
