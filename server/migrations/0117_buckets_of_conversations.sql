-- Who inserts writes the bucket, as of messages since 0086 (docs/decisions/0149). The catalogue alone changes.
-- Servers of the release before leave it out: of what belongs to an owner, and of what an id carries it. Named after the column.
create function {schema}.fill_bucket_of() returns trigger language plpgsql as $$
begin
  new.bucket := {schema}.bucket_of(to_jsonb(new) ->> tg_argv[0]);
  return new;
end $$;
create function {schema}.fill_bucket_in() returns trigger language plpgsql as $$
begin
  new.bucket := substr(to_jsonb(new) ->> tg_argv[0], 12, 3);
  return new;
end $$;

lock table {schema}.group_shares, {schema}.group_blocks, {schema}.group_members, {schema}.groups, {schema}.search_blocks, {schema}.reactions
  in access exclusive mode;

alter table {schema}.groups alter column bucket drop expression,
  add constraint groups_bucket check (bucket = {schema}.bucket_of(id)) not valid;
create trigger groups_bucket before insert on {schema}.groups
  for each row when (new.bucket is null) execute function {schema}.fill_bucket_of('id');

-- A wrong one of these two is no group's: the reference refuses it.
alter table {schema}.group_members alter column bucket drop expression;
create trigger group_members_bucket before insert on {schema}.group_members
  for each row when (new.bucket is null) execute function {schema}.fill_bucket_of('group_id');

alter table {schema}.group_blocks alter column bucket drop expression;
create trigger group_blocks_bucket before insert on {schema}.group_blocks
  for each row when (new.bucket is null) execute function {schema}.fill_bucket_of('group_id');

-- On every node, as it is looked up by its code: from there nothing can refer to a group's own. Groups are never deleted.
alter table {schema}.group_shares alter column bucket drop expression,
  drop constraint group_shares_bucket_group_id_fkey,
  add constraint group_shares_bucket check (bucket = {schema}.bucket_of(group_id)) not valid;
create trigger group_shares_bucket before insert on {schema}.group_shares
  for each row when (new.bucket is null) execute function {schema}.fill_bucket_of('group_id');

alter table {schema}.search_blocks alter column bucket drop expression,
  add constraint search_blocks_bucket check (bucket = {schema}.bucket_of(group_id)) not valid;
create trigger search_blocks_bucket before insert on {schema}.search_blocks
  for each row when (new.bucket is null) execute function {schema}.fill_bucket_of('group_id');

alter table {schema}.reactions alter column bucket drop expression,
  add constraint reactions_bucket check (bucket = substr(message_id, 12, 3)) not valid;
create trigger reactions_bucket before insert on {schema}.reactions
  for each row when (new.bucket is null) execute function {schema}.fill_bucket_in('message_id');
