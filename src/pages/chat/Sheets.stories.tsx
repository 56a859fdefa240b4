import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Answers, gives, hangs, isLost } from '../../stories/answers.ts';
import { CONVERSATIONS, COOK, ROOM } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { LIST_OF_ALL } from '../../stories/list-of-all.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import { contacts, PEOPLE } from '../../stories/people.ts';
import { OWNED, ROOM_OF_GROUP } from '../../stories/room-of-group.ts';
import { KINDS, ROOM_OF_KINDS } from '../../stories/room-of-kinds.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** What lies over a conversation, and how it goes from there: emoji, keys, and whom something is sent to. */
const meta = { title: 'Pages/Chat sheets', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const LIST = 'GET /api/v1/users/groups';
const FORWARD = 'POST /api/v1/messages/:id/forward';
const room = (answers: Answers = {}): PageStart => ({
  at: `/room/${ROOM_OF_KINDS}`,
  me,
  answers: { ...PEOPLE, ...KINDS, [LIST]: LIST_OF_ALL[LIST], ...answers },
  isState: true,
});
const opensMenu = async (visitor: Visitor) => {
  await visitor.seesAll();
  await visitor.opensMenuOf({ plain: /六点有云海/ });
};

export const Emoji = page(room(), async (visitor) => {
  await opensMenu(visitor);
  await visitor.presses('room.react.more');
  const sheet = within(await visitor.seesDialog('room.react'));
  await sheet.findByRole('searchbox', { name: visitor.text('emoji.search') });
  await waitFor(() => expect(sheet.getAllByRole('button', { name: /脸|face/ }).length).toBeGreaterThan(5));
});

export const Shortcuts = page({ ...room(), screen: 'desktop' }, async (visitor) => {
  await visitor.seesAll();
  screen.getByRole('log').focus();
  await waitFor(async () => {
    // What listens comes behind the messages.
    await userEvent.keyboard('?');
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });
  const sheet = within(await visitor.seesDialog('room.keys.title'));
  await expect(sheet.getAllByRole('listitem').length).toBeGreaterThan(10);
  await expect(sheet.getByText('Ctrl + F')).toBeTruthy();
});

const forwards = async (visitor: Visitor, ...names: string[]) => {
  await opensMenu(visitor);
  await visitor.presses('room.forward');
  const sheet = await visitor.seesDialog('room.forward.to');
  for (const name of names)
    await userEvent.click(await within(sheet).findByRole('button', { name: new RegExp(name) }));
  return sheet;
};
/** In how many it did not arrive is said. */
export const ForwardedInPart = page(
  room({
    [FORWARD]: gives({ list: [{ group_id: 'photos' }, { group_id: 'board', error: 'api.forbidden' }] }),
  }),
  async (visitor) => {
    await forwards(visitor, '城市摄影互助小组', '桌游夜');
    await visitor.presses('room.forward.send', { count: 2 });
    await visitor.sees('room.forward.failed', { count: 1 });
  },
);
export const ForwardGoing = page(room({ [FORWARD]: hangs }), async (visitor) => {
  const sheet = await forwards(visitor, '桌游夜');
  await visitor.presses('room.forward.send', { count: 1 });
  await waitFor(() => expect(sheet.querySelector('button[aria-busy="true"]')).not.toBeNull());
});
export const ForwardLost = page(room({ [FORWARD]: isLost }), async (visitor) => {
  const sheet = await forwards(visitor, '桌游夜');
  await visitor.presses('room.forward.send', { count: 1 });
  await visitor.sees('error.no_connection');
  // What was chosen stays.
  await within(sheet).findByText(visitor.text('room.forward.send', { count: 1 }));
});
export const ForwardToNobody = page(room(), async (visitor) => {
  await forwards(visitor);
  await visitor.fills('room.share.search', 'zzz');
  await visitor.sees('room.share.none');
});

export const ShareGroup = page({ ...room(OWNED), at: `/room/${ROOM_OF_GROUP}` }, async (visitor) => {
  await visitor.presses({ plain: '茶山周末' });
  await visitor.seesDialog('room.details');
  await visitor.presses('room.details.share');
  const sheet = within(await visitor.seesDialog('room.share.to'));
  await userEvent.click(await sheet.findByRole('button', { name: new RegExp(COOK.nickname) }));
  await expect(sheet.getByRole('textbox', { name: visitor.text('room.share.words') })).toBeTruthy();
});

export const Recommend = page(
  { ...room({ ...CONVERSATIONS, ...PEOPLE }), at: `/room/${ROOM}` },
  async (visitor) => {
    await visitor.seesAll();
    await visitor.presses('room.attach');
    await visitor.presses('room.card.contact');
    const sheet = within(await visitor.seesDialog('room.contact'));
    await expect(
      sheet.getByRole('button', { name: visitor.text('room.contact.send', { count: 0 }) }),
    ).toBeDisabled();
    for (const { nickname } of contacts.slice(0, 2))
      await userEvent.click(await sheet.findByRole('button', { name: new RegExp(nickname) }));
    await expect(
      sheet.getByRole('button', { name: visitor.text('room.contact.send', { count: 2 }) }),
    ).toBeEnabled();
  },
);
