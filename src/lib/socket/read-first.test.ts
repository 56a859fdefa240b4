import { observable, runInAction } from 'mobx';
import { expect, it, vi } from 'vitest';
import { readFirst } from './read-first.ts';
import type { RealtimeStatus } from './realtime.ts';

const start = (status: RealtimeStatus) => {
  const world = observable({ status, isAwaited: false });
  const read = vi.fn();
  const stop = readFirst(world, read, () => world.isAwaited);
  const change = (changes: Partial<typeof world>) => runInAction(() => Object.assign(world, changes));
  return { read, stop, change };
};

it.each(['open', 'down', 'off'] as const)('reads at once where the socket is %s', (status) => {
  expect(start(status).read).toHaveBeenCalledOnce();
});

it('leaves it to the catching up of a socket that becomes live', () => {
  const { read, change } = start('connecting');
  change({ status: 'open' });
  change({ status: 'down' });
  expect(read).not.toHaveBeenCalled();
});

it('reads where no socket comes, and once', () => {
  const { read, change } = start('connecting');
  change({ status: 'down' });
  change({ status: 'connecting', isAwaited: true });
  expect(read).toHaveBeenCalledOnce();
});

it('reads for somebody who waits, and for nobody after it was stopped', () => {
  const waiting = start('connecting');
  waiting.change({ isAwaited: true });
  expect(waiting.read).toHaveBeenCalledOnce();
  const stopped = start('connecting');
  stopped.stop();
  stopped.change({ isAwaited: true });
  expect(stopped.read).not.toHaveBeenCalled();
});
