import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor } from 'storybook/test';
import { CONVERSATIONS, ROOM } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import type { Visitor } from '../../stories/visitor.ts';

/** A voice while it is recorded, held or not, and what stands in its way. */
const meta = { title: 'Pages/Chat microphone', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const room: PageStart = { at: `/room/${ROOM}`, me, answers: CONVERSATIONS, isState: true };

const opens = (opened: () => Promise<MediaStream>) =>
  spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(opened);
const silence = async () => new AudioContext().createMediaStreamDestination().stream;
const refusal = (name: string) => () => Promise.reject(new DOMException('', name));

/** Starts by a key: only fingers hold the button. */
const records = async (visitor: Visitor, opened: () => Promise<MediaStream>) => {
  await visitor.seesAll();
  opens(opened);
  await visitor.types('{Enter}', 'room.voice');
};
const send = (visitor: Visitor) => screen.queryByRole('button', { name: visitor.text('room.voice.send') });

/** The browser asks its owner. */
export const Asking = page(room, async (visitor) => {
  await records(visitor, () => new Promise(() => undefined));
  await visitor.sees('room.voice.asking');
  await expect(send(visitor)).toBeDisabled();
});
export const Recording = page(room, async (visitor) => {
  await records(visitor, silence);
  await waitFor(() => expect(send(visitor)).toBeEnabled());
  await expect(screen.getByRole('progressbar', { name: visitor.text('room.voice.recording') })).toBeTruthy();
});
const refused = (name: string, says: 'room.voice.denied' | 'room.voice.none') => async (visitor: Visitor) => {
  await records(visitor, refusal(name));
  await visitor.sees(says);
  // Nothing is left of what was begun.
  await waitFor(() => expect(send(visitor)).toBeNull());
};
/** What to do about it stands beside it. */
export const Denied = page({ ...room }, refused('NotAllowedError', 'room.voice.denied'));
export const Absent = page(room, refused('NotFoundError', 'room.voice.none'));

/** A finger on the button. */
const holds = async (visitor: Visitor) => {
  await visitor.seesAll();
  opens(silence);
  // The browser knows no such finger.
  spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  const button = await screen.findByRole('button', { name: visitor.text('room.voice') });
  const { left: clientX } = button.getBoundingClientRect();
  const at = (by: number) => ({ button: 0, pointerId: 7, pointerType: 'touch', clientX: clientX + by });
  fireEvent.pointerDown(button, at(0));
  await visitor.sees({ plain: /^0:0\d$/ });
  return { slides: (by: number) => fireEvent.pointerMove(button, at(by)), button, at };
};
/** There is no button to send it: letting go does. */
export const Held = page(room, async (visitor) => {
  await holds(visitor);
  await visitor.sees('room.voice.slide');
  await expect(send(visitor)).toBeNull();
});
export const SlidAway = page(room, async (visitor) => {
  const finger = await holds(visitor);
  finger.slides(-120);
  await visitor.sees('room.voice.let_go');
  await visitor.lacks('room.voice.slide');
});
export const LetGoAway = page(room, async (visitor) => {
  const finger = await holds(visitor);
  finger.slides(-120);
  await visitor.sees('room.voice.let_go');
  fireEvent.pointerUp(finger.button, finger.at(-120));
  await visitor.lacks('room.voice.let_go');
  await visitor.lacks('room.sending');
});
