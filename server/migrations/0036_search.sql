-- What posts and people are found by (docs/decisions/0066). Words and signs of a text, as they are looked for.
create extension if not exists pg_trgm with schema public;

create function {schema}.search_text(said text) returns text language sql immutable strict parallel safe
  return lower(normalize(said, nfkc));

-- Of words in Latin letters their beginnings, up to six letters; of all else any two characters in a row. What the server looks
-- for is made the same way (server/src/domains/search/terms.ts).
create function {schema}.search_tokens(said text) returns text[] language sql immutable strict parallel safe as $$
  select array(
    select '<' || left(word[1], n)
      from regexp_matches(said, '[a-z0-9à-ɏ]+', 'g') word, generate_series(1, least(6, length(word[1]))) n
    union
    select substr(run[1], n, 2)
      from regexp_matches(said, '[^\sa-z0-9à-ɏ]+', 'g') run, generate_series(1, length(run[1]) - 1) n)
$$;

-- Posts that everybody may see. Not with the post: each like would write the index anew.
create table {schema}.post_search (
  bucket text collate "C" not null,
  post_id text not null,
  tokens text[] not null,
  primary key (bucket, post_id)
);
create index post_search_tokens on {schema}.post_search using gin (tokens) with (fastupdate = off);

-- Hashtags of these posts, the newest post first: ids sort by time. `name`: as it is looked for.
create table {schema}.post_hashtags (
  name text not null,
  post_id text not null,
  primary key (name, post_id)
);
-- `shown`: as it was written first; `count`: posts that have it.
create table {schema}.hashtags (
  name text primary key,
  shown text not null,
  count integer not null
);
create index hashtags_prefix on {schema}.hashtags (name text_pattern_ops) where count > 0;
create index hashtags_count on {schema}.hashtags (count desc, name) where count > 0;
-- How often a hashtag was published in a day.
create table {schema}.hashtag_days (
  day date not null,
  name text not null,
  count integer not null,
  primary key (day, name)
);
-- Words in Latin letters that posts have: what is mistyped is looked for here.
create table {schema}.search_words (word text primary key);
create index search_words_similar on {schema}.search_words using gin (word public.gin_trgm_ops);

create function {schema}.tags_of(hashtags text[]) returns text[] language sql immutable strict parallel safe
  return array(select distinct {schema}.search_text(tag) from unnest(hashtags) tag order by 1);

-- Rows of hashtags are locked in one order: two posts that share several do not wait for each other.
create function {schema}.keep_post_search() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and old.review = 'approved' and old.privacy = 'everyone';
  is_found boolean := tg_op <> 'DELETE' and new.review = 'approved' and new.privacy = 'everyone';
  said text;
begin
  if was then
    delete from {schema}.post_search where bucket = old.bucket and post_id = old.id;
    if old.hashtags <> '{}' then
      delete from {schema}.post_hashtags where name = any ({schema}.tags_of(old.hashtags)) and post_id = old.id;
      perform 1 from {schema}.hashtags where name = any ({schema}.tags_of(old.hashtags)) order by name for update;
      update {schema}.hashtags set count = count - 1 where name = any ({schema}.tags_of(old.hashtags));
      update {schema}.hashtag_days set count = count - 1
        where day = (old.create_at at time zone 'utc')::date and name = any ({schema}.tags_of(old.hashtags));
    end if;
  end if;
  if is_found then
    said := {schema}.search_text(concat_ws(' ', new.description, array_to_string(new.hashtags, ' ')));
    insert into {schema}.post_search (bucket, post_id, tokens)
      values (new.bucket, new.id, {schema}.search_tokens(said));
    insert into {schema}.search_words (word)
      select distinct word[1] from regexp_matches(said, '\m[a-z]{4,24}\M', 'g') word order by 1 on conflict do nothing;
    if new.hashtags <> '{}' then
      insert into {schema}.hashtags as h (name, shown, count)
        select distinct on (1) {schema}.search_text(tag), tag, 1 from unnest(new.hashtags) tag order by 1
        on conflict (name) do update set count = h.count + 1;
      insert into {schema}.hashtag_days as d (day, name, count)
        select (new.create_at at time zone 'utc')::date, name, 1 from unnest({schema}.tags_of(new.hashtags)) name
        on conflict (day, name) do update set count = d.count + 1;
      insert into {schema}.post_hashtags (name, post_id)
        select name, new.id from unnest({schema}.tags_of(new.hashtags)) name;
    end if;
  end if;
  return null;
end $$;

create trigger keep_post_search after insert or delete or update of review, privacy, description, hashtags
  on {schema}.posts for each row execute function {schema}.keep_post_search();

-- Those that are there already.
insert into {schema}.post_search (bucket, post_id, tokens)
  select bucket, id, {schema}.search_tokens({schema}.search_text(concat_ws(' ', description, array_to_string(hashtags, ' '))))
  from {schema}.posts where review = 'approved' and privacy = 'everyone';
insert into {schema}.search_words (word)
  select distinct word[1] from {schema}.posts, regexp_matches({schema}.search_text(description), '\m[a-z]{4,24}\M', 'g') word
  where review = 'approved' and privacy = 'everyone';
insert into {schema}.post_hashtags (name, post_id)
  select name, id from {schema}.posts, unnest({schema}.tags_of(hashtags)) name
  where review = 'approved' and privacy = 'everyone';
insert into {schema}.hashtags (name, shown, count)
  select {schema}.search_text(tag), min(tag), count(distinct id) from {schema}.posts, unnest(hashtags) tag
  where review = 'approved' and privacy = 'everyone' group by 1;
insert into {schema}.hashtag_days (day, name, count)
  select (create_at at time zone 'utc')::date, name, count(*) from {schema}.posts, unnest({schema}.tags_of(hashtags)) name
  where review = 'approved' and privacy = 'everyone' group by 1, 2;

-- Living people, by any two characters in a row of their nickname, by its beginnings, and by what looks like it or like their ID.
create table {schema}.person_search (
  user_id text primary key,
  said text not null,
  tokens text[] not null
);
create index person_search_tokens on {schema}.person_search using gin (tokens) with (fastupdate = off);
create index person_search_similar on {schema}.person_search using gin (said public.gin_trgm_ops) with (fastupdate = off);

create function {schema}.keep_person_search() returns trigger language plpgsql as $$
declare
  text text := {schema}.search_text(new.nickname || ' ' || new.username);
begin
  delete from {schema}.person_search where user_id = new.id;
  if new.delete_at is null then
    insert into {schema}.person_search (user_id, said, tokens) values (new.id, text, {schema}.search_tokens(text));
  end if;
  return null;
end $$;
create trigger keep_person_search after insert or update of nickname, username, delete_at
  on {schema}.users for each row execute function {schema}.keep_person_search();
insert into {schema}.person_search (user_id, said, tokens)
  select id, {schema}.search_text(nickname || ' ' || username),
    {schema}.search_tokens({schema}.search_text(nickname || ' ' || username))
  from {schema}.users where delete_at is null;
