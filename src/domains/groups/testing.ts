import { ChatType, type Group, type GroupRole, type Member } from '@livery/contract';

/** A group of three in which the person may do what they like; with a last message only where one is given. */
export const groupOf = (fields: Partial<Group> & { id: string }): Group => ({
  type: ChatType.GROUP,
  name: fields.id,
  display_name: fields.id,
  icon: '',
  description: '',
  member_count: 3,
  owner_id: null,
  unread: 0,
  last_viewed: null,
  last_read: null,
  last_message: null,
  last_unblock_message: null,
  last_seq: 0,
  update_at: '',
  user_auth: { role: 'member', permissions: [] },
  member_permission: [],
  admins: [],
  partner: null,
  ...fields,
});

export const memberOf = (id: string, nickname: string, role: GroupRole = 'member'): Member => ({
  id,
  nickname,
  role,
  username: id,
  avatar: '',
  avatar_thumbnail: '',
  origin_nickname: nickname,
  delete_at: '',
});
