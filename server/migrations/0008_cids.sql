-- A client id is unique per sender and kind (specification, decisions: `cid`), wherever the message or comment belongs:
-- keys that begin with its place cannot say so. Rows leave when no client repeats their write any more.
create table {schema}.cids (
  user_id text not null,
  kind text not null,
  cid text not null,
  item_id text not null,
  create_at timestamptz(3) not null default now(),
  primary key (user_id, kind, cid)
);
-- Rows come in the order of their time, so that this costs a write next to nothing.
create index cids_age on {schema}.cids using brin (create_at) with (pages_per_range = 16, autosummarize = on);

insert into {schema}.cids (user_id, kind, cid, item_id, create_at)
  select user_id, 'message', cid, id, create_at from {schema}.messages where create_at > now() - interval '30 days'
  order by create_at, id on conflict do nothing;
insert into {schema}.cids (user_id, kind, cid, item_id, create_at)
  select author_id, 'comment', cid, id, create_at from {schema}.comments where create_at > now() - interval '30 days'
  order by create_at, id on conflict do nothing;

drop index {schema}.messages_cid, {schema}.comments_cid;
