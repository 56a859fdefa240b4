import { ChatType, type Group, type Message } from '@livery/contract';
import { presentPerson } from '../users/users.present.ts';
import type { GroupView } from './group-view.repository.ts';
import { abilitiesOf } from './groups.policy.ts';

/** `newest`: the newest message that the reader may see. */
export const presentGroup = (view: GroupView, newest: Message | null): Group => {
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
    // A message that is hidden from the reader is not even the last one.
    last_message: newest,
    last_unblock_message: newest,
    last_seq: view.last_seq,
    update_at: view.update_at.toISOString(),
    user_auth: { role: view.role, permissions: abilitiesOf(view) },
    member_permission: view.member_permission,
    admins: view.admins ?? [],
    partner,
  };
};

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
