-- Points are money: accounts, and transfers between two of them (docs/decisions/0079). A transfer is one row with both of
-- its sides, so that no movement can be unbalanced; each side carries the next number, balance and hash of its account.
create table {schema}.ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('user', 'envelope', 'clearing', 'fees', 'house')),
  owner text not null,
  balance bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  -- Of its newest entry; 0 and empty before the first.
  seq bigint not null default 0,
  hash bytea not null default '\x',
  -- The server's, over all of the above; null before the first entry.
  signature bytea,
  -- Read-only since then: what stands here is not what the server signed.
  frozen_at timestamptz,
  unique (kind, owner),
  -- Points come from the house and go back to it: what it lacks is what all others have. Nobody has more than a number of
  -- the client can be.
  check (case kind when 'house' then balance >= -9007199254740991 else balance >= held end)
);

create table {schema}.ledger_transfers (
  id bigint generated always as identity primary key,
  key text not null unique,
  from_account bigint not null references {schema}.ledger_accounts,
  to_account bigint not null references {schema}.ledger_accounts,
  amount bigint not null check (amount between 1 and 9007199254740991),
  type smallint not null,
  from_seq bigint not null,
  from_balance bigint not null,
  from_hash bytea not null,
  to_seq bigint not null,
  to_balance bigint not null,
  to_hash bytea not null,
  -- What it was for: an envelope, an order.
  reference text not null check (reference !~ '[\x01-\x1f]'),
  remark text not null check (remark !~ '[\x01-\x1f]'),
  create_at timestamptz not null,
  check (key !~ '[\x01-\x1f]'),
  check (from_account <> to_account)
);
create unique index ledger_transfers_from on {schema}.ledger_transfers (from_account, from_seq);
create unique index ledger_transfers_to on {schema}.ledger_transfers (to_account, to_seq);

-- Points that are there and may not be spent: until they are committed, voided or expire.
create table {schema}.ledger_holds (
  key text primary key,
  account_id bigint not null references {schema}.ledger_accounts,
  amount bigint not null check (amount between 1 and 9007199254740991),
  state text not null default 'open' check (state in ('open', 'committed', 'voided', 'expired')),
  reference text not null,
  create_at timestamptz not null,
  expire_at timestamptz not null
);
create index ledger_holds_open on {schema}.ledger_holds (expire_at) where state = 'open';
create index ledger_holds_account on {schema}.ledger_holds (account_id) where state = 'open';

-- Which key signs here: a process with another one would take every account for changed by hand.
create table {schema}.ledger_keys (
  id boolean primary key default true check (id),
  proof bytea not null
);

create function {schema}.ledger_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'what stands in % is never changed', tg_table_name using errcode = 'LV001';
end $$;
create trigger kept before update or delete or truncate on {schema}.ledger_transfers
  for each statement execute function {schema}.ledger_refuse();
create trigger kept before delete or truncate on {schema}.ledger_accounts
  for each statement execute function {schema}.ledger_refuse();
create trigger kept before delete or truncate on {schema}.ledger_holds
  for each statement execute function {schema}.ledger_refuse();
create function {schema}.ledger_hold_ends_once() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' or (new.key, new.account_id, new.amount, new.reference, new.create_at, new.expire_at)
    is distinct from (old.key, old.account_id, old.amount, old.reference, old.create_at, old.expire_at) then
    raise exception 'a hold ends once' using errcode = 'LV001';
  end if;
  return new;
end $$;
create trigger ends_once before update on {schema}.ledger_holds
  for each row execute function {schema}.ledger_hold_ends_once();
create function {schema}.ledger_account_stays() returns trigger language plpgsql as $$
begin
  if (new.id, new.kind, new.owner) is distinct from (old.id, old.kind, old.owner) or new.seq < old.seq then
    raise exception 'an account stays whose it is' using errcode = 'LV001';
  end if;
  return new;
end $$;
create trigger stays before update on {schema}.ledger_accounts
  for each row execute function {schema}.ledger_account_stays();
revoke update, delete, truncate on {schema}.ledger_transfers from public;

-- Chains an entry to the one before it. The server computes the same from the rows (`server/src/domains/ledger/entries.ts`).
create function {schema}.ledger_entry_hash(
  before bytea, account bigint, seq bigint, key text, amount bigint, balance bigint, type smallint, other bigint,
  create_at timestamptz, reference text, remark text
) returns bytea language sql immutable parallel safe as $$
  select sha256(before || convert_to(concat_ws(chr(31), account, seq, key, amount, balance, type, other,
    (extract(epoch from create_at) * 1000)::bigint, reference, remark), 'UTF8'))
$$;

