import { runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Stores } from '../lib/stores/stores.ts';
import { openTab } from './testing/app-stores.ts';

let stores: Stores;
let fetched: string[];
let beginLater: typeof import('./later.ts').beginLater;

beforeEach(async () => {
  vi.useFakeTimers();
  // The first screen is over once in the life of a page.
  vi.resetModules();
  ({ beginLater } = await import('./later.ts'));
  // Its code is here before it is asked for: the tests are not about waiting.
  await import('./prefetch.ts');
  localStorage.clear();
  stores = await openTab('en');
  fetched = [];
  stores.domains.page = (name) => ({
    value: undefined,
    load: async () => {
      fetched.push(name);
      throw new Error('whatever comes of it');
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rest = async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10_000);
};

describe('code fetched ahead', () => {
  it('waits for the first thing that somebody does', async () => {
    void beginLater(stores);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(fetched).toEqual([]);
    dispatchEvent(new Event('pointerdown'));
    await rest();
    expect(fetched).toEqual(['social/gallery', 'social/chart', 'discover/discover']);
  });

  it('comes after five seconds otherwise, and for an account with its login', async () => {
    void beginLater(stores);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(fetched).toEqual([]);
    await rest();
    expect(fetched).not.toContain('messages/chat');
    runInAction(() => {
      stores.users.status = 'signedIn';
    });
    await rest();
    expect(fetched).toEqual(expect.arrayContaining(['messages/chat', 'users/me', 'contacts/friends']));
  });

  it('does not come for who saves data', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
    void beginLater(stores);
    dispatchEvent(new Event('pointerdown'));
    await rest();
    expect(fetched).toEqual([]);
  });
});
