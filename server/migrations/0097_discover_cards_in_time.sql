-- What a card says in each language (none of its own: `title`), and when it is seen: not while it is hidden, before its start or from its end on.
alter table {schema}.discover_cards
  add column titles jsonb not null default '{}',
  add column hidden boolean not null default false,
  add column start_at timestamptz(3),
  add column end_at timestamptz(3);
