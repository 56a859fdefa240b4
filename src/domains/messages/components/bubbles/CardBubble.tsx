import type { MessageType } from '@livery/contract';
import {
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

/** Somebody or something that was passed on: a contact, a profile, a post. */
export function CardBubble({ message, frame }: KindProps) {
  const text = useText();
  const { target_id, text: words, type } = message;
  const { icon, name, hrefOf } = KINDS[type] ?? CONTACT;
  return (
    <Bubble {...frame}>
      <SharedCard
        media={<Icon of={icon} size="lg" />}
        title={words === '' ? text(name) : words}
        kind={text(name)}
        {...(target_id !== null && { href: hrefOf(target_id) })}
      />
    </Bubble>
  );
}
