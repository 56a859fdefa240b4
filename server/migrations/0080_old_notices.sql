-- Those of long ago are found by their time, to be forgotten.
create index notices_by_time on {schema}.notices (create_at);
