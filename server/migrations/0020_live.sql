-- Whether others see that somebody is here or writing, and when they last were here.
alter table {schema}.users
  add column presence boolean not null default true,
  add column seen_at timestamptz(3);

-- Whom a reaction is for, until they have seen it. Null for nearly all, so that the index holds what is unseen.
alter table {schema}.reactions add column unseen_by text;
create index reactions_unseen on {schema}.reactions (bucket, unseen_by) where unseen_by is not null;

-- How often a message was changed: of two that tell about it the one with the higher number is the newer one.
alter table {schema}.messages add column version integer not null default 0;
