import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { CONVERSATIONS, COOK, SEA } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import {
  FERRY,
  HELPED,
  INVITED,
  INVITED_MEMBER,
  MUTED,
  OWNED,
  ROOM_OF_GROUP,
  SHARE_CODE,
} from '../../stories/room-of-group.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** A group from its making to its end: who is in it, who may do what, how others come. */
const meta = { title: 'Pages/Groups', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const owned: PageStart = { at: `/room/${ROOM_OF_GROUP}`, me, answers: OWNED, isState: true };
const NAME = { plain: '茶山周末' };

const opensDetails = async (visitor: Visitor) => {
  await visitor.presses(NAME);
  await visitor.seesDialog('room.details');
};

export const Details = page({ ...owned, picture: 'once' }, async (visitor) => {
  await opensDetails(visitor);
  await visitor.sees('room.group.dissolve');
});
export const DetailsBeside = page({ ...owned, screen: 'desktop' }, async (visitor) => {
  await visitor.presses('room.details');
  await visitor.sees('room.group.invite');
});
/** Who may do nothing is offered nothing. */
export const DetailsOfMember = page({ ...owned, answers: MUTED }, async (visitor) => {
  await opensDetails(visitor);
  await visitor.sees('room.group.leave');
  await visitor.sees('room.off.invite');
  for (const absent of ['room.group.invite', 'room.group.blocks', 'room.group.transfer'] as const) {
    await expect(screen.queryByText(visitor.text(absent))).toBeNull();
  }
});

const begins = async (visitor: Visitor) => {
  await visitor.presses('chat.new');
  await visitor.presses('room.group.create');
};
const creates: PageStart = { ...owned, at: '/chat' };
export const CreatePeople = page(creates, async (visitor) => {
  await begins(visitor);
  await visitor.presses({ plain: new RegExp(SEA.username) });
  await visitor.sees('group.create.next', { count: 1 });
});
export const CreateNobodyKnown = page(
  {
    ...creates,
    answers: {
      ...CONVERSATIONS,
      'GET /api/v1/users/groups': gives({ list: [], next_id: null }),
      'GET /api/v1/users/contacts': gives({ list: [], next_id: null }),
    },
  },
  async (visitor) => {
    await begins(visitor);
    await visitor.sees('group.pick.none');
  },
);
const names = async (visitor: Visitor) => {
  await begins(visitor);
  await visitor.presses({ plain: new RegExp(SEA.username) });
  await visitor.presses('group.create.next', { count: 1 });
  await visitor.fills('group.name', '清晨的面馆');
};
export const CreateName = page(creates, names);
export const CreateRefused = page(
  {
    ...creates,
    answers: { ...OWNED, 'POST /api/v1/groups': refuses('api.comment_has_hyperlink') },
    picture: 'once',
  },
  async (visitor) => {
    await names(visitor);
    await visitor.presses('group.create.confirm', { count: 2 });
    await visitor.sees('group.name.link');
  },
);

/** Whom the server names is said by name, with the way to go on. */
export const CreateRefusedPeople = page(
  {
    ...creates,
    answers: {
      ...OWNED,
      'POST /api/v1/groups': refuses('api.invalid_member_id', { params: { member_ids: SEA.id } }),
    },
  },
  async (visitor) => {
    await names(visitor);
    await visitor.presses('group.create.confirm', { count: 2 });
    await visitor.sees('group.pick.named', { names: SEA.nickname });
  },
);

const managed = (row: Parameters<Visitor['presses']>[0]) => async (visitor: Visitor) => {
  await opensDetails(visitor);
  await visitor.presses(row);
};

/** Its row says how many there are, too. */
const opensAdmins = async (visitor: Visitor) => {
  await opensDetails(visitor);
  await visitor.presses({ plain: new RegExp(`^${visitor.text('room.group.admins')}`) });
  await visitor.seesDialog('group.admins');
};

export const Facts = page(owned, async (visitor) => {
  await managed('room.group.edit')(visitor);
  await visitor.seesValue('茶山周末');
});
export const FactsRefused = page(
  { ...owned, answers: { ...OWNED, 'PUT /api/v1/groups/:id': refuses('api.comment_has_hyperlink') } },
  async (visitor) => {
    await managed('room.group.edit')(visitor);
    await visitor.fills('group.name', 'example.com');
    await visitor.presses('group.facts.save');
    await visitor.sees('group.name.link');
  },
);
export const Invite = page(owned, async (visitor) => {
  await managed('room.group.invite')(visitor);
  await visitor.sees('group.pick.is_in');
});
export const InviteRefused = page(
  {
    ...owned,
    answers: {
      ...OWNED,
      'POST /api/v1/groups/:id/members': refuses('api.invalid_member_id', {
        params: { member_ids: FERRY.id },
      }),
    },
  },
  async (visitor) => {
    await managed('room.group.invite')(visitor);
    await visitor.sees('group.pick.is_in');
    await visitor.presses({ plain: new RegExp(FERRY.username) });
    await visitor.presses('group.invite.send', { count: 1 });
    await visitor.sees('group.pick.named', { names: FERRY.nickname });
  },
);
export const Code = page({ ...owned, picture: 'once' }, async (visitor) => {
  await managed('room.group.code')(visitor);
  await visitor.sees({ plain: SHARE_CODE });
  const code = screen.getByRole('img', { name: visitor.text('group.code.scan', { name: NAME.plain }) });
  await expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
});
export const CodeFailed = page(
  { ...owned, answers: { ...OWNED, 'POST /api/v1/share/group': isLost } },
  async (visitor) => {
    await managed('room.group.code')(visitor);
    await visitor.sees('chat.error.retry');
  },
);
export const CodeOnDesktop = page({ ...owned, screen: 'desktop' }, async (visitor) => {
  await visitor.presses('room.details');
  await visitor.presses('room.group.code');
  await visitor.sees({ plain: SHARE_CODE });
});

export const Admins = page(owned, async (visitor) => {
  await opensAdmins(visitor);
  await visitor.sees('group.admins.count', { taken: 1, limit: 15 });
});
export const AdminsLoading = page(
  { ...owned, answers: { ...OWNED, 'GET /api/v1/groups/:id/admins': hangs } },
  opensAdmins,
);
export const AdminsFailed = page(
  { ...owned, answers: { ...OWNED, 'GET /api/v1/groups/:id/admins': isLost } },
  async (visitor) => {
    await opensAdmins(visitor);
    await visitor.sees('chat.error.retry');
  },
);
export const AdminsNone = page(
  { ...owned, answers: { ...OWNED, 'GET /api/v1/groups/:id/admins': gives({ list: [] }) } },
  async (visitor) => {
    await opensAdmins(visitor);
    await visitor.sees('group.admins.none');
  },
);
export const Rights = page({ ...owned, picture: 'once' }, async (visitor) => {
  await opensAdmins(visitor);
  await visitor.presses({ plain: new RegExp(COOK.nickname) });
  await visitor.sees('group.admin.remove');
});
export const RightsRefused = page(
  { ...owned, answers: { ...OWNED, 'PUT /api/v1/groups/:id/admins/:uid': refuses('api.forbidden') } },
  async (visitor) => {
    await opensAdmins(visitor);
    await visitor.presses({ plain: new RegExp(COOK.nickname) });
    await visitor.presses('group.rights.save');
    await visitor.sees('group.refused');
  },
);
export const AdminsFull = page(
  { ...owned, answers: { ...OWNED, 'POST /api/v1/groups/:id/admins': refuses('api.too_much') } },
  async (visitor) => {
    await opensAdmins(visitor);
    await visitor.presses('group.admins.add');
    await visitor.presses({ plain: new RegExp(FERRY.nickname) });
    await visitor.presses('group.rights.give');
    await visitor.sees('error.admins_full');
  },
);

export const Permissions = page({ ...owned, picture: 'once' }, async (visitor) => {
  await managed('room.group.permissions')(visitor);
  await visitor.sees('group.permission.invite');
});
/** Somebody has taken the right away meanwhile: said in its place, and the switch is as the server has it. */
export const PermissionsRefused = page(
  {
    ...owned,
    answers: { ...OWNED, 'POST /api/v1/groups/:id/permissions': refuses('api.forbidden') },
  },
  async (visitor) => {
    await managed('room.group.permissions')(visitor);
    await visitor.presses('group.permission.image');
    await visitor.sees('group.refused');
    await expect(
      screen.getByRole('switch', { name: visitor.text('group.permission.image'), checked: true }),
    ).toBeTruthy();
  },
);

export const Blocks = page(owned, async (visitor) => {
  await managed('room.group.blocks')(visitor);
  await visitor.sees('group.blocks.let_in');
});
export const BlocksNone = page(
  { ...owned, answers: { ...OWNED, 'GET /api/v1/groups/:id/blocks': gives({ list: [], next_id: null }) } },
  async (visitor) => {
    await managed('room.group.blocks')(visitor);
    await visitor.sees('group.blocks.none');
  },
);

export const BlocksFailed = page(
  { ...owned, answers: { ...OWNED, 'GET /api/v1/groups/:id/blocks': isLost } },
  async (visitor) => {
    await managed('room.group.blocks')(visitor);
    await visitor.sees('room.media.failed');
  },
);

const NO_CONTACTS = { 'GET /api/v1/users/contacts': gives({ list: [], next_id: null }) };
export const Member = page(
  { ...owned, answers: { ...OWNED, ...NO_CONTACTS }, picture: 'once' },
  async (visitor) => {
    await managed({ plain: new RegExp(FERRY.nickname) })(visitor);
    await visitor.sees('group.member.make_admin');
    await visitor.sees('group.member.contact');
  },
);
/** An admin reaches neither the owner nor another admin. */
export const MemberOutOfReach = page({ ...owned, answers: HELPED }, async (visitor) => {
  await managed({ plain: new RegExp(COOK.nickname) })(visitor);
  await visitor.sees('group.member.page');
  await expect(screen.queryByText(visitor.text('group.member.remove'))).toBeNull();
});

export const MemberRemovalRefused = page(
  { ...owned, answers: { ...OWNED, 'DELETE /api/v1/groups/:id/members/:uid': refuses('api.forbidden') } },
  async (visitor) => {
    await managed({ plain: new RegExp(FERRY.nickname) })(visitor);
    await visitor.presses('group.member.remove');
    await visitor.presses('group.member.remove.confirm');
    await visitor.sees('group.refused');
  },
);

export const TransferMembersFailed = page(
  { ...owned, answers: { ...OWNED, 'GET /api/v1/groups/:id/members': isLost } },
  async (visitor) => {
    await managed('room.group.transfer')(visitor);
    await visitor.sees('room.media.failed');
  },
);
export const TransferRefused = page(
  { ...owned, answers: { ...OWNED, 'POST /api/v1/groups/:id/transfer': refuses('api.invalid_member_id') } },
  async (visitor) => {
    await managed('room.group.transfer')(visitor);
    await visitor.presses({ plain: new RegExp(FERRY.nickname) });
    await visitor.presses('group.transfer.next');
    await visitor.presses('group.transfer.confirm');
    await visitor.sees('group.member.gone');
  },
);
export const TransferAsksTwice = page(owned, async (visitor) => {
  await managed('room.group.transfer')(visitor);
  await visitor.presses({ plain: new RegExp(FERRY.nickname) });
  await visitor.presses('group.transfer.next');
  await visitor.sees('group.transfer.again', { name: FERRY.nickname });
});
export const OwnerMayNotLeave = page(owned, async (visitor) => {
  await managed('room.group.leave')(visitor);
  await visitor.sees('group.leave.owner.text');
});
export const DissolveAsks = page({ ...owned, picture: 'once' }, async (visitor) => {
  await managed('room.group.dissolve')(visitor);
  await visitor.sees('group.dissolve.text', { count: 128 });
});

const join: PageStart = { at: `/chat?join=${SHARE_CODE}`, me, answers: INVITED, isState: true };
export const Join = page({ ...join, picture: 'once' }, async (visitor) => {
  await visitor.sees('group.join.confirm');
});
export const JoinAgain = page({ ...join, answers: INVITED_MEMBER }, async (visitor) => {
  await visitor.sees('group.join.open');
});
export const JoinFull = page(
  { ...join, answers: { ...INVITED, 'POST /api/v1/groups/join': refuses('api.too_much') } },
  async (visitor) => {
    await visitor.presses('group.join.confirm');
    await visitor.sees('group.join.full', { count: 2300 });
  },
);
export const JoinBlocked = page(
  { ...join, answers: { ...INVITED, 'POST /api/v1/groups/join': refuses('api.forbidden') } },
  async (visitor) => {
    await visitor.presses('group.join.confirm');
    await visitor.sees('group.join.blocked');
  },
);
export const JoinGone = page(
  { ...join, answers: { ...INVITED, 'GET /api/v1/share/group/:id': refuses('api.invalid_share_code') } },
  async (visitor) => {
    await visitor.sees('group.join.gone');
  },
);

export const Muted = page({ ...owned, answers: MUTED }, async (visitor) => {
  await visitor.sees('room.muted.message');
});
/** What was being written is still there, to take along. */
export const Removed = page(
  {
    ...owned,
    told: [{ event: 'group.removed', data: { group_id: ROOM_OF_GROUP, reason: 'removed' } }],
  },
  async (visitor) => {
    await visitor.sees('room.departed.text');
  },
);
