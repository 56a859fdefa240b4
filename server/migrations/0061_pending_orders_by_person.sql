-- What is on its way of somebody is asked with every look at their balance; of everybody it is few, and asked by operators alone. One
-- index for both: with one by time beside it, that looked cheaper for whoever has very many orders.
drop index {schema}.payment_orders_pending;
create index payment_orders_pending on {schema}.payment_orders (user_id, create_at) where status = 'pending';
