-- When a message was pinned; null for one that is not.
alter table {schema}.messages add column pin_at timestamptz(3);
