import { ChatType, type Group, type Message } from '@livery/contract';
import type { Brand } from '../../brand/brand.ts';
import { publicUrl } from '../../infra/objects/keys.ts';
import { presentPerson } from '../users/users.present.ts';
import type { GroupView } from './group-view.repository.ts';
import { abilitiesOf, type Standing } from './groups.policy.ts';

interface GroupContext {
  /** The newest message of the conversation, whether or not the reader may see it. */
  newest: Message | null;
  /** The newest that they may see. */
  visible: Message | null;
  userId: string;
  brand: Pick<Brand, 'config'>;
}

export const userAuthOf = (at: Standing, brand: Pick<Brand, 'config'>): Group['user_auth'] => ({
  role: at.role,
  permissions: abilitiesOf(at, brand),
});

export const presentGroup = (view: GroupView, { newest, visible, userId, brand }: GroupContext): Group => {
  const partner = partnerOf(view);
  const isCancelled = view.partner_delete_at !== null;
  const closed = view.blocked || isCancelled;
  return {
    id: view.group_id,
    type: view.type === ChatType.DM ? ChatType.DM : ChatType.GROUP,
    name: view.name,
    display_name: partner?.nickname ?? view.display_name,
    icon: partner?.avatar_thumbnail ?? publicUrl(view.icon),
    description: view.description,
    member_count: view.member_count,
    owner_id: view.owner_id,
    unread: view.unread,
    last_viewed: view.viewed_id,
    last_read: view.partner_viewed_id,
    last_message: newest && (newest.seq === visible?.seq ? newest : withoutContent(newest, userId)),
    last_unblock_message: visible,
    last_seq: view.last_seq,
    floor_seq: view.floor_seq,
    ...(view.mentioned !== null && { mentioned: view.mentioned }),
    ...(view.reacted && { reacted: true }),
    ...(view.muted && { muted: true }),
    ...(view.on_top && { on_top: true }),
    ...(view.marked_unread && { marked_unread: true }),
    ...(view.hidden && { hidden: true }),
    update_at: view.update_at.toISOString(),
    user_auth: userAuthOf({ ...view, closed }, brand),
    member_permission: view.member_permission,
    admins: view.admins ?? [],
    partner,
    ...(view.blocked && { blocked: true }),
    ...(isCancelled && { cancelled: true }),
  };
};

/** That it is there is no secret from who hid it from themselves; what it says is. */
const withoutContent = (message: Message, hiddenFrom: string): Message => ({
  // Named one by one: what a message gains later stays hidden until somebody says otherwise.
  id: message.id,
  group_id: message.group_id,
  seq: message.seq,
  user_id: message.user_id,
  target_id: null,
  thread_id: null,
  type: message.type,
  text: '',
  create_at: message.create_at,
  block_user_ids: [hiddenFrom],
  file_path: null,
  duration: null,
  filename: null,
  cid: message.cid,
  pin_at: message.pin_at,
  expire_at: message.expire_at,
});

const partnerOf = (view: GroupView): Group['partner'] =>
  view.partner_id === null
    ? null
    : presentPerson({
        id: view.partner_id,
        username: view.partner_username ?? '',
        nickname: view.partner_nickname ?? '',
        avatar: view.partner_avatar ?? '',
        avatar_thumbnail: view.partner_avatar_thumbnail ?? '',
      });
