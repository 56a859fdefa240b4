-- Operators look through withdrawals by provider and state, or by person, the latest first (docs/decisions/0083). Ids stand in the order of their times.
create index payment_orders_state on {schema}.payment_orders (provider, status, id);
create index payment_orders_person on {schema}.payment_orders (user_id, id);
