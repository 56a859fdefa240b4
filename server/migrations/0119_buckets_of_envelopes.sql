-- As 0117, of red envelopes (docs/decisions/0149). The catalogue alone changes.
lock table {schema}.envelope_claims, {schema}.envelopes in access exclusive mode;

alter table {schema}.envelopes alter column bucket drop expression,
  add constraint envelopes_bucket check (bucket = substr(id, 12, 3)) not valid;
create trigger envelopes_bucket before insert on {schema}.envelopes
  for each row when (new.bucket is null) execute function {schema}.fill_bucket_in('id');

alter table {schema}.envelope_claims alter column bucket drop expression,
  add constraint envelope_claims_bucket check (bucket = substr(envelope_id, 12, 3)) not valid;
create trigger envelope_claims_bucket before insert on {schema}.envelope_claims
  for each row when (new.bucket is null) execute function {schema}.fill_bucket_in('envelope_id');

-- It is who inserts claims: as it was, but for the bucket.
-- Takes packets for all who ask, in their order: `ids[n]` is the envelope that `claimers[n]` opens under `cids[n]`. Envelopes
-- are locked in one order. Who asks twice has the first; who cannot see the message is not told that it is there.
-- Who cannot cover what a game may cost them (`balance`), or has staked what they may since `since` (`loss`; null: not looked at), gets
-- none where one is left: the ledger and the sums decide, but they would undo what all others of the batch get.
-- Rows are looked up each by itself (`lateral`, `limit`): its plans are kept, and may have been made when the tables were empty.
-- Returns for each [seen, place, amount, cid, is new, what they lack] in `asked`, and every envelope once as it is then.
create or replace function {schema}.envelope_take(
  ids text[], claimers text[], cids text[], moment timestamptz, since timestamptz, loss_limit bigint
)
returns jsonb language plpgsql as $$
declare
  living text[] := '{}';
  fresh bigint[] := '{}';
  lacking jsonb := '{}';
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
      select distinct on (e.id, a.user_id) a.ord, a.user_id, a.cid, e.id, e.claimed_count, e.count, short.lacks
      from unnest(ids, claimers, cids) with ordinality a(id, user_id, cid, ord)
      cross join lateral (
        select o.id, o.bucket, o.group_id, o.seq, o.user_id, o.hidden_from, o.claimed_count, o.count, o.stake
        from {schema}.envelopes o
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
      cross join lateral (
        select case
          when e.stake is null then null
          when e.stake > coalesce((select p.balance - p.held from {schema}.ledger_accounts p
            where p.kind = 'user' and p.owner = a.user_id limit 1), 0) then 'balance'
          when e.stake > loss_limit - coalesce((select sum(c.stake) from {schema}.envelope_claims c
            where c.user_id = a.user_id and c.create_at > since and c.stake > 0), 0) then 'loss'
        end as lacks
      ) short
      where e.user_id <> a.user_id and a.user_id = any(living) and not a.user_id = any(e.hidden_from)
        and (select c.place from {schema}.envelope_claims c
          where c.bucket = e.bucket and c.envelope_id = e.id and c.user_id = a.user_id limit 1) is null
        and (strpos(e.group_id, '_') = 0 or not exists (select from {schema}.blocks b
          where (b.user_id, b.block_id) in ((e.user_id, a.user_id), (a.user_id, e.user_id))))
      order by e.id, a.user_id, a.ord
    ), counted as (
      select *, claimed_count + count(*) filter (where lacks is null) over (partition by id order by ord) as place from able
    ), placed as (
      select * from counted where lacks is null and place <= count
    ), taken as (
      insert into {schema}.envelope_claims (bucket, envelope_id, place, user_id, amount, stake, cid, create_at)
      select e.bucket, p.id, p.place, p.user_id, e.shares[p.place], coalesce(e.stake, 0), p.cid, moment
      from placed p join {schema}.envelopes e on e.bucket = substr(p.id, 12, 3) and e.id = p.id
      returning envelope_id, amount
    ), moved as (
      update {schema}.envelopes e set claimed_count = e.claimed_count + t.number, claimed_amount = e.claimed_amount + t.sum,
        state = case when e.claimed_count + t.number = e.count then 'empty' else 'open' end,
        due_at = case when e.claimed_count + t.number = e.count and e.kind <> 3 then null else e.due_at end
      from (select envelope_id, count(*) as number, sum(amount)::bigint as sum from taken group by envelope_id) t
      where e.bucket = substr(t.envelope_id, 12, 3) and e.id = t.envelope_id
    )
    select coalesce(array_agg(ord) filter (where lacks is null and place <= count), '{}'),
        coalesce(jsonb_object_agg(id || ' ' || user_id, lacks) filter (where lacks is not null and place < count), '{}')
      into fresh, lacking from counted;
  end if;
  return jsonb_build_object(
    'asked', (
      select jsonb_agg(jsonb_build_array(seen.is_seen is not null, c.place, c.amount, c.cid, a.ord = any(fresh),
        lacking->>(a.id || ' ' || a.user_id)) order by a.ord)
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
