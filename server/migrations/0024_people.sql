-- Who came by somebody's invite code, the latest first: ids sort by time.
create index users_invited on {schema}.users (invited_by, id) where invited_by is not null;
