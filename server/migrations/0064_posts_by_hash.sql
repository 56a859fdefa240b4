-- Posts by their ids alone: two blocks each, however many posts there are, instead of four (docs/decisions/0073). Nothing asks
-- for them in the order of their ids without something before it.
drop index {schema}.posts_id;
create index posts_by_id on {schema}.posts using hash (id);
