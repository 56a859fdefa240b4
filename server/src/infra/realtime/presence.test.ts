import type { EventMap } from '@livery/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPresence, type LocalPresence as Presence } from './presence.ts';

type Told = EventMap['presence.changed'];

/** Nodes that hear each other, and what they have told and kept. */
const nodes = (count: number) => {
  const told: Told[] = [];
  const stored: string[][] = [];
  const all: Presence[] = Array.from({ length: count }, () =>
    createPresence({
      grace: 5_000,
      announce: (brand, presence) => {
        told.push(presence);
        for (const node of all) node.receive(brand, presence);
      },
      store: async (_, seen) => void stored.push([...seen.keys()]),
    }),
  );
  return { all, told, stored };
};
const words = (told: readonly Told[]) => told.map(({ user_id, online }) => `${user_id} ${online}`);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('who comes back within the time of grace was never away', async () => {
  const { all, told, stored } = nodes(1);
  const [node] = all as [Presence];
  node.arrive('aurora', 'ann');
  node.leave('aurora', 'ann');
  await vi.advanceTimersByTimeAsync(4_900);
  node.arrive('aurora', 'ann');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(words(told)).toEqual(['ann true']);
  expect(stored).toEqual([]);
});

test('who stays away was last here when the socket closed, and is kept with the others who left', async () => {
  const { all, told, stored } = nodes(1);
  const [node] = all as [Presence];
  const at = new Date().toISOString();
  for (const name of ['ann', 'ben']) node.arrive('aurora', name);
  for (const name of ['ann', 'ben']) node.leave('aurora', name);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(told.at(-1)).toEqual({ user_id: 'ben', online: false, seen_at: at });
  expect(stored).toEqual([['ann', 'ben']]);
  expect(node.isHere('aurora', 'ann')).toBe(false);
});

test('people of one brand are not people of another', () => {
  const [node] = nodes(1).all as [Presence];
  node.arrive('aurora', 'ann');
  expect(node.isHere('aurora', 'ann')).toBe(true);
  expect(node.isHere('lotus', 'ann')).toBe(false);
});

test('a person with a socket at another node is still here', async () => {
  const { all, told } = nodes(2);
  const [one, other] = all as [Presence, Presence];
  one.arrive('aurora', 'ann');
  other.arrive('aurora', 'ann');
  expect(words(told)).toEqual(['ann true']);
  one.leave('aurora', 'ann');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(told.at(-1)?.online).toBe(true);
  expect([one, other].map((node) => node.isHere('aurora', 'ann'))).toEqual([true, true]);
});

test('a server that stops keeps that all have left', async () => {
  const { all, told, stored } = nodes(1);
  const [node] = all as [Presence];
  node.arrive('aurora', 'ann');
  await node.stop();
  expect(stored).toEqual([['ann']]);
  expect(words(told)).toEqual(['ann true']);
});
