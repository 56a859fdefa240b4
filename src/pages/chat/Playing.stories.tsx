import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Answers, gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { SEA } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import { ROOM_OF_KINDS } from '../../stories/room-of-kinds.ts';
import { BROKEN, CLIP, clipAt } from '../../stories/room-of-media.ts';
import { ROOM_OF_NEWS, VOICES } from '../../stories/room-of-news.ts';
import { playSilently } from '../../stories/sound.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** Clips in their place, and voices, from the first press on. */
const meta = { title: 'Pages/Chat playing', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const room: PageStart = { at: `/room/${ROOM_OF_KINDS}`, me, isState: true };

const log = () => within(screen.getByRole('log'));
const plays = async (visitor: Visitor) => {
  await visitor.seesAll();
  const [first] = await screen.findAllByRole('button', { name: visitor.text('room.play') });
  await userEvent.click(first as HTMLElement);
};
const inLog = (visitor: Visitor, id: Parameters<Visitor['text']>[0]) =>
  log().findByRole('button', { name: visitor.text(id) });

/** The clip takes the place of its still; the time moves below its buttons. */
export const Clip = page({ ...room, answers: clipAt(CLIP) }, async (visitor) => {
  await plays(visitor);
  const player = await log().findByRole('region', { name: visitor.text('room.kind.video') });
  const video = player.querySelector('video') as HTMLVideoElement;
  await waitFor(() => expect(video.readyState).toBeGreaterThan(2));
  // Nothing plays by itself where no finger has pressed.
  fireEvent.play(video);
  for (const id of ['room.pause', 'room.mute', 'room.fullscreen'] as const)
    await expect(within(player).getByRole('button', { name: visitor.text(id) })).toBeTruthy();
  await expect(within(player).getByRole('slider', { name: visitor.text('room.position') })).toBeTruthy();
});
export const ClipComing = page({ ...room, answers: clipAt(hangs) }, async (visitor) => {
  await plays(visitor);
  const button = await inLog(visitor, 'room.play');
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
});
export const ClipLost = page({ ...room, answers: clipAt(isLost) }, async (visitor) => {
  await plays(visitor);
  await inLog(visitor, 'room.file.retry');
});
/** What came is not to be played: it can be asked for again. */
export const ClipBroken = page({ ...room, answers: clipAt(BROKEN) }, async (visitor) => {
  await plays(visitor);
  await inLog(visitor, 'room.file.retry');
  await expect(log().queryByRole('region', { name: visitor.text('room.kind.video') })).toBeNull();
});
export const ClipGone = page({ ...room, answers: clipAt(refuses('api.media_expired')) }, async (visitor) => {
  await plays(visitor);
  await visitor.sees('room.file.gone', { kind: String(visitor.text('room.kind.video')) });
});

const LINK = 'GET /api/v1/groups/:id/files/:fileId/link';
const voices = (answers: Answers = {}): PageStart => ({
  ...room,
  at: `/room/${ROOM_OF_NEWS}`,
  answers: { ...VOICES, ...answers },
});
const bar = (visitor: Visitor) => screen.findByRole('region', { name: visitor.text('room.kind.audio') });

export const VoiceComing = page(voices({ [LINK]: hangs }), async (visitor) => {
  await plays(visitor);
  const [button] = log().getAllByRole('button', { name: visitor.text('room.play') });
  await waitFor(() => expect(button?.getAttribute('aria-busy')).toBe('true'));
  await expect((await bar(visitor)).textContent).toContain(SEA.nickname);
});
/** As before: the next press asks again. */
export const VoiceLost = page(voices({ [LINK]: isLost }), async (visitor) => {
  await plays(visitor);
  await visitor.sees('error.no_connection');
  await expect(log().getAllByRole('button', { name: visitor.text('room.play') })).toHaveLength(3);
});
export const VoiceBroken = page(voices({ [LINK]: gives({ url: '/art/tea.svg' }) }), async (visitor) => {
  await plays(visitor);
  await visitor.sees('room.voice.broken');
  await expect(log().getAllByRole('button', { name: visitor.text('room.play') })).toHaveLength(3);
});
export const VoiceGone = page(voices({ [LINK]: refuses('api.media_expired') }), async (visitor) => {
  await plays(visitor);
  await visitor.sees('room.file.gone', { kind: String(visitor.text('room.kind.audio')) });
});
export const VoicePlaying = page({ ...voices() }, async (visitor) => {
  playSilently();
  await plays(visitor);
  await inLog(visitor, 'room.pause');
  await expect(
    within(await bar(visitor)).getByRole('button', { name: visitor.text('room.pause') }),
  ).toBeTruthy();
});
/** The bar stays, for who goes on. */
export const VoicePaused = page(voices(), async (visitor) => {
  playSilently();
  await plays(visitor);
  await userEvent.click(await inLog(visitor, 'room.pause'));
  await waitFor(() =>
    expect(log().getAllByRole('button', { name: visitor.text('room.play') })).toHaveLength(3),
  );
  await expect(
    within(await bar(visitor)).getByRole('button', { name: visitor.text('room.play') }),
  ).toBeTruthy();
});
/** In both places, and for all voices. */
export const VoiceFaster = page(voices(), async (visitor) => {
  playSilently();
  await plays(visitor);
  await userEvent.click(await log().findByRole('button', { name: visitor.text('room.speed', { speed: 1 }) }));
  const faster = () => screen.getAllByRole('button', { name: visitor.text('room.speed', { speed: 1.5 }) });
  await waitFor(() => expect(faster()).toHaveLength(2));
  await expect(document.querySelector<HTMLAudioElement>('audio[src]')?.playbackRate).toBe(1.5);
});
