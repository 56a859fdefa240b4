-- What operators tell everybody of a brand, or one person, in each language (docs/operating.md). Whom it is told to is walked
-- through by their ids, some at a time: `told_to` is the last of them, `done_at` says that there are no more.
create table {schema}.notices (
  id text primary key,
  -- Nobody in particular: everybody who is there when it is told.
  user_id text,
  texts jsonb not null,
  told_to text not null default '',
  done_at timestamptz(3),
  create_at timestamptz(3) not null default now()
);
create index notices_of_person on {schema}.notices (user_id) where user_id is not null;
