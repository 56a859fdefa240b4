-- As 0117, of posts and what hangs on them (docs/decisions/0149). The catalogue alone changes.
lock table {schema}.post_views, {schema}.post_shares, {schema}.post_collects, {schema}.post_likes, {schema}.comment_likes, {schema}.comments,
  {schema}.posts in access exclusive mode;

-- That its id carries the bucket is checked already.
alter table {schema}.posts alter column bucket drop expression,
  add constraint posts_bucket check (bucket = {schema}.bucket_of(author_id)) not valid;
create trigger posts_bucket before insert on {schema}.posts
  for each row when (new.bucket is null) execute function {schema}.fill_bucket_of('author_id');

-- A wrong one of these is no post's, or no comment's: the reference refuses it.
alter table {schema}.comments alter column bucket drop expression;
create trigger comments_bucket before insert on {schema}.comments
  for each row when (new.bucket is null) execute function {schema}.fill_bucket_in('post_id');

alter table {schema}.comment_likes alter column bucket drop expression;
create trigger comment_likes_bucket before insert on {schema}.comment_likes
  for each row when (new.bucket is null) execute function {schema}.fill_bucket_in('comment_id');

alter table {schema}.post_likes alter column bucket drop expression;
create trigger post_likes_bucket before insert on {schema}.post_likes
  for each row when (new.bucket is null) execute function {schema}.fill_bucket_in('post_id');

alter table {schema}.post_collects alter column bucket drop expression;
create trigger post_collects_bucket before insert on {schema}.post_collects
  for each row when (new.bucket is null) execute function {schema}.fill_bucket_in('post_id');

-- These refer to nothing.
alter table {schema}.post_shares alter column bucket drop expression,
  add constraint post_shares_bucket check (bucket = substr(post_id, 12, 3)) not valid;
create trigger post_shares_bucket before insert on {schema}.post_shares
  for each row when (new.bucket is null) execute function {schema}.fill_bucket_in('post_id');

alter table {schema}.post_views alter column bucket drop expression,
  add constraint post_views_bucket check (bucket = substr(post_id, 12, 3)) not valid;
create trigger post_views_bucket before insert on {schema}.post_views
  for each row when (new.bucket is null) execute function {schema}.fill_bucket_in('post_id');