-- Does all of `operations`, in their order, each on its own: one that cannot be done says why and leaves nothing, the
-- others go on. `accounts` are [kind, owner], which operations name by their place from 1 on:
-- {do: transfer, key, from, to, amount, type, reference, remark}
-- {do: hold, key, from, amount, reference, expire_at}
-- {do: commit, key, hold, from, to, amount, type, reference, remark}: at most what is held; the rest is free again
-- {do: void | expire, key, from}: key is the hold's
-- Returns for each operation ok, repeated, conflict, insufficient, frozen or gone; and all accounts as they were and are.
-- Accounts are locked in one order: callers do not wait for each other in a ring.
create function {schema}.ledger_apply(accounts jsonb, operations jsonb, moment timestamptz)
returns jsonb language plpgsql as $$
declare
  ids bigint[]; kinds text[]; balances bigint[]; helds bigint[]; seqs bigint[]; hashes bytea[]; frozen boolean[];
  was jsonb; done jsonb; open_holds jsonb; operation jsonb;
  states text[] := '{}'; state text;
  debtor int; creditor int; sum bigint; known jsonb; freed bigint;
  keys text[] := '{}'; froms bigint[] := '{}'; tos bigint[] := '{}'; sums bigint[] := '{}'; types smallint[] := '{}';
  from_seqs bigint[] := '{}'; from_balances bigint[] := '{}'; from_hashes bytea[] := '{}';
  to_seqs bigint[] := '{}'; to_balances bigint[] := '{}'; to_hashes bytea[] := '{}';
  texts text[] := '{}'; remarks text[] := '{}';
  hold_keys text[] := '{}'; hold_accounts bigint[] := '{}'; hold_sums bigint[] := '{}'; hold_texts text[] := '{}';
  hold_ends timestamptz[] := '{}'; ended_keys text[] := '{}'; ended_states text[] := '{}';
