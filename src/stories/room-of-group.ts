import {
  ADMIN_RIGHTS,
  ChatType,
  GROUP_ABILITIES,
  type Group,
  type GroupAbility,
  MEMBER_PERMISSIONS,
  NOT_CANCELLED,
  type Person,
} from '@livery/contract';
import { type Answers, gives } from './answers.ts';
import { CONVERSATIONS, COOK, groupOf, messageOf, SEA } from './conversations.ts';
import { me } from './fixtures.ts';

/** A group as its owner, an admin, a member and an outsider see it. */

export const ROOM_OF_GROUP = 'group-of-the-tea';
export const SHARE_CODE = 'TEAHILL7K';

const person = (id: string, nickname: string, picture: string): Person => ({
  ...SEA,
  id,
  nickname,
  username: `${id}7`,
  avatar: `/art/${picture}.svg`,
  avatar_thumbnail: `/art/${picture}.svg`,
});
export const FERRY = person('uferry', '渡口阿姨', 'p2');
export const DUNE = person('udune', '沙丘上的猫', 'p4');

const list = [
  messageOf(ROOM_OF_GROUP, 1, SEA, '下周六的茶山，报名的接龙。'),
  messageOf(ROOM_OF_GROUP, 2, COOK, '算我一个，我带饭团。'),
].map((message, index) => ({ ...message, user: index === 0 ? SEA : COOK }));

type Role = Group['user_auth']['role'];

const member = (of: Person, role: Role) => ({
  ...of,
  origin_nickname: of.nickname,
  delete_at: NOT_CANCELLED,
  role,
});

const OWNER_ALL = GROUP_ABILITIES.filter((ability) => ability !== 'leave');

interface Standing {
  role: Role;
  permissions: readonly GroupAbility[];
}

const group = ({ role, permissions }: Standing, fields: Partial<Group> = {}): Group => ({
  ...groupOf(ROOM_OF_GROUP, SEA, list),
  type: ChatType.GROUP,
  display_name: '茶山周末',
  description: '每周六进山：晴看云海，雨喝茶。',
  member_count: 128,
  partner: null,
  owner_id: role === 'owner' ? me.id : SEA.id,
  admins: [COOK.id, ...(role === 'admin' ? [me.id] : [])],
  member_permission: MEMBER_PERMISSIONS.filter((one) => one !== 'link'),
  user_auth: { role, permissions: [...permissions] },
  ...fields,
});

const CONTACTS: Answers = {
  'GET /api/v1/users/contacts': gives({
    list: [FERRY, COOK].map((one) => ({
      ...one,
      delete_at: NOT_CANCELLED,
      update_at: '2025-03-14T08:00:00.000Z',
    })),
    next_id: null,
  }),
  'GET /api/v1/users/contacts/part': gives({ list: [], next_id: null }),
};

const answersOf = (standing: Standing, fields: Partial<Group> = {}): Answers => {
  const shown = group(standing, fields);
  const isOwner = standing.role === 'owner';
  return {
    ...CONVERSATIONS,
    'GET /api/v1/users/groups': gives({
      list: [
        shown,
        groupOf('tea-and-sea', SEA, list.slice(0, 1)),
        groupOf('tea-and-cook', COOK, list.slice(1)),
      ],
      next_id: null,
    }),
    'GET /api/v1/groups/:id': gives(shown),
    'GET /api/v2/groups/:id/messages': gives({ list }),
    'GET /api/v1/groups/:id/members': gives({
      list: [
        member(isOwner ? me : SEA, 'owner'),
        member(COOK, 'admin'),
        ...(isOwner ? [] : [member(me, standing.role)]),
        member(FERRY, 'member'),
        member(DUNE, 'member'),
      ],
      next_id: null,
    }),
    'POST /api/v1/groups/:id/members/ids': gives({ list: [member(COOK, 'admin')] }),
    'GET /api/v1/groups/:id/admins': gives({
      list: [{ ...member(COOK, 'admin'), permissions: ['remove_member', 'change_info'] }],
    }),
    'GET /api/v1/groups/:id/admins/:uid': gives({
      ...member(COOK, 'admin'),
      permissions: ['remove_member', 'change_info'],
    }),
    'GET /api/v1/groups/:id/admins_limit': gives({ limit: 15, count: 1 }),
    'GET /api/v1/groups/:id/blocks': gives({
      list: [{ ...DUNE, create_at: '2025-03-10T08:00:00.000Z' }],
      next_id: null,
    }),
    'POST /api/v1/share/group': gives({ code: SHARE_CODE, list: [] }),
    ...CONTACTS,
  };
};

export const OWNED: Answers = answersOf({ role: 'owner', permissions: OWNER_ALL });

export const HELPED: Answers = answersOf({
  role: 'admin',
  permissions: [...MEMBER_PERMISSIONS, ...ADMIN_RIGHTS, 'pin', 'retract_others', 'set_permissions', 'leave'],
});

/** A plain member who may read, and look at who is there. */
export const MUTED: Answers = answersOf(
  { role: 'member', permissions: ['leave'] },
  { member_permission: [] },
);

const CARD = { code: SHARE_CODE, display_name: '茶山周末', icon: '/art/tea.svg', member_count: 128 };

/** Somebody with the code who is not in it. */
export const INVITED: Answers = {
  ...CONVERSATIONS,
  'GET /api/v1/share/group/:id': gives(CARD),
};
export const INVITED_MEMBER: Answers = {
  ...CONVERSATIONS,
  'GET /api/v1/share/group/:id': gives({ ...CARD, group_id: ROOM_OF_GROUP }),
};
