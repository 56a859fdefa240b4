import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { MessageId } from '../../lib/intl/ids.ts';
import { keepsCameraClosed, readsNoCodes, seesCode } from '../../stories/camera.ts';
import { me } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import { PEOPLE } from '../../stories/people.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** The code of a person or a group before the camera, and what keeps it from leading there. */
const meta = { title: 'Pages/Scanner', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const scanning = (
  camera: NonNullable<StoryObj['beforeEach']>,
  steps: (visitor: Visitor) => Promise<unknown>,
): StoryObj => ({
  ...page({ at: '/friends', me, answers: PEOPLE, isState: true }, async (visitor) => {
    await visitor.presses('friends.add');
    await visitor.presses({ plain: new RegExp(`^${visitor.text('friends.scan')}`) });
    await steps(visitor);
  }),
  beforeEach: camera,
});
const says = (words: MessageId) => (visitor: Visitor) => visitor.sees(words);

export const Running = scanning(seesCode(), async (visitor) => {
  await visitor.sees('friends.scan.lead');
  await waitFor(() => expect(document.querySelector('video')?.srcObject).toBeInstanceOf(MediaStream));
});
/** A picture still leads there. */
export const PermissionDenied = scanning(keepsCameraClosed, async (visitor) => {
  await visitor.sees('friends.scan.denied');
  await expect(
    await screen.findByRole('button', { name: visitor.text('friends.scan.picture') }),
  ).toBeTruthy();
});
export const NoCamera = scanning(readsNoCodes, async (visitor) => {
  await visitor.sees('friends.scan.no_camera');
  await expect(screen.queryByRole('button', { name: visitor.text('friends.scan.picture') })).toBeNull();
});
export const NotOurs = scanning(seesCode('https://example.com/menu'), says('friends.scan.elsewhere'));
export const NobodyThere = scanning(seesCode(`${location.origin}/search`), says('friends.scan.none'));
export const OneOwn = scanning(seesCode(`${location.origin}/guest-page/${me.id}`), says('friends.scan.self'));
