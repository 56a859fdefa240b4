-- Red envelopes (docs/decisions/0084). An envelope has the id of its message; its points are in the ledger's account of that id.
create table {schema}.envelopes (
  bucket text collate "C" not null generated always as (substr(id, 12, 3)) stored,
  id text collate "C" not null,
  group_id text not null,
  -- Where its message stands, and whom that is hidden from.
  seq bigint not null,
  hidden_from text[] not null,
  user_id text not null,
  kind smallint not null check (kind in (1, 2, 3)),
  amount bigint not null,
  count smallint not null,
  -- In the order that they are taken in; they follow from the seed.
  shares bigint[] not null check (array_length(shares, 1) = count),
  seed bytea not null check (octet_length(seed) = 32),
  greeting text not null,
  mine smallint check (mine between 0 and 9),
  -- In tenths, and what a hit costs by them.
  odds smallint,
  stake bigint check (stake > 0),
  state text not null default 'open' check (state in ('open', 'empty', 'expired', 'settled')),
  claimed_count smallint not null default 0,
  claimed_amount bigint not null default 0 check (claimed_amount between 0 and amount),
  create_at timestamptz not null,
  expire_at timestamptz not null,
  settle_at timestamptz,
  -- When somebody has to look at it: its time is over, or it could not be ended then. Null: it has ended.
  due_at timestamptz,
  primary key (bucket, id),
  check (claimed_count between 0 and count),
  check ((kind = 3) = (mine is not null and odds is not null and stake is not null and settle_at is not null))
);
create index envelopes_due on {schema}.envelopes (due_at) where due_at is not null;
create index envelopes_sender_due on {schema}.envelopes (user_id) where due_at is not null;

-- Who took which packet.
create table {schema}.envelope_claims (
  bucket text collate "C" not null generated always as (substr(envelope_id, 12, 3)) stored,
  envelope_id text collate "C" not null,
  -- From 1 on: that of its share.
  place smallint not null check (place > 0),
  user_id text not null,
  amount bigint not null check (amount > 0),
  -- What may be lost, and from the settlement on what was.
  stake bigint not null default 0 check (stake >= 0),
  cid text not null,
  create_at timestamptz not null,
  primary key (bucket, envelope_id, place)
);
create unique index envelope_claims_user on {schema}.envelope_claims (bucket, envelope_id, user_id);
create index envelope_claims_stakes on {schema}.envelope_claims (user_id, create_at) where stake > 0;

-- Of a row about an envelope: which.
alter table {schema}.messages add column envelope_id text;

-- What people are shown of it. The seed tells who drew what before they may know it: not of one that goes on.
create view {schema}.envelopes_shown as
  select e.bucket, e.id, e.group_id, e.user_id, e.kind, e.amount, e.count, e.claimed_count, e.claimed_amount, e.greeting,
    e.mine, e.odds, e.stake, e.state, e.hidden_from, e.seq, e.create_at, e.expire_at, e.settle_at,
    encode(sha256(e.seed), 'hex') as seed_hash,
    case when e.state in ('expired', 'settled') or e.state = 'empty' and e.kind <> 3 then encode(e.seed, 'hex') end as seed,
    case when e.state = 'empty' and e.kind = 2 then (
      select c.user_id from {schema}.envelope_claims c where c.bucket = e.bucket and c.envelope_id = e.id
      order by c.amount desc, c.place limit 1
    ) end as best,
    u.nickname, u.username, u.avatar, u.avatar_thumbnail
  from {schema}.envelopes e left join {schema}.users u on u.id = e.user_id;

-- Takes packets for all who ask, in their order: `ids[n]` is the envelope that `claimers[n]` opens under `cids[n]`. Envelopes
-- are locked in one order. Who asks twice has the first; who cannot see the message is not told that it is there.
-- Rows are looked up each by itself (`lateral`, `limit`): its plans are kept, and may have been made when the tables were empty.
-- Returns for each [seen, place, amount, cid, is new] in `asked`, and every envelope once as it is then.
create function {schema}.envelope_take(ids text[], claimers text[], cids text[], moment timestamptz)
returns jsonb language plpgsql as $$
declare
  living text[] := '{}';
  fresh bigint[] := '{}';
