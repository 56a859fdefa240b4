-- What operators decide on: everything that was reported of one thing since somebody last decided about it.
create table {schema}.report_cases (
  id bigint generated always as identity primary key,
  kind text not null,
  target_id text not null,
  group_id text,
  author_id text,
  state text not null default 'open' check (state in ('open', 'dismissed', 'upheld')),
  count integer not null,
  reasons jsonb not null,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  decided_by text,
  decided_at timestamptz(3),
  decision_reason text not null default '',
  was_taken_down boolean not null default false
);
create unique index report_cases_open on {schema}.report_cases (kind, target_id) where state = 'open';
create index report_cases_state on {schema}.report_cases (state, id);
create index report_cases_kind on {schema}.report_cases (state, kind, id);
create index report_cases_author on {schema}.report_cases (author_id, id);
create index report_cases_target on {schema}.report_cases (target_id, id);

alter table {schema}.reports add column case_id bigint;
create index reports_case on {schema}.reports (case_id, id);

-- A trigger, for servers of the release before write reports too. Whoever decides on a case holds its row: a report that comes
-- in meanwhile waits, and opens another one.
create function {schema}.report_case() returns trigger language plpgsql as $$
declare
  opened bigint;
begin
  insert into {schema}.report_cases as c (kind, target_id, group_id, author_id, count, reasons, first_at, last_at)
    values (new.kind, new.target_id, new.group_id, new.author_id, 1, jsonb_build_object(new.reason, 1), new.create_at, new.create_at)
    on conflict (kind, target_id) where state = 'open' do update set
      count = c.count + 1,
      last_at = greatest(c.last_at, excluded.last_at),
      reasons = c.reasons || jsonb_build_object(new.reason, coalesce((c.reasons ->> new.reason)::integer, 0) + 1)
    returning id into opened;
  update {schema}.reports set case_id = opened where id = new.id;
  return null;
end $$;
create trigger reports_case after insert on {schema}.reports
  for each row execute function {schema}.report_case();

insert into {schema}.report_cases (kind, target_id, group_id, author_id, count, reasons, first_at, last_at)
  select kind, target_id, max(group_id), max(author_id), sum(times), jsonb_object_agg(reason, times), min(first_at), max(last_at)
  from (
    select kind, target_id, reason, max(group_id) as group_id, max(author_id) as author_id, count(*) as times,
      min(create_at) as first_at, max(create_at) as last_at
    from {schema}.reports where state = 'open' group by kind, target_id, reason
  ) by_reason
  group by kind, target_id order by min(first_at);
update {schema}.reports r set case_id = c.id from {schema}.report_cases c
  where r.state = 'open' and c.kind = r.kind and c.target_id = r.target_id;
