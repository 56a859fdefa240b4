-- The operators' code that somebody registered with; ids sort by time. No reference: people are on every node, codes on one.
alter table {schema}.users add column came_by text;
create index users_came_by on {schema}.users (came_by, id) where came_by is not null;
