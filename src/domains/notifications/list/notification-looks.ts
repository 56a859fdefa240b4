import type { NotificationKind } from '@livery/contract';
import {
  AtSignIcon,
  BellIcon,
  CommentIcon,
  type EventAvatarProps,
  GiftIcon,
  HeartIcon,
  InfoIcon,
  ReplyIcon,
  ShieldIcon,
  StarIcon,
  UserPlusIcon,
  UsersIcon,
  WalletIcon,
} from '@livery/design-system';

type Look = Pick<EventAvatarProps, 'icon' | 'tone'>;

const LOOKS: Record<NotificationKind, Look> = {
  follow: { icon: UserPlusIcon, tone: 'accent' },
  like_post: { icon: HeartIcon, tone: 'danger' },
  like_comment: { icon: HeartIcon, tone: 'danger' },
  comment: { icon: CommentIcon, tone: 'accent' },
  reply: { icon: ReplyIcon, tone: 'accent' },
  mention: { icon: AtSignIcon, tone: 'accent' },
  collect: { icon: StarIcon, tone: 'warning' },
  post_review: { icon: ShieldIcon, tone: 'success' },
  group_invite: { icon: UsersIcon, tone: 'accent' },
  group_role: { icon: ShieldIcon, tone: 'accent' },
  group_removed: { icon: UsersIcon, tone: 'neutral' },
  envelope_result: { icon: GiftIcon, tone: 'danger' },
  envelope_refund: { icon: GiftIcon, tone: 'neutral' },
  withdrawal_result: { icon: WalletIcon, tone: 'accent' },
  deposit: { icon: WalletIcon, tone: 'success' },
  system: { icon: InfoIcon, tone: 'accent' },
};

const ANY: Look = { icon: BellIcon, tone: 'neutral' };

/** What a kind of notification is drawn by; one that is not known has a bell. */
export const lookOf = (kind: string): Look => LOOKS[kind as NotificationKind] ?? ANY;
