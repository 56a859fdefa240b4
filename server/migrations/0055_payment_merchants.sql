-- Who may ask for points by an order that it signs (Ed25519): only its public key is known here.
create table {schema}.payment_merchants (
  id text primary key,
  name text not null,
  public_key text not null,
  closed_at timestamptz,
  create_at timestamptz not null default now()
);
