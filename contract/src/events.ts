import type { BrandFeatures } from './brand.ts';
import type { PostReview } from './enums.ts';
import type { Places } from './places.ts';
import type { MessageEnvelope } from './wire/envelope.ts';
import type { Group } from './wire/groups.ts';
import type { Maintenance } from './wire/maintenance.ts';
import type { Message } from './wire/message.ts';
import type { Notification } from './wire/notifications.ts';

/** What changed of a group, for everyone alike; `permissions` only for whom it was sent to. */
export type GroupChanges = Partial<
  Pick<
    Group,
    'display_name' | 'icon' | 'description' | 'owner_id' | 'member_permission' | 'admins' | 'user_auth'
  >
>;

/**
 * Real-time events of `/api/v1/realtime` (`@assumed`, decisions.md section 2). Events are hints: after any gap the
 * client catches up by `seq` over the ordinary calls.
 */
export interface EventMap {
  'message.new': { message: Message };
  'message.updated': { message: Message };
  'message.deleted': { group_id: string; id: string; seq: number };
  /** `version`, here and below: of the message. Of two that come the wrong way round, the higher one holds. */
  'pin.added': {
    group_id: string;
    id: string;
    seq: number;
    user_id: string;
    pin_at: string;
    version: number;
  };
  'pin.removed': { group_id: string; id: string; version: number };
  /** `user_id` put `emoji` on the message or took it back; `emojis` is what stands on it now. */
  'emoji.changed': {
    group_id: string;
    id: string;
    seq: number;
    user_id: string;
    /** Who said what it stands on. */
    author_id: string;
    emoji: string;
    on: boolean;
    emojis: { emoji: string; count: number }[];
    version: number;
  };
  /** What a shared post shows there may be another now, or nothing: ask for its message. @assumed */
  'card.changed': { group_id: string; target_id: string };
  /**
   * `changes`, where all who hear of it see the same: the new values, and nobody has to ask. Without: ask for the group.
   * @assumed
   */
  'group.updated': { group_id: string; changes?: GroupChanges };
  /** I am not in it any more; why, where somebody did it. @assumed */
  'group.removed': { group_id: string; reason?: 'left' | 'removed' | 'blocked' | 'dissolved' };
  /** Who came and who went; at most fifty at once. `member_count`: so many there are now. */
  'member.joined': { group_id: string; user_ids: string[]; member_count: number };
  'member.left': { group_id: string; user_id: string; member_count: number };
  /** On all my devices: somebody is, or is not, among my contacts. @assumed */
  'contact.changed': { user_id: string; on: boolean };
  /** On all my devices: I have blocked somebody, or have not. @assumed */
  'block.changed': { user_id: string; on: boolean };
  /** On all my devices: what I call somebody now; '' by their own name. @assumed */
  'nickname.changed': { user_id: string; nickname: string };
  'group.viewed': { group_id: string; user_id: string; last_viewed: string; unread?: number };
  /** On my other devices: nothing up to `floor_seq` is shown any more. @assumed */
  'group.cleared': { group_id: string; floor_seq: number };
  /** Somebody is writing there: shown for `LIMITS.typing`, unless it is told again. Stored nowhere. @assumed */
  'typing.started': { group_id: string; user_id: string; nickname: string };
  /**
   * Whether somebody of a conversation that I watch is here, else when they last were. Neither: it is not mine to know.
   * `group_id`: the small group in which I see them, when I have begun to watch it. @assumed
   */
  'presence.changed': { user_id: string; online: boolean; seen_at: string | null; group_id?: string };
  /** Somebody whom I follow has published, and I may see it: the follow feed has something new. @assumed */
  'post.new': { post_id: string; author_id: string };
  /** My points have moved, or are held: ask for the balance. @assumed */
  'wallet.changed': { balance: number };
  /** Something was taken out of an envelope, or it has ended; at most once for many who open it at once. @assumed */
  'envelope.updated': { group_id: string; message_id: string; envelope: MessageEnvelope };
  /** To its author: what became of a post, once its media were ready or an operator has looked at it. */
  'post.reviewed': { post_id: string; review: PostReview; reason?: string };
  /** `count`: so many I have not seen. Without `notification`: they were seen on another device. */
  'notification.new': { notification?: Notification; count: number };
  'session.revoked': { session_id: string };
  'maintenance.changed': Maintenance;
  /** Operators have switched something off, or on again: what there is from now on. @assumed */
  'features.changed': { features: BrandFeatures; places: Places };
}
export type EventName = keyof EventMap;
export type RealtimeEvent = { [N in EventName]: { event: N; data: EventMap[N] } }[EventName];

/**
 * Frames of the client: the token first, within five seconds; then pings, and what is told while it lasts. `typing`: I am writing
 * there. `watch`: for `LIMITS.watch` I want to know whether the partners of these direct conversations, and the members of these
 * small groups, are here. @assumed
 */
export type ClientFrame =
  | { op: 'auth'; token: string }
  | { op: 'ping' }
  | { op: 'typing'; group_id: string }
  | { op: 'watch'; group_ids: string[] };
/** Frames of the server. `ready` follows an accepted token. */
export type ServerFrame = { op: 'ready'; session_id: string } | { op: 'pong' } | RealtimeEvent;

/** Close codes: the client refreshes its token at 4401, and stays away at 4403 and 4400. */
export const CloseCode = {
  BAD_FRAME: 4400,
  UNAUTHORIZED: 4401,
  FORBIDDEN: 4403,
  SLOW: 4408,
  RESTART: 1012,
} as const;

export const REALTIME_PATH = '/api/v1/realtime';
