-- What members may do in a group. Until now no call could set it, so an empty one was nobody's decision.
alter table {schema}.groups alter column member_permission set default '{message,image,video,voice,file,invite}';
update {schema}.groups set member_permission = default where member_permission = '{}';

-- Who wrote a message that somebody else retracted: `user_id` is then who did.
alter table {schema}.messages add column author_id text;
-- The few that are pinned, of each conversation.
create index messages_pinned on {schema}.messages (bucket, group_id, pin_at) where pin_at is not null;

create table {schema}.reactions (
  message_id text not null,
  emoji text collate "C" not null,
  user_id text not null,
  create_at timestamptz(3) not null default now(),
  bucket text collate "C" not null generated always as (substr(message_id, 12, 3)) stored,
  primary key (bucket, message_id, emoji, user_id)
);
create statistics {schema}.reactions_keys (dependencies) on bucket, message_id from {schema}.reactions;
