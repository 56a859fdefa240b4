-- A dissolved group keeps its row, so that nobody comes upon its id again; what was said in it is removed by a job.
alter table {schema}.groups add column dissolved_at timestamptz(3), add column erased_at timestamptz(3);
create index groups_to_erase on {schema}.groups (dissolved_at) where dissolved_at is not null and erased_at is null;
-- The owner and the admins stand first in the list of members.
create index group_members_staff on {schema}.group_members (bucket, group_id, role, user_id) where role <> 'member';
drop index {schema}.group_members_admins;
-- As the ids that they are compared with: their index is of use to no other collation.
alter table {schema}.group_blocks alter column user_id type text collate "default", alter column blocked_by type text collate "default";
-- The blacklist, the latest first.
create index group_blocks_latest on {schema}.group_blocks (bucket, group_id, create_at desc, user_id);
create statistics {schema}.group_blocks_keys (dependencies) on bucket, group_id from {schema}.group_blocks;
