import { expect, test } from 'vitest';
import { later } from './later.ts';

test('it is brought once for all who ask, and again after a failure', async () => {
  let times = 0;
  const number = later(async () => {
    times += 1;
    if (times === 1) throw new Error('not yet');
    return times;
  });
  expect(times).toBe(0);
  await expect(number()).rejects.toThrow('not yet');
  expect(await Promise.all([number(), number()])).toEqual([2, 2]);
  expect(await number()).toBe(2);
});
