-- What is on its way of somebody is asked with every look at their balance.
create index payment_orders_pending_user on {schema}.payment_orders (user_id) where status = 'pending';
