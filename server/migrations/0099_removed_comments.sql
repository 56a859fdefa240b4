-- contracts: comments_author_newest begins with what comments_author was for (unused since 2.8.0)
-- What operators took down stands here still, and can be put back: the comment that it was taken down with, itself or the
-- one that it replies to. Ids sort by time.
alter table {schema}.comments add column removed_with text;
create index comments_newest on {schema}.comments (id desc);
create index comments_author_newest on {schema}.comments (author_id, id desc);
create index comments_post_newest on {schema}.comments (bucket, post_id, id desc);
create index comments_removed on {schema}.comments (id desc) where removed_with is not null;
drop index {schema}.comments_author;
