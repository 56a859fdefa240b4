-- What of a post is the same for all who read it: the server remembers it as text, for as long as the version is the same
-- (docs/decisions/0080). All columns raise it but those that each page reads or none shows; a test compares the two lists.
alter table {schema}.posts add column version integer not null default 0;

create function {schema}.raise_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

create trigger posts_version before update of
  id, author_id, kind, description, hashtags, place, media, mentions,
  allow_comment, allow_save, privacy, review, review_reason, create_at
  on {schema}.posts for each row execute function {schema}.raise_version();
