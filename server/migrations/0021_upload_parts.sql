-- In how many parts a long video comes (docs/decisions/0049): where they lie follows from that.
alter table {schema}.uploads add column parts smallint;
