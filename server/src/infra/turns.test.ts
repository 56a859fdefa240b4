import { expect, test, vi } from 'vitest';
import { createTurns } from './turns.ts';

/** Work that ends when it is told to, and notes when it began. */
const steps = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
};

test('of one key one after the other, in the order of asking; others do not wait', async () => {
  const inTurn = createTurns({ most: 10 });
  const { begun, work, end } = steps();
  const [first, second, other] = [
    inTurn('a', work('first')),
    inTurn('a', work('second')),
    inTurn('b', work('other')),
  ];
  await Promise.resolve();
  expect(begun).toEqual(['first', 'other']);
  end('first');
  expect(await first).toBe('first');
  end('other');
  await other;
  await vi.waitFor(() => expect(begun).toEqual(['first', 'other', 'second']));
  end('second');
  expect(await second).toBe('second');
});

test('what fails keeps nobody, and more than may wait are refused', async () => {
  const inTurn = createTurns({ most: 2 });
  const failed = inTurn('a', () => Promise.reject(new Error('broken')));
  const next = inTurn('a', async () => 'next');
  await expect(inTurn('a', async () => 'one too many')).rejects.toMatchObject({ code: 'api.unavailable' });
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('next');
  expect(await inTurn('a', async () => 'later')).toBe('later');
});

test('who waits too long is refused, is not run, and lets nobody in before the one that runs', async () => {
  const inTurn = createTurns({ most: 10, patience: 20 });
  const { begun, work, end } = steps();
  const first = inTurn('a', work('first'));
  await expect(inTurn('a', work('late'))).rejects.toMatchObject({ code: 'api.unavailable' });
  const next = inTurn('a', work('next'));
  await Promise.resolve();
  expect(begun).toEqual(['first']);
  end('first');
  await first;
  await vi.waitFor(() => expect(begun).toEqual(['first', 'next']));
  end('next');
  expect(await next).toBe('next');
});
