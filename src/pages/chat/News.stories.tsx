import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { SEA } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import { PEOPLE } from '../../stories/people.ts';
import { GROUP_CARDS, ROOM_OF_NEWS, UNSEEN, VOICES } from '../../stories/room-of-news.ts';
import { playSilently } from '../../stories/sound.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** What in a conversation is meant for the person: to jump to, to hear, to reply to, to open. */
const meta = { title: 'Pages/News', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const room: PageStart = { at: `/room/${ROOM_OF_NEWS}`, me, answers: UNSEEN, isState: true };

const jumpNamed = (name: string | RegExp) =>
  waitFor(() => screen.getByRole('button', { name }).getBoundingClientRect());

/** Away from the foot there is the way to it, too; none of them lies over the end of a message. */
const seesJumps = async (visitor: Visitor) => {
  await visitor.seesAll();
  await jumpNamed(visitor.text('room.unseen.mentions', { count: 3 }));
  screen.getByRole('log').scrollBy({ top: -400, behavior: 'instant' });
  const foot = await jumpNamed(visitor.text('room.to_foot'));
  const mentions = await jumpNamed(visitor.text('room.unseen.mentions', { count: 3 }));
  const reactions = await jumpNamed(visitor.text('room.unseen.reactions', { count: 2 }));
  return { foot, mentions, reactions };
};
export const Jumps = page({ ...room, picture: 'once' }, async (visitor) => {
  const { foot, mentions, reactions } = await seesJumps(visitor);
  await expect(reactions.right).toBeLessThanOrEqual(mentions.left);
  await expect(mentions.right).toBeLessThanOrEqual(foot.left);
  const log = screen.getByRole('log').getBoundingClientRect();
  await expect(log.bottom).toBeLessThanOrEqual(foot.top);
});
/** Beside the messages, one over the other, where the conversation is wide enough; else in the strip below them. */
export const JumpsOnDesktop = page({ ...room, screen: 'desktop' }, async (visitor) => {
  const { foot, mentions, reactions } = await seesJumps(visitor);
  const log = screen.getByRole('log').getBoundingClientRect();
  const isBelow = log.bottom <= foot.top;
  if (isBelow) return expect(mentions.right).toBeLessThanOrEqual(foot.left);
  await expect(reactions.bottom).toBeLessThanOrEqual(mentions.top);
  await expect(mentions.bottom).toBeLessThanOrEqual(foot.top);
  const ends = [...document.querySelectorAll('[role="log"] [data-bubble]')].map(
    (bubble) => bubble.getBoundingClientRect().right,
  );
  await expect(Math.max(...ends)).toBeLessThanOrEqual(foot.left);
});

const unheard = (visitor: Visitor) => screen.queryAllByText(visitor.text('room.unheard'));

/** One's own has no dot. */
export const UnheardVoices = page({ ...room, answers: VOICES }, async (visitor) => {
  await visitor.seesAll();
  await waitFor(() => expect(unheard(visitor)).toHaveLength(2));
});
const playButtons = (visitor: Visitor) => screen.findAllByRole('button', { name: visitor.text('room.play') });
const heard = async (): Promise<HTMLAudioElement> =>
  waitFor(() => document.querySelector<HTMLAudioElement>('audio[src]') as HTMLAudioElement);

/** One that ends hands on to the next; after the last one the bar goes. */
export const NextVoice = page({ ...room, answers: VOICES }, async (visitor) => {
  playSilently();
  await visitor.seesAll();
  const [first] = await playButtons(visitor);
  if (!first) throw new Error('no voices');
  await userEvent.click(first);
  await waitFor(() => expect(unheard(visitor)).toHaveLength(1));
  const bar = await screen.findByRole('region', { name: visitor.text('room.kind.audio') });
  await expect(bar.textContent).toContain('0:09');
  fireEvent.ended(await heard());
  await waitFor(() => expect(unheard(visitor)).toHaveLength(0));
  await waitFor(() => expect(bar.textContent).toContain('0:24'));
  fireEvent.ended(await heard());
  await waitFor(() => expect(bar.isConnected).toBe(false));
});
/** It goes on over the list, when its conversation is left. */
export const VoiceOverList = page({ ...room, answers: VOICES }, async (visitor) => {
  playSilently();
  await visitor.seesAll();
  const [first] = await playButtons(visitor);
  if (!first) throw new Error('no voices');
  await userEvent.click(first);
  await waitFor(() => expect(unheard(visitor)).toHaveLength(1));
  await visitor.presses('nav.back');
  await visitor.sees('page.chat');
  const bar = await screen.findByRole('region', { name: visitor.text('room.kind.audio') });
  await expect(bar.textContent).toContain(SEA.nickname);
  await visitor.presses('room.pause');
});
/** And over any other page, above what stands at its foot; the way back to its message is in it. */
export const VoiceOverPages = page({ ...room, answers: { ...PEOPLE, ...VOICES } }, async (visitor) => {
  playSilently();
  await visitor.seesAll();
  const [first] = await playButtons(visitor);
  if (!first) throw new Error('no voices');
  await userEvent.click(first);
  await visitor.presses('nav.back');
  await visitor.presses('nav.me');
  await visitor.sees({ plain: '128' });
  const name = visitor.text('room.kind.audio');
  const bars = await screen.findAllByRole('region', { name });
  await expect(bars).toHaveLength(1);
  const [bar] = bars;
  if (!bar) throw new Error('no bar');
  const places = screen.getAllByRole('navigation').map((place) => place.getBoundingClientRect());
  const foot = Math.max(...places.map(({ top }) => top));
  await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot));
  await userEvent.click(within(bar).getByRole('button', { name: new RegExp(SEA.nickname) }));
  await visitor.seesAll();
  await waitFor(() => expect(screen.getAllByRole('region', { name })).toHaveLength(1));
  await expect(screen.getByRole('region', { name }).getBoundingClientRect().top).toBeLessThan(foot / 2);
});

