-- The group does not stand second any more: with it the planner takes this index and the primary key for equally good,
-- and looks for a cid among all messages of a conversation.
drop index {schema}.messages_cid, {schema}.comments_cid;
create unique index messages_cid on {schema}.messages (bucket, cid, user_id, group_id);
create unique index comments_cid on {schema}.comments (bucket, cid, author_id, post_id);
