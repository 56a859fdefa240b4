-- The chart as it stood when its places were last noted: what a post has risen or fallen since.
create table {schema}.chart_ranks (
  range text not null,
  post_id text not null,
  rank integer not null,
  primary key (range, post_id)
);
