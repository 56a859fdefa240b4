-- Codes by which operators let people in (docs/decisions/0131). One of a person has seven characters: neither can ever be the other.
create table {schema}.invite_codes (
  id text primary key,
  code text not null check (length(code) = 8),
  note text not null default '',
  -- Null: without bound.
  most integer check (most > 0),
  taken integer not null default 0 check (taken <= most),
  -- Null: without end.
  until_at timestamptz(3),
  -- Those that were made together, in their order.
  batch text not null,
  place integer not null,
  made_by text not null,
  create_at timestamptz(3) not null default now(),
  withdrawn_at timestamptz(3)
);
create unique index invite_codes_code on {schema}.invite_codes (lower(code));
create unique index invite_codes_batch on {schema}.invite_codes (batch, place);
-- Operators look through them by state. Open ones and those that are over are one index, cut in two by the time.
create index invite_codes_left on {schema}.invite_codes (coalesce(until_at, 'infinity'::timestamptz), id)
  where withdrawn_at is null and (most is null or taken < most);
create index invite_codes_used on {schema}.invite_codes (id) where withdrawn_at is null and taken >= most;
create index invite_codes_withdrawn on {schema}.invite_codes (id) where withdrawn_at is not null;
