import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPersonalData } from '../../lib/storage/stored-value.ts';
import { DraftsStore, storedDrafts } from './drafts.store.ts';

let tabs: DraftsStore[];

const openTab = (): DraftsStore => {
  const tab = new DraftsStore();
  tabs.push(tab);
  return tab;
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  tabs = [];
});
afterEach(() => {
  for (const tab of tabs) tab.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('keeps a draft for each conversation over a reload, until it is sent', () => {
  const drafts = openTab();
  drafts.write('a', 'half a sen');
  drafts.write('b', 'another');
  drafts.write('b', '');
  drafts.save();
  const reloaded = openTab();
  expect([reloaded.of('a'), reloaded.of('b')]).toEqual(['half a sen', '']);
});

it('does not lose what another tab wrote meanwhile', () => {
  const [here, there] = [openTab(), openTab()];
  here.write('a', 'from here');
  there.write('b', 'from there');
  here.save();
  there.save();
  expect(storedDrafts.read()).toEqual({ a: 'from here', b: 'from there' });
});

it('shows what another tab writes, and not in place of what is being typed here', () => {
  const drafts = openTab();
  drafts.write('a', 'typed here');
  storedDrafts.write({ a: 'older', b: 'typed there' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'lv.me.drafts.1' }));
  expect([drafts.of('a'), drafts.of('b')]).toEqual(['typed here', 'typed there']);
});

it('is gone with the session, also what was not saved yet', () => {
  const drafts = openTab();
  drafts.write('a', 'private');
  drafts.save();
  drafts.write('a', 'private, and more');
  drafts.stop();
  forgetPersonalData();
  vi.runAllTimers();
  expect(openTab().of('a')).toBe('');
});

it('touches one conversation a key', () => {
  const drafts = openTab();
  const runs = { a: 0, b: 0 };
  const stops = (['a', 'b'] as const).map((id) =>
    autorun(() => {
      drafts.of(id);
      runs[id] += 1;
    }),
  );
  for (const text of ['h', 'ha', 'hal']) drafts.write('a', text);
  expect(runs).toEqual({ a: 4, b: 1 });
  for (const stop of stops) stop();
});

describe('storage', () => {
  const type = (drafts: DraftsStore, seconds: number) => {
    for (let key = 0; key < seconds * 10; key += 1) {
      drafts.write('a', `${key}`);
      vi.advanceTimersByTime(100);
    }
  };

  it('is written once a second at most', () => {
    const writes = vi.spyOn(Storage.prototype, 'setItem');
    type(openTab(), 5);
    expect(writes.mock.calls.length).toBeLessThanOrEqual(5);
    expect(Number(storedDrafts.read()?.['a'])).toBeGreaterThan(30);
  });

  it.each(['visibilitychange', 'pagehide'])('is written at once when the page goes: %s', (event) => {
    openTab().write('a', 'last words');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event(event));
    window.dispatchEvent(new Event(event));
    expect(storedDrafts.read()).toEqual({ a: 'last words' });
  });
});
