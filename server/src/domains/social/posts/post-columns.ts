/** By name: what a later version of the schema adds changes no statement. */
export const POST_COLUMNS = [
  ...([
    'bucket',
    'id',
    'author_id',
    'kind',
    'description',
    'hashtags',
    'place',
    'media',
    'mentions',
  ] as const),
  ...(['allow_comment', 'allow_save', 'privacy', 'review', 'review_reason'] as const),
  ...(['like_count', 'comment_count', 'collect_count', 'share_count', 'view_count'] as const),
  ...(['score', 'create_at', 'version'] as const),
] as const;
