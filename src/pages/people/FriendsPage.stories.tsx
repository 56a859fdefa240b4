import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { SEA } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import { contacts, PEOPLE } from '../../stories/people.ts';
import { KINDS } from '../../stories/room-of-kinds.ts';

/** People and groups of the person at the screen. */
const meta = { title: 'Pages/Friends', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/friends';
const EMPTY = { ...PEOPLE, 'GET /api/v1/users/contacts': gives({ list: [], next_id: null }) };

export const Many = page({ at, me, answers: PEOPLE });
export const Desktop = page({ at, me, answers: PEOPLE, screen: 'desktop', locale: 'en' });
/** Beside the list, where there is room. */
export const DesktopPerson = page(
  { at: `${at}?person=${SEA.id}`, me, answers: PEOPLE, screen: 'desktop' },
  async (visitor) => {
    await visitor.sees('person.message');
  },
);
export const One = page({
  at,
  me,
  isState: true,
  answers: { ...PEOPLE, 'GET /api/v1/users/contacts': gives({ list: contacts.slice(0, 1), next_id: null }) },
});
export const Empty = page({ at, me, isState: true, answers: EMPTY });
export const Loading = page({
  at,
  me,
  isState: true,
  answers: { ...PEOPLE, 'GET /api/v1/users/contacts': hangs },
});
export const Failed = page({
  at,
  me,
  isState: true,
  answers: { ...PEOPLE, 'GET /api/v1/users/contacts': isLost },
});
export const NoGroups = page({ at: '/friends?tab=groups', me, isState: true, answers: PEOPLE });
/** For an account: a guest is asked to log in. */
export const ForGuest = page({ at });

export const Groups = page({
  at: '/friends?tab=groups',
  me,
  answers: { ...PEOPLE, ...KINDS },
  isState: true,
});
const groupsTab = { at: '/friends?tab=groups', me, isState: true };
export const GroupsLoading = page(
  { ...groupsTab, answers: { ...PEOPLE, 'GET /api/v1/users/groups': hangs } },
  async () => {
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull());
  },
);
export const GroupsFailed = page(
  { ...groupsTab, answers: { ...PEOPLE, 'GET /api/v1/users/groups': isLost } },
  async (visitor) => {
    await visitor.sees('chat.error.title');
    await visitor.sees('chat.error.retry');
  },
);
export const GroupsNoneFound = page({ ...groupsTab, answers: { ...PEOPLE, ...KINDS } }, async (visitor) => {
  await visitor.fills('friends.search.groups', '没有这样的群');
  await visitor.sees('chat.groups.none');
  await visitor.lacks('room.group.create');
});

export const Add = page({ at, me, answers: PEOPLE, isState: true }, async (visitor) => {
  await visitor.presses('friends.add');
  await visitor.fills('friends.add.search', 'seaside7');
  await visitor.sees({ plain: '海边的周末' });
});
export const NotFound = page(
  {
    at,
    me,
    answers: { ...PEOPLE, 'GET /api/v2/contacts/search': refuses('api.search_by_phone_denied') },
    isState: true,
  },
  async (visitor) => {
    await visitor.presses('friends.add');
    await visitor.fills('friends.add.search', '13800138000');
    await visitor.sees('person.search.phone');
  },
);
export const OwnCode = page({ at, me, answers: PEOPLE, isState: true }, async (visitor) => {
  await visitor.presses('friends.add');
  await visitor.sees('friends.code');
  await visitor.presses({ plain: new RegExp(String(visitor.text('friends.code.text'))) });
  await visitor.sees('friends.code.hint');
});
export const Invite = page({ at, me, answers: PEOPLE, isState: true }, async (visitor) => {
  await visitor.presses('friends.invite');
  await visitor.sees({ plain: '海边的周末' });
});
export const Blacklist = page({ at, me, answers: PEOPLE, isState: true }, async (visitor) => {
  await visitor.presses('blacklist.title');
  await visitor.sees({ plain: '阿澈的厨房' });
});

export const InviteFailed = page(
  { at, me, answers: { ...PEOPLE, 'GET /api/v1/users/invited': isLost }, isState: true },
  async (visitor) => {
    await visitor.presses('friends.invite');
    await visitor.sees('contacts.failed');
  },
);
export const BlacklistFailed = page(
  { at, me, answers: { ...PEOPLE, 'GET /api/v1/users/blocks': isLost }, isState: true },
  async (visitor) => {
    await visitor.presses('blacklist.title');
    await visitor.sees('contacts.failed');
  },
);
