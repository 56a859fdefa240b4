-- What operators have taken out of search and suggestions; posts keep it.
alter table {schema}.hashtags add column hidden boolean not null default false;
create index hashtags_hidden on {schema}.hashtags (name) where hidden;
