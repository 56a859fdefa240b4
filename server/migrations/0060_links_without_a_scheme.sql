-- Links are shared without `https://` too: what may be one is in the index, and which of it is the rule of links tells who reads
-- (docs/decisions/0043). The expression is repeated by `media.repository.ts`.
drop index {schema}.messages_media;
create index messages_media on {schema}.messages (
  bucket,
  group_id,
  (case when type in ('image', 'video') then 'visual' when type = 'audio' then 'voice' when type = 'file' then 'file'
    when type = 'text' and text ~* 'https?://|\.[^[:space:][:punct:][:digit:]]{2}' then 'link' end),
  seq
) where (case when type in ('image', 'video') then 'visual' when type = 'audio' then 'voice' when type = 'file' then 'file'
  when type = 'text' and text ~* 'https?://|\.[^[:space:][:punct:][:digit:]]{2}' then 'link' end) is not null;
