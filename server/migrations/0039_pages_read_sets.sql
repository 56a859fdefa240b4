-- A page of posts reads each kind of mark as one set (docs/decisions/0073): what somebody has marked, by post.
create index post_likes_mine on {schema}.post_likes (user_id, post_id);
create index post_collects_mine on {schema}.post_collects (user_id, post_id);

-- Posts of a page by their ids alone: those that were written at the same time stand beside each other, whoever wrote them.
create index posts_id on {schema}.posts (id);

-- Who has blocked somebody, without looking at the rows.
drop index {schema}.blocks_block;
create index blocks_block on {schema}.blocks (block_id, user_id);

-- When somebody first saw a post, without looking at the row; rows that nobody has looked at since are said to be so soon.
alter table {schema}.post_views
  drop constraint post_views_pkey,
  add primary key (user_id, post_id) include (create_at),
  set (autovacuum_vacuum_insert_scale_factor = 0.02);

-- Authors are looked up by their id alone: two blocks, however many people there are.
create index users_by_id on {schema}.users using hash (id);
