-- Operators look for groups by how their names begin, however those are cased.
create index groups_by_name on {schema}.groups ((lower(display_name) collate "C"), id)
  where type = 2 and dissolved_at is null;