begin
  perform from {schema}.envelopes e
    where (e.bucket, e.id) in (select substr(i, 12, 3), i from unnest(ids) i) and e.state = 'open'
    order by e.id for update;
  if found then
    -- Whose account is closed would lose what they get.
    select coalesce(array_agg(u.id), '{}') into living from (
      select id from {schema}.users where id = any(claimers) and delete_at is null order by id for share
    ) u;
    with able as (
      select distinct on (e.id, a.user_id) a.ord, a.user_id, a.cid, e.id, e.claimed_count, e.count
      from unnest(ids, claimers, cids) with ordinality a(id, user_id, cid, ord)
      cross join lateral (
        select o.id, o.bucket, o.group_id, o.seq, o.user_id, o.hidden_from, o.claimed_count, o.count from {schema}.envelopes o
        where o.bucket = substr(a.id, 12, 3) and o.id = a.id and o.state = 'open' and o.expire_at > moment
          and (o.settle_at is null or o.settle_at > moment)
        limit 1
      ) e
      cross join lateral (
        select from {schema}.group_members m
        where m.bucket = e.bucket and m.group_id = e.group_id and m.user_id = a.user_id
          and e.seq > greatest(m.joined_seq, m.cleared_seq)
        limit 1
      ) seen
      where e.user_id <> a.user_id and a.user_id = any(living) and not a.user_id = any(e.hidden_from)
        and (select c.place from {schema}.envelope_claims c
          where c.bucket = e.bucket and c.envelope_id = e.id and c.user_id = a.user_id limit 1) is null
        and (strpos(e.group_id, '_') = 0 or not exists (select from {schema}.blocks b
          where (b.user_id, b.block_id) in ((e.user_id, a.user_id), (a.user_id, e.user_id))))
      order by e.id, a.user_id, a.ord
    ), placed as (
      select * from (
        select *, claimed_count + row_number() over (partition by id order by ord) as place from able
      ) p where place <= count
    ), taken as (
      insert into {schema}.envelope_claims (envelope_id, place, user_id, amount, stake, cid, create_at)
      select p.id, p.place, p.user_id, e.shares[p.place], coalesce(e.stake, 0), p.cid, moment
      from placed p join {schema}.envelopes e on e.bucket = substr(p.id, 12, 3) and e.id = p.id
      returning envelope_id, amount
    ), moved as (
      update {schema}.envelopes e set claimed_count = e.claimed_count + t.number, claimed_amount = e.claimed_amount + t.sum,
        state = case when e.claimed_count + t.number = e.count then 'empty' else 'open' end,
        due_at = case when e.claimed_count + t.number = e.count and e.kind <> 3 then null else e.due_at end
      from (select envelope_id, count(*) as number, sum(amount)::bigint as sum from taken group by envelope_id) t
      where e.bucket = substr(t.envelope_id, 12, 3) and e.id = t.envelope_id
    )
    select coalesce(array_agg(ord), '{}') into fresh from placed;
  end if;
  return jsonb_build_object(
    'asked', (
      select jsonb_agg(jsonb_build_array(seen.is_seen is not null, c.place, c.amount, c.cid, a.ord = any(fresh)) order by a.ord)
      from unnest(ids, claimers, cids) with ordinality a(id, user_id, cid, ord)
      left join lateral (
        select o.id, o.bucket, o.group_id, o.seq, o.user_id, o.hidden_from from {schema}.envelopes o
        where o.bucket = substr(a.id, 12, 3) and o.id = a.id limit 1
      ) e on true
      left join lateral (
        select true as is_seen from {schema}.group_members m
        where m.bucket = e.bucket and m.group_id = e.group_id and m.user_id = a.user_id
          and e.seq > greatest(m.joined_seq, m.cleared_seq) and not a.user_id = any(e.hidden_from)
          and (strpos(e.group_id, '_') = 0 or not exists (select from {schema}.blocks b
            where (b.user_id, b.block_id) in ((e.user_id, a.user_id), (a.user_id, e.user_id))))
        limit 1
      ) seen on true
      left join lateral (
        select o.place, o.amount, o.cid from {schema}.envelope_claims o
        where o.bucket = e.bucket and o.envelope_id = e.id and o.user_id = a.user_id limit 1
      ) c on true
    ),
    'envelopes', (
      select jsonb_agg(to_jsonb(v)) from {schema}.envelopes_shown v
      where (v.bucket, v.id) in (select substr(i, 12, 3), i from unnest(ids) i)
    )
  );
end $$;
