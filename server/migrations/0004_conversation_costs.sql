-- Kept with every change of membership: counting 2,300 rows a conversation and list is too much.
alter table {schema}.groups add column member_count integer not null default 0;
update {schema}.groups g set member_count =
  (select count(*) from {schema}.group_members gm where gm.group_id = g.id);

-- What the list of conversations is ordered by, on the member's side: a copy of the group's update_at that is at most
-- five minutes behind it, so that 2,300 rows are not written at every message. Null for a direct conversation that
-- nobody has written in. The group remembers the copy's value.
alter table {schema}.groups add column members_active_at timestamptz(3);
alter table {schema}.group_members add column active_at timestamptz(3);
update {schema}.groups set members_active_at = update_at where last_seq > 0 or type = 2;
update {schema}.group_members gm set active_at = g.members_active_at from {schema}.groups g where g.id = gm.group_id;
create index group_members_activity on {schema}.group_members (user_id, active_at);
drop index {schema}.group_members_user;

create index group_members_admins on {schema}.group_members (group_id) where role = 'admin';
