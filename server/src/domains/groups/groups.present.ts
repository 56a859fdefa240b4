import { ChatType, type Group, type Message } from '@livery/contract';
import type { Brand } from '../../brand/brand.ts';
import { presentPerson } from '../users/users.present.ts';
import type { GroupView } from './group-view.repository.ts';
import { abilitiesOf } from './groups.policy.ts';

interface Sight {
  /** The newest message of the conversation, whether or not the reader may see it. */
  newest: Message | null;
  /** The newest that they may see. */
  visible: Message | null;
  userId: string;
  brand: Pick<Brand, 'config'>;
}

export const presentGroup = (view: GroupView, { newest, visible, userId, brand }: Sight): Group => {
  const partner = partnerOf(view);
  return {
    id: view.group_id,
    type: view.type === ChatType.DM ? ChatType.DM : ChatType.GROUP,
    name: view.name,
    display_name: partner?.nickname ?? view.display_name,
    icon: partner?.avatar_thumbnail ?? view.icon,
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
    update_at: view.update_at.toISOString(),
    user_auth: { role: view.role, permissions: abilitiesOf(view, brand) },
    member_permission: view.member_permission,
    admins: view.admins ?? [],
    partner,
  };
};

/** That it is there is no secret from who hid it from themselves; what it says is. */
const withoutContent = (message: Message, hiddenFrom: string): Message => ({
  ...message,
  text: '',
  file_path: null,
  filename: null,
  duration: null,
  block_user_ids: [hiddenFrom],
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
