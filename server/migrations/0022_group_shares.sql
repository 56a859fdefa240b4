-- By which code a group is shown to people who are not in it. It is made when the group is first shared.
create table {schema}.group_shares (
  code text collate "C" primary key,
  group_id text not null unique,
  bucket text collate "C" not null generated always as ({schema}.bucket_of(group_id)) stored,
  create_at timestamptz(3) not null default now(),
  foreign key (bucket, group_id) references {schema}.groups (bucket, id)
);
