// @vitest-environment node
import { LIMITS } from '@livery/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TypingStore } from './typing.store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const setUp = (isShared = true) => {
  const sent: string[] = [];
  return {
    sent,
    typing: new TypingStore({ isShown: () => true, isShared: () => isShared, send: (id) => sent.push(id) }),
  };
};
const meera = { group_id: 'g1', user_id: 'meera', nickname: 'Meera' };

test('somebody is shown for six seconds after each time they said so', () => {
  const { typing } = setUp();
  typing.receive(meera);
  vi.advanceTimersByTime(4_000);
  typing.receive({ ...meera, user_id: 'ben', nickname: 'Ben' });
  typing.receive(meera);
  vi.advanceTimersByTime(5_900);
  expect(typing.namesIn('g1')).toEqual(['Meera', 'Ben']);
  expect(typing.namesIn('g2')).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(typing.namesIn('g1')).toEqual([]);
});

test('nobody writes any more what they have said', () => {
  const { typing } = setUp();
  typing.receive(meera);
  typing.end('g1', 'meera');
  typing.end('g1', 'nobody');
  expect(typing.namesIn('g1')).toEqual([]);
});

test('keys are sent every three seconds, and the next message at once', () => {
  const { sent, typing } = setUp();
  for (let key = 0; key < 70; key += 1) {
    typing.write('g1');
    vi.advanceTimersByTime(100);
  }
  expect(sent).toHaveLength(Math.ceil(7_000 / LIMITS.typingEvery));
  typing.rest('g1');
  typing.write('g1');
  typing.write('g2');
  expect(sent.slice(3)).toEqual(['g1', 'g2']);
});

test('who hides it tells nothing', () => {
  const { sent, typing } = setUp(false);
  typing.write('g1');
  expect(sent).toEqual([]);
});
