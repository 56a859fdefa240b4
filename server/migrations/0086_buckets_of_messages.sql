-- Who inserts a message writes its bucket: by what the database works out itself no table can be parted or distributed
-- (docs/decisions/0125). The catalogue alone changes.
alter table {schema}.messages alter column bucket drop expression;

-- Servers of the release before leave it out.
create function {schema}.fill_bucket() returns trigger language plpgsql as $$
begin
  new.bucket := {schema}.bucket_of(new.group_id);
  return new;
end $$;
create trigger messages_bucket before insert on {schema}.messages
  for each row when (new.bucket is null) execute function {schema}.fill_bucket();

-- As before, no insert can get it wrong; of the rows that are there it has been true.
alter table {schema}.messages
  add constraint messages_bucket_of_group check (bucket = {schema}.bucket_of(group_id)) not valid;
