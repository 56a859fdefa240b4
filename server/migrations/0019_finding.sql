-- What was shared in a conversation, by kind: pictures and clips, voices, files, and texts with links (docs/decisions/0043).
-- The expression is repeated by `media.repository.ts`; a retracted message is of another type, and leaves the index.
create index messages_media on {schema}.messages (
  bucket,
  group_id,
  (case when type in ('image', 'video') then 'visual' when type = 'audio' then 'voice' when type = 'file' then 'file'
    when type = 'text' and text ~* 'https?://' then 'link' end),
  seq
) where (case when type in ('image', 'video') then 'visual' when type = 'audio' then 'voice' when type = 'file' then 'file'
  when type = 'text' and text ~* 'https?://' then 'link' end) is not null;

-- Blocks of 16 messages instead of 64: they are written anew, by who writes or searches next.
truncate {schema}.search_blocks;
