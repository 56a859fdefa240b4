import 'fake-indexeddb/auto';
import { type Group, LIMITS, type Message } from '@livery/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetPersonalData } from '../../../lib/storage/stored-value.ts';
import { shownIn } from '../testing.ts';
import { pass, stopTime } from './clock.ts';
import { Life } from './life.ts';
import type { Tab } from './tab.ts';

/** `LIVES_SEED=…` replays one life, `LIVES=1000` lives more of them, `LIVES_FROM=…` others. */
const { LIVES_SEED, LIVES = '100', LIVES_FROM = '1' } = process.env;
const seeds =
  LIVES_SEED === undefined
    ? Array.from({ length: Number(LIVES) }, (_, at) => at + Number(LIVES_FROM))
    : [Number(LIVES_SEED)];
const STEPS = 40;
const TURNS_OF_PAGES = 40;
/** Milliseconds that a frame may be under way: slow, late, and a second time. */
const SLOWEST = 11_000;

/** All that is drawn of a message, in words. */
const told = ({ id, seq, type, user_id, text, thread, emojis = [] }: Message): string =>
  [
    seq,
    id,
    type,
    user_id,
    text,
    thread ? `> ${thread.id} ${thread.type} ${thread.text}` : '',
    ...emojis.map(({ emoji, count, mine }) => `${emoji}${count}${mine ? ' mine' : ''}`).sort(),
  ].join('|');

/** What the list of conversations draws. */
const listed = (group: Group | undefined) => {
  const { id, type, user_id, text } = group?.last_unblock_message ?? {};
  return { id, type, user_id, text };
};

/** Rows stand in the order of their places, each once, whatever is going on. */
const expectOrder = ({ room }: Tab): void => {
  const places = shownIn(room).map(({ seq }) => seq);
  expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
};

/** Nobody is shown as writing for longer than they said, with what the network may add to it. */
const expectTyping = (tab: Tab, { server }: Life): void => {
  if (Date.now() - server.typedAt > LIMITS.typing + SLOWEST) expect(tab.isTypedIn).toBe(false);
};

const expectStored = ({ room }: Tab, { server }: Life): void => {
  const { ready } = room.view;
  if (!ready) throw new Error(`the room is ${room.view.state.status}`);
  const { from, to } = ready.window;
  const part = server.visible.filter(({ seq }) => seq >= from && seq <= to);
  expect(shownIn(room).map(told)).toEqual(part.map(told));
};

const expectWhole = async (tab: Tab, life: Life): Promise<void> => {
  const { room, chat } = tab;
  const { server } = life;
  expectStored(tab, life);
  expect(room.outbox.list).toEqual([]);
  expect(tab.isTypedIn).toBe(false);
  expect(room.pins.list.map(({ id }) => id)).toEqual(server.pins.map(({ id }) => id));
  expect(room.unseen.mentions.map(({ id }) => id)).toEqual(server.unseen.mentions.map(({ id }) => id));
  expect(room.unseen.reactions.map(({ id }) => id)).toEqual(server.unseen.reactions.map(({ id }) => id));
  expect(room.pins.list.map(({ text }) => text)).toEqual(server.pins.map(({ text }) => text));
  expect(listed(chat.groups.get(server.group.id))).toEqual(listed(server.group));
  room.view.showNewest();
  expectStored(tab, life);
  expect(shownIn(room).at(-1)?.id).toBe(server.visible.at(-1)?.id);
  for (let turn = 0; turn < TURNS_OF_PAGES && room.view.ready?.older !== 'end'; turn += 1) {
    void room.loadOlder();
    await pass(200);
    expectStored(tab, life);
  }
  expect(room.view.ready?.older).toBe('end');
};

const live = async (seed: number): Promise<void> => {
  localStorage.clear();
  stopTime(1_760_000_000_000);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const life = new Life(seed);
  try {
    for (let step = 1; step <= STEPS; step += 1) {
      await life.step();
      for (const tab of life.tabs) {
        expectOrder(tab);
        expectTyping(tab, life);
      }
      if (step % (STEPS / 2) !== 0) continue;
      await life.rest();
      for (const tab of life.tabs) await expectWhole(tab, life);
    }
    expect(life.faults).toEqual([]);
    for (const written of life.written) {
      const stored = written.map((cid) => [cid, life.server.placesOf(cid).length]);
      expect(stored).toEqual(written.map((cid) => [cid, 1]));
    }
  } catch (error) {
    console.error(`LIVES_SEED=${seed}: ${life.log.join(', ')}`);
    throw error;
  } finally {
    life.end();
    vi.useRealTimers();
    vi.restoreAllMocks();
    forgetPersonalData();
    await new Promise((resolve) => void setTimeout(resolve));
  }
};

afterEach(() => vi.useRealTimers());

it.each(seeds)('life %i shows what is stored, in order', live);
