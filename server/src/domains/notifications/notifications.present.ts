import {
  FollowRelation,
  type Localized,
  type Notification,
  type Person,
  type ShareCard,
} from '@livery/contract';
import { presentPerson } from '../users/users.present.ts';
import type { NotificationRow, NotifierRow } from './notifications.repository.ts';

/** What stands around rows of the list, for their reader. */
export interface Around {
  people: readonly NotifierRow[];
  /** Who is not there any more, among the latest. */
  gone: readonly NotifierRow[];
  /** Those of them whom the reader follows. */
  followed: readonly string[];
  posts: ReadonlyMap<string, ShareCard>;
  groups: ReadonlyMap<string, NonNullable<Notification['group']>>;
  /** What operators had to say, by what their rows are about. */
  notices: ReadonlyMap<string, Localized>;
}

const SHOWN = 3;

const peopleOf = ({ id }: NotificationRow, { people }: Around): Person[] => {
  const mine = people.filter(({ notification_id }) => notification_id === id).map(presentPerson);
  return [...new Map(mine.map((person) => [person.id, person])).values()].slice(0, SHOWN);
};

/** Without those who have gone since they were counted, as far as they are among the latest. */
const countOf = ({ id, count }: NotificationRow, { gone }: Around): number =>
  count - new Set(gone.flatMap((each) => (each.notification_id === id ? each.id : []))).size;

const postOf = ({ id, post }: ShareCard) => ({
  ...{ id, text: post?.description ?? '' },
  cover: (post?.cover?.poster ?? (post?.kind === 'video' ? null : post?.cover?.url)) || null,
});

const relationTo = ({ id }: Person, followed: readonly string[]): FollowRelation =>
  followed.includes(id) ? FollowRelation.FOLLOWING : FollowRelation.NOT_FOLLOWING;

/** Kinds that nobody does: of the others none is shown whose people are all gone. */
const OF_NOBODY = new Set([
  'post_review',
  'system',
  'deposit',
  'withdrawal_result',
  'envelope_refund',
  'envelope_result',
]);

/** Their item is a message. Points come back also from a conversation that is not there any more. */
const OF_ENVELOPES = new Set(['envelope_refund', 'envelope_result']);

/** Undefined: its reader may not see what it is about any more, or nobody is left who did it. */
export const presentNotification = (row: NotificationRow, around: Around): Notification | undefined => {
  const people = peopleOf(row, around);
  if (people.length === 0 && !OF_NOBODY.has(row.kind)) return undefined;
  const post = row.post_id === null ? undefined : around.posts.get(row.post_id);
  if (row.post_id !== null && post?.state !== 'open') return undefined;
  const group = row.group_id === null ? undefined : around.groups.get(row.group_id);
  const notice = row.kind === 'system' ? around.notices.get(row.subject) : undefined;
  const isEnvelope = OF_ENVELOPES.has(row.kind);
  if (row.group_id !== null && !group && !isEnvelope) return undefined;
  return {
    id: row.id,
    kind: row.kind,
    unread: row.unread,
    count: Math.max(people.length, countOf(row, around)),
    people,
    ...(row.kind === 'follow' && people[0] && { is_followed: relationTo(people[0], around.followed) }),
    ...(post && { post: postOf(post) }),
    ...(row.comment_id !== null && { comment: { id: row.comment_id, text: row.text } }),
    ...(group && { group }),
    ...(group && (row.kind === 'mention' || isEnvelope) && { message: { id: row.item } }),
    ...(notice && { notice }),
    text: row.text,
    create_at: row.create_at.toISOString(),
  };
};
