import type { Message } from '@livery/contract';
import { autorun } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GROUP, ME, messageOf, noConnection, refusal, settle } from '../testing.ts';
import { VoicePlayer } from './voice-player.store.ts';

let voices: Message[];
let player: VoicePlayer;
let voicesAfter: ReturnType<typeof vi.fn<(message: Message) => Promise<readonly Message[]>>>;
let addressOf: ReturnType<typeof vi.fn<(message: Message) => Promise<string>>>;
const onBroken = vi.fn();
let play: ReturnType<typeof vi.spyOn>;
const voice = (seq: number, fields: Partial<Message> = {}) => messageOf({ seq, type: 'audio', ...fields });
const start = () =>
  new VoicePlayer({
    me: () => ME,
    voicesIn: (id) => (id === GROUP ? voices : []),
    voicesAfter,
    addressOf,
    onBroken,
    titleOf: () => 'Bob',
  });
const sounds = () => document.querySelectorAll('audio');
const sound = () => sounds()[0] as HTMLAudioElement;
const tell = (event: string) => sound().dispatchEvent(new Event(event));
const hear = async (message: Message) => {
  player.toggle(message);
  await settle();
};
const end = async () => {
  tell('ended');
  await settle();
};

beforeEach(() => {
  localStorage.clear();
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  voicesAfter = vi.fn(() => Promise.reject(noConnection()));
  addressOf = vi.fn(async ({ id }: Message) => `/voices/${id}`);
  voices = [
    voice(4),
    voice(2),
    voice(3, { user_id: ME }),
    voice(5, { expire_at: '2020-01-01T00:00:00Z' }),
    voice(6),
  ];
  onBroken.mockReset();
  player = start();
});
afterEach(() => {
  player.stop();
  vi.restoreAllMocks();
});

it('plays, pauses and goes on by the same press, and tells how far it has come', async () => {
  await hear(voice(2));
  expect([player.stateOf(voice(2).id), player.stateOf(voice(4).id)]).toEqual(['playing', 'idle']);
  sound().currentTime = 7;
  tell('timeupdate');
  player.toggle(voice(2));
  expect([player.state, player.secondsOf(voice(2).id), player.secondsOf(voice(4).id)]).toEqual([
    'paused',
    7,
    0,
  ]);
  player.toggle(voice(2));
  expect([player.state, addressOf.mock.calls.length]).toEqual(['playing', 1]);
});

it('another one that is pressed takes the place of the first, by the same element', async () => {
  await hear(voice(2));
  await hear(voice(6));
  expect([sounds().length, sound().src]).toEqual([1, `${location.origin}/voices/${voice(6).id}`]);
  expect([player.stateOf(voice(2).id), player.state]).toEqual(['idle', 'playing']);
});

it('when one ends, the next one of somebody else that was not heard begins; after the last nothing is heard', async () => {
  await hear(voice(2));
  const order = [];
  while (player.current) {
    order.push(player.current.seq);
    await end();
  }
  expect(order).toEqual([2, 4, 6]);
  expect(sound().getAttribute('src')).toBeNull();
});

it('goes on with what the server has, also when nothing of it is known any more', async () => {
  voices = [];
  const stored = [voice(3, { user_id: ME }), voice(4), voice(9), voice(70)];
  voicesAfter.mockImplementation(async ({ seq }) => stored.filter((one) => one.seq > seq).slice(0, 1));
  await hear(voice(2));
  await end();
  expect(player.current?.seq).toBe(4);
  await end();
  await end();
  expect(player.current?.seq).toBe(70);
  await end();
  expect(player.current).toBeUndefined();
});

it('begins nothing when another one was begun, or it was closed, while the server was asked', async () => {
  let come = (_: readonly Message[]) => {};
  voicesAfter.mockReturnValue(new Promise((done) => (come = done)));
  await hear(voice(2));
  await end();
  player.close();
  come([voice(4)]);
  await settle();
  expect(player.current).toBeUndefined();
});

