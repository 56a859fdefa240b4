import { type Media, type Message, type MessageType, type ShareCard, sourceOf } from '@livery/contract';
import {
  Avatar,
  Bubble,
  Icon,
  type IconGlyph,
  ImageIcon,
  MediaFrame,
  MediaImage,
  SharedCard,
  ShareIcon,
  UserIcon,
  UserPlusIcon,
  UsersIcon,
} from '@livery/design-system';
import type { MessageId } from '../../../../lib/intl/ids.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { joinPath } from '../../../../lib/join-link.ts';
import { type Named, useNameOf } from '../../../users/index.ts';
import type { KindProps } from './kind.ts';

interface CardKind {
  icon: IconGlyph;
  name: MessageId;
  /** Where it leads; undefined where the reader cannot go. */
  hrefOf: (id: string, message: Message) => string | undefined;
}

const CONTACT: CardKind = {
  icon: UserPlusIcon,
  name: 'room.card.contact',
  hrefOf: (id) => `/guest-page/${id}`,
};
/** By its share code: its members open it, others are asked whether they join. */
const GROUP: CardKind = {
  icon: UsersIcon,
  name: 'room.card.group',
  hrefOf: (code, { card, group_id }) =>
    card?.group?.group_id ? `/room/${card.group.group_id}` : joinPath(code, `/room/${group_id}`),
};
/** A contact or a group: which one is not known yet, or not any more. */
const UNKNOWN: CardKind = { icon: ShareIcon, name: 'room.card.recommended', hrefOf: () => undefined };
const KINDS: Partial<Record<MessageType, CardKind>> = {
  share_social_author: { icon: UserIcon, name: 'room.card.author', hrefOf: (id) => `/guest-page/${id}` },
  share_social_post: { icon: ImageIcon, name: 'room.card.post', hrefOf: (id) => `/posts/${id}` },
};

const kindOf = ({ card, type }: Message): CardKind => {
  if (card?.group) return GROUP;
  return KINDS[type] ?? (card?.author ? CONTACT : UNKNOWN);
};

/** The text of a card, as far as its reader may see what it leads to. */
const wordsOf = ({ card, text }: Message, nameOf: (person: Named) => string): string => {
  const { author, post, group } = card ?? {};
  return post?.description || (author && nameOf(author)) || group?.display_name || text;
};

/** Who or what it shows, with their picture. */
const faceOf = ({ author, group }: Partial<ShareCard> = {}): { name: string; src: string } | undefined => {
  if (author) return { name: author.nickname, src: author.avatar_thumbnail };
  return group && { name: group.display_name, src: group.icon };
};

/** The picture of a post, in the size of a card. */
function Cover({ cover: { url, poster, widths, thumbhash } }: { cover: Media }) {
  const still = poster ?? url;
  const [width] = widths ?? [];
  return (
    <MediaFrame ratio={4 / 3} corners="bubble" thumbHash={thumbhash}>
      {still !== '' && <MediaImage src={width ? sourceOf(still, width, 'jpg') : still} alt="" />}
    </MediaFrame>
  );
}

/** A shared post or person as it is now, or that it is gone. */
export function CardBubble({ message, frame }: KindProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { card, target_id } = message;
  const { icon, name, hrefOf } = kindOf(message);
  const closed = card && card.state !== 'open' ? text(`room.card.${card.state}`) : undefined;
  const isOpen = closed === undefined;
  const { author, group, post } = card ?? {};
  const href = isOpen && target_id !== null ? hrefOf(target_id, message) : undefined;
  const face = faceOf(card);
  return (
    <Bubble {...frame}>
      <SharedCard
        {...(post?.cover && { cover: <Cover cover={post.cover} /> })}
        media={face ? <Avatar size="md" {...face} /> : <Icon of={icon} size="lg" />}
        title={closed ?? (wordsOf(message, nameOf) || text(name))}
        {...(isOpen && post && author && { detail: nameOf(author) })}
        {...(group && { detail: text('room.members', { count: group.member_count }) })}
        kind={text(name)}
        {...(href !== undefined && { href })}
      />
    </Bubble>
  );
}
