import { Bubble, MediaAlbum, MessageRow } from '@livery/design-system';
import { memo } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useClockText } from '../../../lib/text/useClockText.ts';
import { useNameOf } from '../../users/index.ts';
import type { RoomStore } from '../room.store.ts';
import type { SentRow } from '../room-rows.model.ts';
import { AuthorAvatar } from './AuthorAvatar.tsx';
import { AlbumTile } from './bubbles/AlbumTile.tsx';
import { MessageReactions } from './reactions/MessageReactions.tsx';
import type { PicturesAt } from './usePicturesAt.ts';

export interface AlbumItemProps {
  rows: readonly SentRow[];
  room: RoomStore;
  isGroup: boolean;
  /** A picture stands at the first message of a run, or at its last. */
  picturesAt: PicturesAt;
  /** Nobody may write in it any more. */
  isClosed: boolean;
  /** The partner has seen the last of it. */
  isRead: boolean;
  /** One of it was jumped to. */
  isMarked: boolean;
}

/** Rows stay the same objects while nothing happens to them; what holds them is made anew. */
const isSame = (before: AlbumItemProps, after: AlbumItemProps): boolean =>
  before.room === after.room &&
  before.isGroup === after.isGroup &&
  before.picturesAt === after.picturesAt &&
  before.isClosed === after.isClosed &&
  before.isRead === after.isRead &&
  before.isMarked === after.isMarked &&
  before.rows.length === after.rows.length &&
  before.rows.every((row, index) => row === after.rows[index]);

/** Pictures that were sent together: one bubble, in which each is a message with a menu, keys and emoji of its own. */
export const AlbumItem = memo(function AlbumItem(props: AlbumItemProps) {
  const { rows, room, isGroup, picturesAt, isClosed, isRead, isMarked } = props;
  const text = useText();
  const nameOf = useNameOf();
  const { clock } = useClockText();
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const { isOwn, continues } = first;
  const { user, create_at } = last.message;
  const hasPicture = picturesAt === 'head' ? !continues : last.ends;
  const side = isOwn ? 'own' : 'other';
  const delivery = isRead
    ? { state: 'read' as const, label: text('room.read') }
    : { state: 'sent' as const, label: text('room.sent') };
  return (
    <MessageRow
      side={side}
      continues={continues}
      marked={isMarked}
      keepAvatarRoom={isGroup}
      avatar={isGroup && hasPicture && user ? <AuthorAvatar person={user} /> : undefined}
    >
      <Bubble
        side={side}
        continues={continues}
        content="picture"
        time={clock(create_at)}
        {...(isGroup && !isOwn && !continues && { author: user && nameOf(user) })}
        {...(isOwn && { delivery })}
      >
        <MediaAlbum>
          {rows.map(({ key, message }) => (
            <div key={key} data-message={message.id} tabIndex={-1} className="size-full outline-inset">
              <AlbumTile message={message} />
            </div>
          ))}
        </MediaAlbum>
      </Bubble>
      {rows.map(({ key, message }) => (
        <MessageReactions key={key} message={message} isOwn={isOwn} room={room} isClosed={isClosed} />
      ))}
    </MessageRow>
  );
}, isSame);