/** A finger has drawn a short message as far as letting go replies. */
export const DragToReply = page({ ...room, answers: VOICES }, async (visitor) => {
  await visitor.seesAll();
  // The browser knows no such finger.
  spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  const words = await visitor.sees({ plain: /路上堵车/ });
  const bubble = words.closest<HTMLElement>('[data-bubble]');
  const to = (clientX: number) => ({ pointerType: 'touch', pointerId: 7, clientX, clientY: 300 });
  await waitFor(() => {
    // What follows fingers comes behind the messages.
    fireEvent.pointerDown(words, to(300));
    for (const x of [280, 240, 200]) fireEvent.pointerMove(words, to(x));
    expect(bubble?.style.transform).toMatch(/translateX\(-/);
  });
  const mark = bubble?.lastElementChild?.getBoundingClientRect();
  const shown = bubble?.getBoundingClientRect();
  await expect(Math.abs((mark?.left ?? 0) - (shown?.right ?? 0))).toBeLessThan(16);
});

export const GroupCards = page({ ...room, answers: GROUP_CARDS }, async (visitor) => {
  await visitor.seesAll();
  const ofMember = await visitor.sees({ plain: '周末去山里' });
  const ofStranger = await visitor.sees({ plain: '城市摄影互助小组' });
  const ofNobody = await visitor.sees('room.card.gone');
  // Of the fifth nobody knows yet what it is.
  const unknown = await waitFor(() => {
    const words = screen.getAllByText(visitor.text('room.card.recommended'));
    expect(words).toHaveLength(3);
    return words;
  });
  for (const words of unknown) await expect(words.closest('a')).toBeNull();
  await expect(ofMember.closest('a')?.getAttribute('href')).toBe('/room/hills');
  await expect(ofStranger.closest('a')?.getAttribute('href')).toMatch(/^\/room\/.+\?join=/);
  await expect(ofNobody.closest('a')).toBeNull();
});