begin
  insert into {schema}.ledger_accounts (kind, owner)
    select given->>0, given->>1 from jsonb_array_elements(accounts) given
      where not exists (select from {schema}.ledger_accounts a where a.kind = given->>0 and a.owner = given->>1)
      order by 1, 2
    on conflict do nothing;
  perform from {schema}.ledger_accounts a
    join jsonb_array_elements(accounts) given on a.kind = given->>0 and a.owner = given->>1
    order by a.id for update of a;
  select array_agg(a.id order by place), array_agg(a.kind order by place), array_agg(a.balance order by place),
      array_agg(a.held order by place), array_agg(a.seq order by place), array_agg(a.hash order by place),
      array_agg(a.frozen_at is not null order by place),
      jsonb_agg(jsonb_build_array(a.id, a.balance, a.held, a.seq, encode(a.hash, 'hex'), encode(a.signature, 'hex'), a.frozen_at is not null) order by place)
    into ids, kinds, balances, helds, seqs, hashes, frozen, was
    from jsonb_array_elements(accounts) with ordinality given(value, place)
    join {schema}.ledger_accounts a on a.kind = given.value->>0 and a.owner = given.value->>1;

  select coalesce(jsonb_object_agg(t.key, jsonb_build_array(t.from_account, t.to_account, t.amount, t.type)), '{}')
    into done from {schema}.ledger_transfers t
    where t.key in (select o->>'key' from jsonb_array_elements(operations) o where o->>'do' in ('transfer', 'commit'));
  select coalesce(jsonb_object_agg(h.key, jsonb_build_array(h.account_id, h.amount, h.state)), '{}')
    into open_holds from {schema}.ledger_holds h
    where h.key in (select coalesce(o->>'hold', o->>'key') from jsonb_array_elements(operations) o where o->>'do' <> 'transfer');

  for operation in select value from jsonb_array_elements(operations) loop
    debtor := (operation->>'from')::int;
    creditor := (operation->>'to')::int;
    sum := (operation->>'amount')::bigint;
    state := 'ok';
    if operation->>'do' in ('transfer', 'commit') then
      known := done->(operation->>'key');
      freed := 0;
      if known is not null then
        state := case when known = jsonb_build_array(ids[debtor], ids[creditor], sum, (operation->>'type')::smallint)
          then 'repeated' else 'conflict' end;
      elsif frozen[debtor] or frozen[creditor] then
        state := 'frozen';
      elsif operation->>'do' = 'commit' then
        known := open_holds->(operation->>'hold');
        if known is null or known->>2 <> 'open' then state := 'gone';
        elsif (known->>0)::bigint <> ids[debtor] or (known->>1)::bigint < sum then state := 'conflict';
        else freed := (known->>1)::bigint;
        end if;
      end if;
      if state = 'ok' and balances[debtor] - helds[debtor] + freed - sum
          < (case kinds[debtor] when 'house' then -9007199254740991 else 0 end) then
        state := 'insufficient';
      end if;
      if state = 'ok' then
        if freed > 0 then
          helds[debtor] := helds[debtor] - freed;
          ended_keys := ended_keys || (operation->>'hold');
          ended_states := ended_states || 'committed'::text;
          open_holds := jsonb_set(open_holds, array[operation->>'hold', '2'], '"committed"');
        end if;
        balances[debtor] := balances[debtor] - sum;
        seqs[debtor] := seqs[debtor] + 1;
        hashes[debtor] := {schema}.ledger_entry_hash(hashes[debtor], ids[debtor], seqs[debtor], operation->>'key', -sum,
          balances[debtor], (operation->>'type')::smallint, ids[creditor], moment, operation->>'reference', operation->>'remark');
        balances[creditor] := balances[creditor] + sum;
        seqs[creditor] := seqs[creditor] + 1;
        hashes[creditor] := {schema}.ledger_entry_hash(hashes[creditor], ids[creditor], seqs[creditor], operation->>'key', sum,
          balances[creditor], (operation->>'type')::smallint, ids[debtor], moment, operation->>'reference', operation->>'remark');
        keys := keys || (operation->>'key');
        froms := froms || ids[debtor];
        tos := tos || ids[creditor];
        sums := sums || sum;
        types := types || (operation->>'type')::smallint;
        from_seqs := from_seqs || seqs[debtor];
        from_balances := from_balances || balances[debtor];
        from_hashes := from_hashes || hashes[debtor];
        to_seqs := to_seqs || seqs[creditor];
        to_balances := to_balances || balances[creditor];
        to_hashes := to_hashes || hashes[creditor];
        texts := texts || (operation->>'reference');
        remarks := remarks || (operation->>'remark');
        done := done || jsonb_build_object(operation->>'key',
          jsonb_build_array(ids[debtor], ids[creditor], sum, (operation->>'type')::smallint));
      end if;
    elsif operation->>'do' = 'hold' then
      known := open_holds->(operation->>'key');
      if known is not null then
        state := case when (known->>0)::bigint = ids[debtor] and (known->>1)::bigint = sum then 'repeated' else 'conflict' end;
      elsif frozen[debtor] then state := 'frozen';
      elsif balances[debtor] - helds[debtor] < sum then state := 'insufficient';
      else
        helds[debtor] := helds[debtor] + sum;
        hold_keys := hold_keys || (operation->>'key');
        hold_accounts := hold_accounts || ids[debtor];
        hold_sums := hold_sums || sum;
        hold_texts := hold_texts || (operation->>'reference');
        hold_ends := hold_ends || (operation->>'expire_at')::timestamptz;
        open_holds := open_holds || jsonb_build_object(operation->>'key', jsonb_build_array(ids[debtor], sum, 'open'));
      end if;
    else
      known := open_holds->(operation->>'key');
      if known is null or known->>2 = 'committed' or (known->>0)::bigint <> ids[debtor] then state := 'gone';
      elsif known->>2 <> 'open' then state := 'repeated';
      elsif frozen[debtor] then state := 'frozen';
      else
        helds[debtor] := helds[debtor] - (known->>1)::bigint;
        ended_keys := ended_keys || (operation->>'key');
        ended_states := ended_states || case when operation->>'do' = 'void' then 'voided' else 'expired' end;
        open_holds := jsonb_set(open_holds, array[operation->>'key', '2'], '"voided"');
      end if;
    end if;
    states := states || state;
  end loop;

  insert into {schema}.ledger_transfers (key, from_account, to_account, amount, type, from_seq, from_balance, from_hash,
      to_seq, to_balance, to_hash, reference, remark, create_at)
    select *, moment from unnest(keys, froms, tos, sums, types, from_seqs, from_balances, from_hashes,
      to_seqs, to_balances, to_hashes, texts, remarks);
  insert into {schema}.ledger_holds (key, account_id, amount, reference, expire_at, create_at)
    select *, moment from unnest(hold_keys, hold_accounts, hold_sums, hold_texts, hold_ends);
  update {schema}.ledger_holds h set state = ended.state
    from unnest(ended_keys, ended_states) ended(key, state) where h.key = ended.key;
  update {schema}.ledger_accounts a set balance = given.balance, held = given.held, seq = given.seq, hash = given.hash
    from unnest(ids, balances, helds, seqs, hashes) given(id, balance, held, seq, hash)
    where a.id = given.id and (a.balance, a.held, a.seq) is distinct from (given.balance, given.held, given.seq);
  return jsonb_build_object('states', to_jsonb(states), 'was', was, 'accounts', (
    select jsonb_agg(jsonb_build_array(id, balance, held, seq, encode(hash, 'hex')) order by place)
      from unnest(ids, balances, helds, seqs, hashes) with ordinality now(id, balance, held, seq, hash, place)));
end $$;
