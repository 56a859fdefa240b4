import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { type Answers, hangs, isLost, refuses } from '../../stories/answers.ts';
import { CONVERSATIONS, ROOM } from '../../stories/conversations.ts';
import { landscape, me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import type { Visitor } from '../../stories/visitor.ts';

/** What one sends, on its way and when it does not go. */
const meta = { title: 'Pages/Chat sending', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const POST = 'POST /api/v1/messages';
const FORM = 'GET /api/v1/files/groups/:id/upload_file';
const WORDS = '明早四点半见';

const answered = (answers: Answers): PageStart => ({
  at: `/room/${ROOM}`,
  me,
  answers: { ...CONVERSATIONS, ...answers },
  isState: true,
});

const says = async (visitor: Visitor, words = WORDS) => {
  await visitor.seesAll();
  await visitor.fills('room.write', words);
  await visitor.presses('room.send');
};
const field = (visitor: Visitor) => screen.getByRole('textbox', { name: visitor.text('room.write') });

/** A clock beside the time, until the server has it. */
export const OnItsWay = page(answered({ [POST]: hangs }), async (visitor) => {
  await says(visitor);
  await visitor.sees('room.sending');
  await expect(field(visitor)).toHaveValue('');
});
export const WaitsForConnection = page(answered({ [POST]: isLost }), async (visitor) => {
  await says(visitor);
  await visitor.sees('room.waiting');
  await expect(screen.getByRole('button', { name: visitor.text('room.discard') })).toBeTruthy();
});
export const NotSent = page(answered({ [POST]: refuses('api.unknown') }), async (visitor) => {
  await says(visitor);
  await visitor.sees('room.failed');
  for (const action of ['room.discard', 'room.edit_again', 'room.retry'] as const)
    await expect(screen.getByRole('button', { name: visitor.text(action) })).toBeTruthy();
});
export const Discarded = page(answered({ [POST]: refuses('api.unknown') }), async (visitor) => {
  await says(visitor);
  await visitor.sees('room.failed');
  await visitor.presses('room.discard');
  await visitor.lacks('room.failed');
  await visitor.lacks({ plain: WORDS });
});

/** The word is named, and the words are in the field again. */
export const BlockedWord = page(
  answered({ [POST]: refuses('api.block_word', { params: { word: '赌博' } }) }),
  async (visitor) => {
    await says(visitor, '来赌博吗');
    await visitor.sees('error.block_word', { word: '赌博' });
    await waitFor(() => expect(screen.getByDisplayValue('来赌博吗')).toBeTruthy());
    await visitor.lacks('room.failed');
  },
);
export const TooLong = page(answered({}), async (visitor) => {
  await visitor.seesAll();
  const box = field(visitor);
  // Typed letter by letter it would take the story its time.
  fireEvent.change(box, { target: { value: '山'.repeat(4097) } });
  await visitor.sees('room.too_long', { max: 4096, over: 1 });
  await expect(box.getAttribute('aria-invalid')).toBe('true');
});

const sendsPicture = async (visitor: Visitor) => {
  await visitor.seesAll();
  await visitor.drops(await landscape());
  // Before it has come, the button of that name is the one beside the field.
  await visitor.seesDialog({ plain: /1/ });
  await visitor.presses('room.upload.send');
};
export const PictureRefused = page(answered({ [FORM]: refuses('api.forbidden') }), async (visitor) => {
  await sendsPicture(visitor);
  await visitor.sees('room.upload.not_permitted');
  for (const action of ['room.discard', 'room.retry'] as const)
    await expect(screen.getByRole('button', { name: visitor.text(action) })).toBeTruthy();
});
