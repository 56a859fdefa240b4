import { type Notification, placeOfNotification } from '@livery/contract';
import { EventAvatar, MediaFrame, MediaImage, PersonRow, VisuallyHidden } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useClockText } from '../../../lib/text/useClockText.ts';
import { useNameOf } from '../../users/index.ts';
import { FollowBack } from './FollowBack.tsx';
import { lookOf } from './notification-looks.ts';
import { type NotificationWords, wordsOf } from './notification-words.ts';

/** So many avatars are drawn. */
const DRAWN = 2;

/** A badge without a count, as small as it can be: many rows have one. */
function Unread() {
  const text = useText();
  return (
    <>
      <span aria-hidden className="size-2 shrink-0 rounded-badge bg-danger" />
      <VisuallyHidden>{text('notifications.unread')}</VisuallyHidden>
    </>
  );
}

interface NotificationRowProps {
  of: Notification;
  /** Those who follow me, where many do. */
  onFollowers: () => void;
  /** Words that the row has no room for. */
  onNotice: (words: NotificationWords) => void;
}

/** One thing that happened, and the way to it. */
export const NotificationRow = observer(function NotificationRow({
  of: notification,
  onFollowers,
  onNotice,
}: NotificationRowProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { locale } = useStores().appearance;
  const { moment } = useClockText();
  const { kind, people, post, unread, create_at, count } = notification;
  const words = wordsOf(notification, { locale, text, nameOf });
  const { title, detail } = words;
  const place = placeOfNotification(notification);
  const drawn = people
    .slice(0, DRAWN)
    .map((person) => ({ id: person.id, name: nameOf(person), src: person.avatar_thumbnail }));
  const isFollowed = kind === 'follow';
  return (
    <PersonRow
      {...(place !== undefined && { href: place })}
      {...(isFollowed && place === undefined && { onClick: onFollowers })}
      {...(notification.notice && { onClick: () => onNotice(words) })}
      media={<EventAvatar people={drawn} {...lookOf(kind)} />}
      title={title}
      detail={detail}
      meta={moment(create_at)}
      badge={unread && <Unread />}
      end={
        post?.cover && (
          <MediaFrame ratio={1} corners="tile">
            <MediaImage src={post.cover} alt="" />
          </MediaFrame>
        )
      }
      action={
        isFollowed && count === 1 && people[0] && <FollowBack person={people[0]} name={nameOf(people[0])} />
      }
    />
  );
});
