-- A dissolved group keeps its row, so that nobody comes upon its id again; what was said in it is removed by a job.
alter table {schema}.groups add column dissolved_at timestamptz(3), add column erased_at timestamptz(3);
create index groups_to_erase on {schema}.groups (dissolved_at) where dissolved_at is not null and erased_at is null;
-- The owner and the admins stand first in the list of members.
create index group_members_staff on {schema}.group_members (bucket, group_id, role, user_id) where role <> 'member';
drop index {schema}.group_members_admins;
-- The blacklist, the latest first.
create index group_blocks_latest on {schema}.group_blocks (bucket, group_id, create_at desc, user_id);
