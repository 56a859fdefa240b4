// @vitest-environment node
import { expect, it } from 'vitest';
import { AppliedVersions } from './applied-versions.ts';

it('takes what is newer than what was applied, and than what was read', () => {
  const applied = new AppliedVersions();
  expect([applied.take('a', 2), applied.take('a', 1), applied.take('a', 2), applied.take('a', 3)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect([applied.take('b', 4, 5), applied.take('b', 6, 5)]).toEqual([false, true]);
});

it('forgets what changed longest ago, and nothing that changed lately', () => {
  const applied = new AppliedVersions();
  applied.take('early', 1);
  applied.take('late', 1);
  applied.take('early', 2);
  for (let count = 0; count < 999; count += 1) applied.take(`message ${count}`, 1);
  expect([applied.take('early', 2), applied.take('late', 1)]).toEqual([false, true]);
});
