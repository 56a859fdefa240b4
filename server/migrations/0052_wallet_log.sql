-- What moved somebody's points is looked through by kind, by month and by its place in their account.
create index ledger_transfers_from_type on {schema}.ledger_transfers (from_account, type, from_seq);
create index ledger_transfers_to_type on {schema}.ledger_transfers (to_account, type, to_seq);

-- Few are read-only, and operators look for them.
create index ledger_accounts_frozen on {schema}.ledger_accounts (frozen_at) where frozen_at is not null;

-- The number of the newest entry before a moment, found by halving; 0 where there is none. Entries of an account stand in the
-- order of their numbers, and nearly in that of their times: a transaction takes its time before it waits for the account.
create function {schema}.ledger_seq_before(account bigint, moment timestamptz) returns bigint
language plpgsql stable parallel safe as $$
declare
  low bigint := 0; high bigint; middle bigint; at timestamptz;
begin
  select a.seq + 1 into high from {schema}.ledger_accounts a where a.id = account;
  while high - low > 1 loop
    middle := (low + high) / 2;
    select t.create_at into at from {schema}.ledger_transfers t where t.from_account = account and t.from_seq = middle;
    if not found then
      select t.create_at into at from {schema}.ledger_transfers t where t.to_account = account and t.to_seq = middle;
    end if;
    if at < moment then low := middle; else high := middle; end if;
  end loop;
  return low;
end $$;

-- What came and went in 512 entries of a person's account, block by block: sums of a month read few entries. Entries never change,
-- so neither does this; the last, unfinished block is not here.
create table {schema}.ledger_blocks (
  account_id bigint not null references {schema}.ledger_accounts,
  -- Entries block * 512 + 1 to block * 512 + 512.
  block bigint not null,
  income bigint not null,
  expense bigint not null,
  primary key (account_id, block)
);

create function {schema}.ledger_sum_block(account bigint, wanted bigint) returns void language sql as $$
  insert into {schema}.ledger_blocks (account_id, block, income, expense)
    select account, wanted, coalesce(sum(came), 0), coalesce(sum(went), 0) from (
      select t.amount as came, 0 as went from {schema}.ledger_transfers t
        where t.to_account = account and t.to_seq between wanted * 512 + 1 and wanted * 512 + 512
      union all
      select 0, t.amount from {schema}.ledger_transfers t
        where t.from_account = account and t.from_seq between wanted * 512 + 1 and wanted * 512 + 512
    ) entry
$$;

create function {schema}.ledger_end_block() returns trigger language plpgsql as $$
begin
  perform {schema}.ledger_sum_block(a.id, ended.seq / 512 - 1)
    from (values (new.from_account, new.from_seq), (new.to_account, new.to_seq)) ended(account, seq)
    join {schema}.ledger_accounts a on a.id = ended.account
    where a.kind = 'user' and ended.seq % 512 = 0;
  return null;
end $$;
create trigger ends_block after insert on {schema}.ledger_transfers
  for each row when (new.from_seq % 512 = 0 or new.to_seq % 512 = 0)
  execute function {schema}.ledger_end_block();

select {schema}.ledger_sum_block(a.id, block) from {schema}.ledger_accounts a, generate_series(0, a.seq / 512 - 1) block
  where a.kind = 'user';
