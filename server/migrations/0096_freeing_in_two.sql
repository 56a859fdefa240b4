-- Read-only accounts that an operator asks to free; another one agrees (docs/decisions/0123).
create table {schema}.ledger_free_requests (
  account_id bigint primary key,
  asked_by text not null,
  reason text not null,
  create_at timestamptz(3) not null default now()
);
