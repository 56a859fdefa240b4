-- Withdrawals to wellpay and payments to merchants (docs/decisions/0083). Their points are the ledger's; a row is also what is still
-- to be done about it: an order to be made or looked after at wellpay, a merchant to be told.
create table {schema}.payment_orders (
  id text primary key,
  user_id text not null,
  provider text not null check (provider in ('wellpay', 'point')),
  -- The client's name of it: the same again is the same order.
  cid text not null,
  amount bigint not null check (amount between 1 and 9007199254740991),
  status text not null check (status in ('pending', 'success', 'failed')),
  -- Why it failed, in the provider's word.
  reason text not null default '',
  -- The account at wellpay, or the merchant's id.
  account text not null,
  -- What its reader is shown of that.
  payee text not null,
  -- The merchant's own id of its order; empty at wellpay.
  merchant_order_id text not null default '',
  -- Where wellpay tells us, or we tell the merchant.
  notify_url text not null,
  -- The order as the provider made it; null until then.
  made jsonb,
  create_at timestamptz not null,
  decided_at timestamptz,
  tries integer not null default 0,
  -- When something is to be done about it again; null when nothing is.
  next_at timestamptz,
  unique (user_id, provider, cid),
  check ((status = 'pending') = (decided_at is null))
);
-- An order of a merchant is paid once, whoever pays.
create unique index payment_orders_merchant on {schema}.payment_orders (account, merchant_order_id) where provider = 'point';
create index payment_orders_day on {schema}.payment_orders (user_id, provider, create_at);
create index payment_orders_next on {schema}.payment_orders (next_at) where next_at is not null;
create index payment_orders_pending on {schema}.payment_orders (create_at) where status = 'pending';
create index payment_orders_wellpay on {schema}.payment_orders (create_at) where provider = 'wellpay';

create function {schema}.payment_order_decides_once() returns trigger language plpgsql as $$
begin
  if (new.id, new.user_id, new.provider, new.amount, new.create_at) is distinct from
      (old.id, old.user_id, old.provider, old.amount, old.create_at)
    or (old.status <> 'pending' and new.status <> old.status) then
    raise exception 'an order stays what it is, and is decided once' using errcode = 'LV001';
  end if;
  return new;
end $$;
create trigger decides_once before update on {schema}.payment_orders
  for each row execute function {schema}.payment_order_decides_once();

-- What the provider says and we do not: for operators to look at. Once each.
create table {schema}.payment_differences (
  id text primary key,
  kind text not null,
  -- Ours, where there is one; else the provider's name of it.
  order_id text not null,
  said text not null,
  create_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by text,
  unique (order_id, kind, said)
);
create index payment_differences_open on {schema}.payment_differences (id) where closed_at is null;
