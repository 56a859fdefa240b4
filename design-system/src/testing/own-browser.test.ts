// @vitest-environment node: the DOM of tests has no locks, Node has
import { BroadcastChannel as SharedChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';

/* What files in other threads of the process say and hold, by the same names. */

test('a channel is heard by the tabs of a file, and by no other file', async () => {
  const others = new SharedChannel('tabs');
  const [one, another] = [new BroadcastChannel('tabs'), new BroadcastChannel('tabs')];
  const heard = new Promise((resolve) => {
    another.onmessage = ({ data }) => resolve(data);
  });
  others.postMessage('of another file');
  one.postMessage('of this file');
  expect(await heard).toBe('of this file');
  for (const channel of [others, one, another]) channel.close();
});

test('a lock is held by a tab of a file alone', async () => {
  const isFree = () => navigator.locks.request('work', { ifAvailable: true }, (lock) => lock !== null);
  const { request }: { request(name: string, work: () => Promise<void>): Promise<void> } =
    Object.getPrototypeOf(navigator.locks);
  await request.call(navigator.locks, 'work', async () => expect(await isFree()).toBe(true));
  await navigator.locks.request('work', async () => expect(await isFree()).toBe(false));
});
