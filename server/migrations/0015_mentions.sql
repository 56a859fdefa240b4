-- Whom a message calls by name; null for nearly all.
alter table {schema}.messages add column mention_ids text[];
create index messages_mentions on {schema}.messages (bucket, group_id, seq) where mention_ids is not null;
