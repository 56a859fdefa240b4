import type { KeptPart } from './kept.types.ts';

/** What they were told, what they reported, and the files that they sent. */
export const TOLD = {
  notifications: [
    {
      in: 'notifications',
      of: 'user_id',
      by: ['kind', 'subject'],
      shows: ['id', 'kind', 'subject', 'post_id', 'group_id', 'count', 'create_at', 'pushed_at'],
      hides: ['user_id', 'place'],
    },
  ],
  notification_items:
    'says what others did and wrote, one by one: theirs; how many they were is in notifications.json',
  notification_views: [{ in: 'seen-notifications', of: 'user_id', shows: ['place'], hides: ['user_id'] }],
  notices: [
    {
      in: 'notices',
      of: 'user_id',
      by: ['id'],
      shows: ['id', 'texts', 'create_at', 'done_at'],
      hides: ['user_id', 'told_to', 'segment', 'start_at', 'stopped_at', 'told', 'by_operator'],
    },
  ],
  reports: [
    {
      in: 'reports',
      of: 'user_id',
      by: ['id'],
      shows: ['id', 'kind', 'target_id', 'group_id', 'reason', 'text', 'images', 'state', 'create_at'],
      // What was said by whom they reported is not theirs.
      hides: ['user_id', 'author_id', 'said', 'day', 'case_id'],
    },
  ],
  report_cases:
    'is what others reported, and who decided it: whoever reports is not told to whom they report',
  uploads: [
    {
      in: 'uploads',
      of: 'user_id',
      by: ['file_path'],
      shows: ['file_path', 'purpose', 'group_id', 'content_type', 'size', 'create_at'],
      hides: ['user_id', 'check_at', 'facts', 'parts'],
    },
  ],
} as const satisfies KeptPart;
