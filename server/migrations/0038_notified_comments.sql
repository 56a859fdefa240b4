-- What somebody was told of a comment goes with it.
create index notification_items_comment on {schema}.notification_items (comment_id) where comment_id is not null;
