-- Posts that people publish: whom they call by name, why one was rejected, and when what is left of one is erased.
alter table {schema}.posts
  add column mentions jsonb not null default '[]',
  add column review_reason text not null default '',
  add column erase_at timestamptz(3);
create index posts_to_erase on {schema}.posts (erase_at) where erase_at is not null;
create index posts_processing on {schema}.posts (create_at) where review = 'processing';
create index posts_auditing on {schema}.posts (create_at) where review = 'auditing';

-- Files of posts that nobody published are removed as files are that no message took up, and so are those that were.
drop index {schema}.uploads_check_at;
create index uploads_check_at on {schema}.uploads (check_at) where purpose in ('chat', 'report', 'post', 'spent');
