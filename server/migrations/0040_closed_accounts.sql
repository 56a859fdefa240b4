-- What somebody has written and marked is found by who they are, when their account is erased.
create index comments_author on {schema}.comments (author_id);
create index comment_likes_user on {schema}.comment_likes (user_id);
create index post_shares_user on {schema}.post_shares (user_id);
