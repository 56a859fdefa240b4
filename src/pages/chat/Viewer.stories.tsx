import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { givesFile, hangs, isLost, refuses } from '../../stories/answers.ts';
import { ROOM, SEA } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import { ROOM_OF_KINDS } from '../../stories/room-of-kinds.ts';
import { albumWith, CLIP, viewed } from '../../stories/room-of-media.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** Pictures and clips as large as the screen, one after the other, and an album: what of them does not come. */
const meta = { title: 'Pages/Chat viewer', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const room: PageStart = { at: `/room/${ROOM_OF_KINDS}`, me, isState: true };
const HERE = givesFile('/art/tea.svg');

/** From the first picture so many further. */
const opens = async (visitor: Visitor, further: number) => {
  const [first] = await screen.findAllByRole('button', { name: visitor.text('room.image.open') });
  await userEvent.click(first as HTMLElement);
  const viewer = await visitor.seesDialog('room.image');
  for (let step = 0; step < further; step += 1) await userEvent.keyboard('{ArrowRight}');
  return within(viewer);
};
const gone = (visitor: Visitor) =>
  visitor.text('room.file.gone', { kind: String(visitor.text('room.kind.image')) });

export const Picture = page({ ...room, answers: viewed(HERE, hangs) }, async (visitor) => {
  const viewer = await opens(visitor, 0);
  await viewer.findByRole('img', { name: visitor.text('room.image') });
  for (const deed of ['room.reply', 'room.forward', 'room.image.save', 'room.image.next'] as const)
    await expect(viewer.getByRole('button', { name: visitor.text(deed) })).toBeTruthy();
  await expect(viewer.getByText(new RegExp(SEA.nickname))).toBeTruthy();
});
export const PictureComing = page({ ...room, answers: viewed(hangs, hangs) }, async (visitor) => {
  const viewer = await opens(visitor, 2);
  await expect((await viewer.findByRole('status')).textContent).toBe(visitor.text('room.file.loading'));
  await expect(viewer.queryByRole('button', { name: visitor.text('room.image.next') })).toBeNull();
});
export const PictureLost = page({ ...room, answers: viewed(isLost, hangs) }, async (visitor) => {
  const viewer = await opens(visitor, 2);
  await viewer.findByRole('button', { name: visitor.text('room.file.retry') });
});
/** Its fourteen days are over, says the server. */
export const PictureGone = page(
  { ...room, answers: viewed(refuses('api.media_expired'), hangs) },
  async (visitor) => {
    const viewer = await opens(visitor, 2);
    await viewer.findByText(gone(visitor));
    await expect(viewer.queryByRole('button', { name: visitor.text('room.image.save') })).toBeNull();
  },
);
const seesClip = async (visitor: Visitor) => {
  const viewer = await opens(visitor, 1);
  const player = await viewer.findByRole('region', { name: visitor.text('room.kind.video') });
  await expect(player.querySelector('video')?.getAttribute('src')).toBe('/media/lake.mp4');
  const { left, right, top, bottom } = player.getBoundingClientRect();
  await expect([left >= 0, right <= innerWidth, top >= 0, bottom <= innerHeight]).not.toContain(false);
};
const clip: PageStart = { ...room, answers: viewed(HERE, CLIP) };
export const Clip = page(clip, seesClip);
/** No higher than the screen. */
export const ClipOnDesktop = page({ ...clip, screen: 'desktop' }, seesClip);
export const ClipComing = page({ ...room, answers: viewed(HERE, hangs) }, async (visitor) => {
  const viewer = await opens(visitor, 1);
  await expect((await viewer.findByRole('status')).textContent).toBe(visitor.text('room.file.loading'));
});
export const ClipLost = page({ ...room, answers: viewed(HERE, isLost) }, async (visitor) => {
  const viewer = await opens(visitor, 1);
  await viewer.findByRole('button', { name: visitor.text('room.file.retry') });
});

/** The others stay as they are. */
export const AlbumTileLost = page(
  { ...room, at: `/room/${ROOM}`, answers: albumWith(isLost) },
  async (visitor) => {
    await visitor.seesAll();
    const log = within(screen.getByRole('log'));
    await log.findByRole('button', { name: visitor.text('room.file.retry') });
    const shown = () => log.getAllByRole('button', { name: visitor.text('room.image.open') });
    await waitFor(() => expect(shown()).toHaveLength(3));
    // The last of the five is kept no longer.
    await expect(log.getByRole('img', { name: gone(visitor) })).toBeTruthy();
  },
);
