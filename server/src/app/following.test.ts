import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFollowing } from './following.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () => {
  const steps: string[] = [];
  const answers: (() => Promise<string[]>)[] = [];
  const following = createFollowing({
    pubsub: {
      follow: async (_, userId, groups) => {
        steps.push(`follow ${userId}`);
        await groups();
      },
      unfollow: (_, userId) => void steps.push(`unfollow ${userId}`),
    },
    groupIds: async () => (answers.shift() ?? (async () => []))(),
    onError: () => void steps.push('error'),
    linger: 1_000,
  });
  return { following, steps, answers };
};

test('who comes back soon is followed all the while, and no longer than that', async () => {
  const { following, steps } = open();
  following.begin('aurora', 'ann');
  await following.isReady('aurora', 'ann');
  following.end('aurora', 'ann');
  await vi.advanceTimersByTimeAsync(900);
  following.begin('aurora', 'ann');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(steps).toEqual(['follow ann']);
  following.end('aurora', 'ann');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(steps).toEqual(['follow ann', 'unfollow ann']);
});

test('where the groups could not be read, the next socket asks again', async () => {
  const { following, steps, answers } = open();
  answers.push(() => Promise.reject(new Error('database gone')));
  following.begin('aurora', 'ann');
  await expect(following.isReady('aurora', 'ann')).rejects.toThrow('database gone');
  await following.isReady('aurora', 'ann');
  expect(steps).toEqual(['follow ann', 'error', 'unfollow ann', 'follow ann']);
});

test('an end that was called off ends nobody later: not of a socket that closed twice, nor of one whose groups could not be read', async () => {
  const { following, steps, answers } = open();
  following.begin('aurora', 'ann');
  following.end('aurora', 'ann');
  await vi.advanceTimersByTimeAsync(10);
  following.end('aurora', 'ann');
  following.begin('aurora', 'ann');
  let fail = (_: Error) => {};
  answers.push(() => new Promise((_, reject) => (fail = reject)));
  following.begin('aurora', 'ben');
  following.end('aurora', 'ben');
  fail(new Error('database gone'));
  await vi.advanceTimersByTimeAsync(10);
  following.begin('aurora', 'ben');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(steps).toEqual(['follow ann', 'follow ben', 'error', 'unfollow ben', 'follow ben']);
});
