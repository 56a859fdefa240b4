-- What one operator moved without another in the last day is summed with each movement.
create index manual_movements_alone on {schema}.manual_movements (asked_by, create_at)
  include (amount) where state = 'done' and decided_by is null;
