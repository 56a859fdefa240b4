-- The chart reads the week's posts.
create index posts_recent on {schema}.posts (create_at) where review = 'approved' and privacy = 'everyone';
create index follows_author on {schema}.follows (author_id, user_id);
create index comments_replies on {schema}.comments (parent_id, id) where parent_id is not null;
create index post_likes_user on {schema}.post_likes (user_id, create_at);
create index post_collects_user on {schema}.post_collects (user_id, create_at);

-- What is over is swept: a session that ended, or can neither be used nor refreshed any more.
create index sessions_past on {schema}.sessions (least(expires_at, refresh_expires_at, revoked_at));
create index codes_expiry on {schema}.codes (expires_at);
create index verified_identifiers_expiry on {schema}.verified_identifiers (expires_at);

-- Everything of a person is erased with the account.
create index contacts_contact on {schema}.contacts (contact_id);
create index notes_target on {schema}.notes (target_id);
create index qr_logins_user on {schema}.qr_logins (user_id);
-- Of ended sessions too: the partial one knew only those that live.
drop index {schema}.sessions_user;
create index sessions_user on {schema}.sessions (user_id);
create index groups_owner on {schema}.groups (owner_id);
