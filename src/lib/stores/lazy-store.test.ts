// @vitest-environment node
import { expect, it } from 'vitest';
import { LazyStore } from './lazy-store.ts';

const scene = () => {
  const events: string[] = [];
  let finish = (): void => undefined;
  const lazy = new LazyStore(async () => {
    events.push('built');
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { stop: () => void events.push('stopped') };
  });
  return { lazy, events, finish: () => finish() };
};

it('builds once, when it is first needed', async () => {
  const { lazy, events, finish } = scene();
  expect(events).toEqual([]);
  const [one, other] = [lazy.load(), lazy.load()];
  finish();
  expect(await one).toBe(await other);
  expect(lazy.value).toBe(await one);
  expect(events).toEqual(['built']);
});

it('stops what is dropped, also when its code was still on the way', async () => {
  const { lazy, events, finish } = scene();
  const loading = lazy.load();
  lazy.drop();
  finish();
  await loading;
  expect(lazy.value).toBeUndefined();
  expect(events).toEqual(['built', 'stopped']);
});

it('tries again after its code did not come', async () => {
  let tries = 0;
  const lazy = new LazyStore(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return { stop: () => undefined };
  });
  await expect(lazy.load()).rejects.toThrow('no network');
  await lazy.load();
  expect(lazy.value).toBeDefined();
});

it('does not mistake what was dropped for what was asked for afterwards', async () => {
  const finishes: (() => void)[] = [];
  const stopped: number[] = [];
  const lazy = new LazyStore(async () => {
    const number = finishes.length;
    await new Promise<void>((resolve) => finishes.push(resolve));
    return { number, stop: () => void stopped.push(number) };
  });
  const first = lazy.load();
  lazy.drop();
  const second = lazy.load();
  for (const finish of finishes) finish();
  await Promise.all([first, second]);
  expect(lazy.value?.number).toBe(1);
  expect(stopped).toEqual([0]);
});
