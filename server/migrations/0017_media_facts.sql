-- What an uploaded file turned out to be (pixels, seconds, a tiny picture), and what a message says of its file.
alter table {schema}.uploads add column facts jsonb;
alter table {schema}.messages add column media jsonb;
