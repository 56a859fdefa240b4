-- Where a post was shared, the latest first: those conversations are told when it shows something else, or is gone.
create index messages_shared_posts on {schema}.messages (target_id, id) include (group_id)
  where type = 'share_social_post';
