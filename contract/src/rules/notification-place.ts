import type { Notification } from '../wire/notifications.ts';

type About = Pick<Notification, 'kind' | 'post' | 'comment' | 'group' | 'message' | 'people' | 'count'>;

/** What happened to somebody's points shows in their wallet. */
const OF_POINTS: ReadonlySet<string> = new Set(['withdrawal_result', 'deposit']);

/**
 * The address of what somebody is told about: the comment in its post, the message in its group, the group, the wallet, the person. Undefined where there is
 * none, or more than one.
 */
export const placeOfNotification = (about: About): string | undefined => {
  const { kind, post, comment, group, message, people, count } = about;
  if (post) return `/posts/${post.id}${comment ? `?comment=${comment.id}` : ''}`;
  if (group && message) return `/room/${group.id}?message=${message.id}`;
  if (group) return kind === 'group_removed' ? undefined : `/room/${group.id}`;
  if (OF_POINTS.has(kind)) return '/wallet';
  const [one] = people;
  return kind === 'follow' && one && count === 1 ? `/guest-page/${one.id}` : undefined;
};
