-- How things stood (docs/decisions/0139): the highest of each hour, measured every few minutes by one job, for the console's small
-- charts. What happens is counted in `tallies`; an hour in which nobody measured has no row.
create table {schema}.gauges (
  hour timestamptz not null,
  kind text not null,
  most bigint not null,
  primary key (hour, kind)
);
