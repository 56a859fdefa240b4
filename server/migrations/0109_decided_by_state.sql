-- What two operators decided about is listed by its state, the latest first (docs/decisions/0138). What waits has indexes of its own.
create index manual_movements_decided on {schema}.manual_movements (state, create_at, id) where state <> 'pending';
create index merchant_settlements_decided on {schema}.merchant_settlements (state, create_at, merchant_id, id)
  where state <> 'pending';
