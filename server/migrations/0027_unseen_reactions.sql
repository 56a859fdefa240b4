-- What is unseen, message by message: a message with hundreds of reactions is one step in it.
create index reactions_unseen_by_message on {schema}.reactions (bucket, unseen_by, message_id) where unseen_by is not null;
drop index {schema}.reactions_unseen;
