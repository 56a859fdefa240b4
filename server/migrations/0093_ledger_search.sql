-- Operators look through all transfers, by kind and by when they were (docs/decisions/0099).
create index ledger_transfers_type on {schema}.ledger_transfers (type, id);

-- The id of the newest transfer before a moment, found by halving; 0 where there is none. Ids have gaps, and stand nearly in the order
-- of their times, as entries of an account do (0052).
create function {schema}.ledger_id_before(moment timestamptz) returns bigint
language plpgsql stable parallel safe as $$
declare
  low bigint := 0; high bigint; middle bigint; next bigint; at timestamptz;
begin
  select coalesce(max(t.id), 0) + 1 into high from {schema}.ledger_transfers t;
  while high - low > 1 loop
    middle := (low + high) / 2;
    select t.id, t.create_at into next, at from {schema}.ledger_transfers t
      where t.id >= middle and t.id < high order by t.id limit 1;
    if found and at < moment then low := next; else high := middle; end if;
  end loop;
  return low;
end $$;
