-- What a group says about itself, what each of its admins may do, and who is kept out of it.
alter table {schema}.groups add column description text not null default '';
alter table {schema}.group_members add column rights text[] not null default '{}';
update {schema}.group_members set rights = '{remove_member,block,change_info,add_admin,add_friend}' where role = 'admin';
create table {schema}.group_blocks (
  bucket text collate "C" not null generated always as ({schema}.bucket_of(group_id)) stored,
  group_id text collate "C" not null,
  user_id text collate "C" not null,
  blocked_by text collate "C" not null,
  create_at timestamptz(3) not null default now(),
  primary key (bucket, group_id, user_id),
  foreign key (bucket, group_id) references {schema}.groups (bucket, id)
);
create index group_blocks_user on {schema}.group_blocks (user_id);
