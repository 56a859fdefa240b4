-- When to look whether an uploaded file is still needed: a day after it came, and then when its last message expires.
alter table {schema}.uploads add column check_at timestamptz(3) not null default now() + interval '1 day';
create index uploads_check_at on {schema}.uploads (check_at) where purpose = 'chat';
-- Which messages carry a file.
create index messages_file_path on {schema}.messages (file_path) where file_path is not null;