it('lets one that is played again while the server is asked go on', async () => {
  let come = (_: readonly Message[]) => {};
  voicesAfter.mockReturnValue(new Promise((done) => (come = done)));
  await hear(voice(2));
  // An element pauses as it ends.
  tell('pause');
  await end();
  player.toggle(voice(2));
  come([voice(4)]);
  await settle();
  expect([player.current?.seq, player.state]).toEqual([2, 'playing']);
});

it('a second try is not ended by what comes of the first', async () => {
  let fail = (_: unknown) => {};
  play.mockImplementationOnce(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
    return new Promise<void>((_, reject) => (fail = reject));
  });
  await hear(voice(2));
  tell('error');
  fail(new DOMException('', 'NotSupportedError'));
  await settle();
  expect([player.state, addressOf.mock.calls.length, onBroken.mock.calls.length]).toEqual(['playing', 2, 0]);
});

it('what was heard before is left out, also after a reload', async () => {
  await hear(voice(4));
  player.stop();
  player = start();
  await hear(voice(2));
  await end();
  expect(player.current?.seq).toBe(6);
});

it('what comes when it is not wanted any more does not begin', async () => {
  let come = (_: string) => {};
  addressOf.mockReturnValueOnce(new Promise((done) => (come = done)));
  player.toggle(voice(2));
  player.close();
  come('/voices/late');
  await settle();
  expect(play).not.toHaveBeenCalled();
  expect(player.state).toBe('idle');
});

it('one that is kept no longer says so, one that did not come is asked for by the next press', async () => {
  addressOf.mockRejectedValueOnce(refusal(410));
  await hear(voice(2));
  expect([player.isGone(voice(2)), player.current]).toEqual([true, undefined]);
  addressOf.mockRejectedValueOnce(noConnection());
  await hear(voice(4));
  expect([player.isGone(voice(4)), player.current]).toEqual([false, undefined]);
  await hear(voice(4));
  expect(player.state).toBe('playing');
});

it('ends with its message, and with its conversation', async () => {
  await hear(voice(2));
  player.drop(voice(4).id);
  player.leave('another');
  expect(player.current?.seq).toBe(2);
  player.drop(voice(2).id);
  expect(player.current).toBeUndefined();
  await hear(voice(4));
  player.leave(GROUP);
  expect(player.current).toBeUndefined();
});

it('begins where it is wanted, and keeps its speed with another address', async () => {
  player.seek(voice(2), 12);
  await settle();
  expect([sound().currentTime, player.seconds]).toEqual([12, 12]);
  player.setRate(2);
  expect(sound().playbackRate).toBe(2);
  sound().playbackRate = 1;
  await hear(voice(6));
  expect(sound().playbackRate).toBe(2);
});

it('one of somebody else is unheard until it plays; who draws it learns of that', async () => {
  const drawn: boolean[] = [];
  const stop = autorun(() => drawn.push(player.isUnheard(voice(2))));
  await hear(voice(2));
  stop();
  expect(drawn).toEqual([true, false]);
  expect(player.isUnheard(voice(3, { user_id: ME }))).toBe(false);
});

it('what came and cannot be played is said; a press that stops it is not', async () => {
  play.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await hear(voice(2));
  expect(onBroken).not.toHaveBeenCalled();
  play.mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
  await hear(voice(2));
  expect([onBroken.mock.calls.length, player.state]).toEqual([1, 'idle']);
});

it('one that breaks off goes on by another address, and is given up where that breaks at the same place', async () => {
  await hear(voice(2));
  sound().currentTime = 7;
  tell('timeupdate');
  tell('error');
  await settle();
  expect([addressOf.mock.calls.length, player.state, sound().currentTime]).toEqual([2, 'playing', 7]);
  tell('error');
  expect([addressOf.mock.calls.length, onBroken.mock.calls.length, player.state]).toEqual([2, 1, 'idle']);
});
