-- What operators did is a chain (docs/decisions/0104): each row's digest holds the one before, so that a row that was changed,
-- put in or taken out is seen. The database refuses to change or remove rows.
alter table {schema}.audit_log
  add column seq bigint,
  add column address text not null default '',
  add column before jsonb,
  add column after jsonb,
  add column digest bytea;

create table {schema}.audit_head (
  is_one boolean primary key default true check (is_one),
  seq bigint not null,
  digest bytea not null
);
insert into {schema}.audit_head (seq, digest) values (0, '\x');

create function {schema}.audit_digest(previous bytea, entry {schema}.audit_log) returns bytea
language sql stable as $$
  select sha256(previous || convert_to(jsonb_build_array(
    entry.seq, entry.id, entry.operator, entry.action, entry.target, entry.reason, entry.address, entry.before, entry.after,
    to_char(entry.create_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS'))::text, 'UTF8'))
$$;

do $$
declare
  entry {schema}.audit_log;
  head {schema}.audit_head;
begin
  select * into head from {schema}.audit_head;
  for entry in select * from {schema}.audit_log order by create_at, id loop
    head.seq := head.seq + 1;
    entry.seq := head.seq;
    head.digest := {schema}.audit_digest(head.digest, entry);
    update {schema}.audit_log set seq = head.seq, digest = head.digest where id = entry.id;
  end loop;
  update {schema}.audit_head set seq = head.seq, digest = head.digest;
end $$;

-- A trigger fills both, for servers of the release before as well, which do not know of them.
create unique index audit_log_seq on {schema}.audit_log (seq);
create index audit_log_target on {schema}.audit_log (target, seq);

-- Who writes holds the head until the transaction ends: the chain has no gap.
create function {schema}.audit_chain() returns trigger language plpgsql as $$
declare
  head {schema}.audit_head;
begin
  select * into head from {schema}.audit_head for update;
  new.seq := head.seq + 1;
  new.digest := {schema}.audit_digest(head.digest, new);
  update {schema}.audit_head set seq = new.seq, digest = new.digest;
  return new;
end $$;
create trigger audit_log_chain before insert on {schema}.audit_log
  for each row execute function {schema}.audit_chain();

create function {schema}.audit_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'what operators did is never changed';
end $$;
create trigger audit_log_kept before update or delete on {schema}.audit_log
  for each row execute function {schema}.audit_refuse();
create trigger audit_log_whole before truncate on {schema}.audit_log
  for each statement execute function {schema}.audit_refuse();
