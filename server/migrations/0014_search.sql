-- What can be found where: every 64 messages of a conversation are a block, and `tokens` are the hashes of all pairs of
-- characters, single characters and authors in it (docs/decisions/0034). The conversation is part of each hash. What a
-- block says is looked up in its messages: a message that is retracted or hidden is not found, though its tokens stay.
create table {schema}.search_blocks (
  group_id text not null,
  block bigint not null,
  tokens integer[] not null,
  bucket text collate "C" not null generated always as ({schema}.bucket_of(group_id)) stored,
  primary key (bucket, group_id, block)
);
create index search_blocks_tokens on {schema}.search_blocks using gin (tokens) with (fastupdate = off);
