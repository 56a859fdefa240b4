-- What merchants were paid for elsewhere (docs/decisions/0132). Above an amount two operators have to agree.
create table {schema}.merchant_settlements (
  merchant_id text not null,
  id text not null,
  amount bigint not null check (amount > 0),
  remark text not null,
  state text not null check (state in ('pending', 'done', 'refused')),
  asked_by text not null,
  decided_by text,
  create_at timestamptz not null default now(),
  primary key (merchant_id, id),
  check (state <> 'pending' or decided_by is null)
);
create index merchant_settlements_waiting on {schema}.merchant_settlements (create_at, merchant_id, id) where state = 'pending';
create index merchant_settlements_alone on {schema}.merchant_settlements (asked_by, create_at)
  include (amount) where state = 'done' and decided_by is null;
