-- What somebody is in a group when it is called, not when the statement that calls it began: null, where they are nothing.
create function {schema}.role_now(of_bucket text, of_group text, who text) returns text language plpgsql volatile strict
as $$ begin
  return (select role from {schema}.group_members where bucket = of_bucket and group_id = of_group and user_id = who);
end $$;
