-- What was held, and what differed, on a day that is over (docs/decisions/0099).
alter table {schema}.ledger_holds add column ended_at timestamptz;
create index ledger_holds_time on {schema}.ledger_holds (create_at);
create index payment_differences_time on {schema}.payment_differences (create_at);

create or replace function {schema}.ledger_hold_ends_once() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' or (new.key, new.account_id, new.amount, new.reference, new.create_at, new.expire_at)
    is distinct from (old.key, old.account_id, old.amount, old.reference, old.create_at, old.expire_at) then
    raise exception 'a hold ends once' using errcode = 'LV001';
  end if;
  if new.state <> 'open' then new.ended_at := now(); end if;
  return new;
end $$;
