import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { gives, hangs, isLost } from '../../stories/answers.ts';
import { CONVERSATIONS, COOK, groupOf, messageOf, ROOM, SEA } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import { asContact, contacts, PEOPLE } from '../../stories/people.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** The list of conversations of somebody who has none yet: people to begin with. */
const meta = { title: 'Pages/Newcomer', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const SUGGESTED = 'GET /api/v1/contacts/suggested';
const ANSWERS = {
  ...CONVERSATIONS,
  ...PEOPLE,
  'GET /api/v1/users/groups': gives({ list: [], next_id: null }),
  [SUGGESTED]: gives({ list: [SEA, COOK, ...contacts.slice(0, 4)] }),
};
const chats: PageStart = { at: '/chat', me, answers: ANSWERS, isState: true };
const lacksPeople = async (visitor: Visitor) => {
  await visitor.sees('chat.empty.title');
  await visitor.seesAll();
  await expect(screen.queryByText(visitor.text('contacts.suggested'))).toBeNull();
};

export const Some = page({ ...chats, isState: false }, async (visitor) => {
  await visitor.sees('chat.empty.title');
  await visitor.sees('contacts.suggested');
});
export const Desktop = page({ ...chats, screen: 'desktop', locale: 'en' }, async (visitor) => {
  await visitor.sees('contacts.suggested');
});
export const Loading = page({ ...chats, answers: { ...ANSWERS, [SUGGESTED]: hangs } }, async (visitor) => {
  await visitor.sees('chat.empty.title');
  await expect(await screen.findByRole('list', { name: visitor.text('contacts.loading') })).toBeTruthy();
});
export const NobodyKnown = page(
  { ...chats, answers: { ...ANSWERS, [SUGGESTED]: gives({ list: [] }) } },
  lacksPeople,
);
/** Nobody misses them: what the list says stands alone. */
export const Failed = page({ ...chats, answers: { ...ANSWERS, [SUGGESTED]: isLost } }, lacksPeople);

export const Added = page(
  { ...chats, answers: { ...ANSWERS, 'POST /api/v1/users/contacts': gives(asContact(SEA)) } },
  async (visitor) => {
    await visitor.presses('contacts.add.label', { name: SEA.nickname });
    await visitor.sees('contacts.is_contact');
  },
);
export const Written = page(
  { ...chats, answers: { ...ANSWERS, 'POST /api/v1/groups/direct': gives(groupOf(ROOM, SEA, [])) } },
  async (visitor) => {
    await visitor.presses({ plain: new RegExp(SEA.username) });
    await expect(await screen.findByRole('textbox', { name: visitor.text('room.write') })).toBeTruthy();
  },
);
/** The brand's own account has greeted them. */
export const Greeted = page(
  {
    ...chats,
    answers: {
      ...ANSWERS,
      'GET /api/v1/users/groups': gives({
        list: [groupOf(ROOM, COOK, [messageOf(ROOM, 1, COOK, '欢迎！有事随时找我。')], 1)],
        next_id: null,
      }),
    },
  },
  async (visitor) => {
    await visitor.sees({ plain: /欢迎/ });
    await visitor.sees('contacts.suggested');
  },
);
