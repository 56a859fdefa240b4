import type { Message, MessageType } from '@livery/contract';
import {
  Avatar,
  Bubble,
  Icon,
  type IconGlyph,
  ImageIcon,
  SharedCard,
  UserIcon,
  UserPlusIcon,
} from '@livery/design-system';
import type { MessageId } from '../../../../lib/intl/ids.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import type { KindProps } from './kind.ts';

interface CardKind {
  icon: IconGlyph;
  name: MessageId;
  hrefOf: (id: string) => string;
}

const CONTACT: CardKind = {
  icon: UserPlusIcon,
  name: 'room.card.contact',
  hrefOf: (id) => `/guest-page/${id}`,
};
const KINDS: Partial<Record<MessageType, CardKind>> = {
  recommand: CONTACT,
  share_social_author: { icon: UserIcon, name: 'room.card.author', hrefOf: (id) => `/guest-page/${id}` },
  share_social_post: { icon: ImageIcon, name: 'room.card.post', hrefOf: (id) => `/posts/${id}` },
};

/** What the card says, as far as its reader may see what it leads to. */
const wordsOf = ({ card, text }: Message): string => {
  const { author, post } = card ?? {};
  return post?.description || author?.nickname || text;
};

/** Somebody or something that was passed on, as it is now: what is gone says so. */
export function CardBubble({ message, frame }: KindProps) {
  const text = useText();
  const { card, target_id, type } = message;
  const { icon, name, hrefOf } = KINDS[type] ?? CONTACT;
  const closed = card && card.state !== 'open' ? text(`room.card.${card.state}`) : undefined;
  const isOpen = closed === undefined;
  const author = card?.author;
  return (
    <Bubble {...frame}>
      <SharedCard
        media={
          author ? (
            <Avatar size="md" name={author.nickname} src={author.avatar_thumbnail} />
          ) : (
            <Icon of={icon} size="lg" />
          )
        }
        title={closed ?? (wordsOf(message) || text(name))}
        {...(isOpen && card?.post && author && { detail: author.nickname })}
        kind={text(name)}
        {...(isOpen && target_id !== null && { href: hrefOf(target_id) })}
      />
    </Bubble>
  );
}
