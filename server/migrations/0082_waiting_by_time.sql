-- What waits for a second operator is listed by its time, page after page. The index by id stays for servers before this one.
create index manual_movements_waiting on {schema}.manual_movements (create_at, id) where state = 'pending';
