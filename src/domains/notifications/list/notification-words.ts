import { inLanguage, type Locale, type Notification, type Person } from '@livery/contract';
import type { MessageId } from '../../../lib/intl/ids.ts';
import type { TextOf } from '../../../lib/intl/useText.ts';
import { say } from '../../../lib/intl/useWords.ts';
import { refusalWords } from '../../social/index.ts';

/** A row in two lines: who or what, and what happened. */
export interface NotificationWords {
  title: string;
  detail: string;
}

interface Naming {
  locale: Locale;
  text: TextOf;
  nameOf: (person: Person) => string;
}

/** What people did. */
const DONE: Record<string, MessageId> = {
  follow: 'notifications.did.follow',
  like_post: 'notifications.did.like_post',
  like_comment: 'notifications.did.like_comment',
  comment: 'notifications.did.comment',
  reply: 'notifications.did.reply',
  mention: 'notifications.did.mention',
  collect: 'notifications.did.collect',
};

/** What is told by nobody in particular. */
const NOTICES: Record<string, MessageId> = {
  envelope_result: 'notifications.notice.envelope_result',
  envelope_refund: 'notifications.notice.envelope_refund',
  withdrawal_result: 'notifications.notice.withdrawal_result',
  deposit: 'notifications.notice.deposit',
  system: 'notifications.notice.system',
};

/** What one has become in a group. */
const ROLES: Record<string, MessageId> = {
  owner: 'notifications.role.owner',
  admin: 'notifications.role.admin',
  member: 'notifications.role.member',
};

/** "Meera", "Meera and Ann", "Meera and 12 others". */
const whoText = ({ people, count }: Pick<Notification, 'people' | 'count'>, naming: Naming): string => {
  const { text, nameOf } = naming;
  const [one, other] = people;
  if (!one) return text('notifications.who.none');
  if (count === 2 && other) return text('notifications.who.two', { name: nameOf(one), other: nameOf(other) });
  if (count > 1) return text('notifications.who.many', { name: nameOf(one), count: count - 1 });
  return nameOf(one);
};

const reviewWords = ({ text: reason, post }: Notification, text: TextOf): NotificationWords => {
  if (reason === '')
    return {
      title: text('notifications.review.approved'),
      detail: post?.text || text('notifications.review.approved.text'),
    };
  return {
    title: text('notifications.review.refused'),
    detail: text('notifications.review.reason', { reason: say(refusalWords(reason), text) }),
  };
};

/** With what was said, where something was. */
const didText = (did: MessageId, { comment, text: said }: Notification, text: TextOf): string => {
  const quoted = comment?.text || said;
  return quoted === '' ? text(did) : text('notifications.said', { did: text(did), words: quoted });
};

/** What a row of the list says; a kind that is not known is told in general words. */
export const wordsOf = (notification: Notification, naming: Naming): NotificationWords => {
  const { kind, group, text: said } = notification;
  const { text } = naming;
  const did = DONE[kind];
  if (did) return { title: whoText(notification, naming), detail: didText(did, notification, text) };
  if (kind === 'post_review') return reviewWords(notification, text);
  const name = group?.name || text('notifications.group');
  if (kind === 'group_invite')
    return {
      title: whoText(notification, naming),
      detail: text('notifications.did.group_invite', { group: name }),
    };
  if (kind === 'group_role') return { title: name, detail: text(ROLES[said] ?? 'notifications.role.other') };
  if (kind === 'group_removed') return { title: name, detail: text('notifications.did.group_removed') };
  const { notice } = notification;
  const detail = notice ? inLanguage(notice, naming.locale) : said;
  return { title: text(NOTICES[kind] ?? 'notifications.notice.any'), detail };
};
