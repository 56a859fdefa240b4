-- Where a session was opened, or its tokens renewed last: masked for operators until they ask.
alter table {schema}.sessions add column address text not null default '';
