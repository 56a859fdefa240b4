import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';

test('fifty worlds of points and envelopes, with the server and the database killed: all is what the model is', async () => {
  const { worlds, kills, envelopes, entries } = await simulate({ seeds: 50, kills: 2 });
  expect([worlds, kills]).toEqual([50, 2]);
  expect(envelopes).toBeGreaterThan(100);
  expect(entries).toBeGreaterThan(1000);
});
