import type { Message } from '@livery/contract';
import { autorun } from 'mobx';
import { beforeEach, expect, it } from 'vitest';
import { GROUP, ME, messageOf } from '../testing.ts';
import { VoiceQueue } from './voice-queue.store.ts';

let voices: Message[];
let queue: VoiceQueue;
const voice = (seq: number, fields: Partial<Message> = {}) => messageOf({ seq, type: 'audio', ...fields });
const draw = () => voices.map(({ id }) => queue.draw(id));
const hear = (message: Message) => {
  queue.start(message);
  queue.end(message);
};

beforeEach(() => {
  localStorage.clear();
  voices = [
    voice(4),
    voice(2),
    voice(3, { user_id: ME }),
    voice(5, { expire_at: '2020-01-01T00:00:00Z' }),
    voice(6),
  ];
  queue = new VoiceQueue({ me: () => ME, voicesIn: (id) => (id === GROUP ? voices : []) });
  draw();
});

it('when one ends, the next one of somebody else that was not heard begins', () => {
  hear(voice(2));
  expect(queue.current).toBe(voice(4).id);
  hear(voice(4));
  expect(queue.current).toBe(voice(6).id);
  hear(voice(6));
  expect(queue.current).toBeUndefined();
});

it('what was heard before is left out, also after a reload', () => {
  hear(voice(4));
  queue = new VoiceQueue({ me: () => ME, voicesIn: () => voices });
  draw();
  hear(voice(2));
  expect(queue.current).toBe(voice(6).id);
});

it('another one that is pressed meanwhile takes the turn', () => {
  hear(voice(2));
  queue.start(voice(6));
  expect(queue.current).toBeUndefined();
});

it('one that is not drawn has no turn, now or when it comes into sight', () => {
  queue = new VoiceQueue({ me: () => ME, voicesIn: () => voices });
  hear(voice(2));
  expect(queue.current).toBeUndefined();
  draw();
  expect(queue.current).toBeUndefined();
});

it('a turn is over when the room is left before it began', () => {
  queue = new VoiceQueue({ me: () => ME, voicesIn: () => voices });
  const leave = draw();
  hear(voice(2));
  for (const end of leave) end();
  expect(queue.current).toBeUndefined();
});

it('a turn is taken once: what was refused does not begin later', () => {
  hear(voice(2));
  queue.pass(voice(6).id);
  expect(queue.current).toBe(voice(4).id);
  queue.pass(voice(4).id);
  expect(queue.current).toBeUndefined();
});

it('one of somebody else is unheard until it plays; who draws it learns of that', () => {
  const drawn: boolean[] = [];
  const stop = autorun(() => drawn.push(queue.isUnheard(voice(2))));
  queue.start(voice(2));
  stop();
  expect(drawn).toEqual([true, false]);
  expect(queue.isUnheard(voice(3, { user_id: ME }))).toBe(false);
});
