import { beforeEach, expect, it } from 'vitest';
import { forgetPersonalSlots } from '../../lib/storage/slot.ts';
import { DraftsStore } from './drafts.store.ts';

beforeEach(() => localStorage.clear());

it('keeps a draft for each conversation over a reload, until it is sent', () => {
  const drafts = new DraftsStore();
  drafts.write('a', 'half a sen');
  drafts.write('b', 'another');
  drafts.write('b', '');
  const reloaded = new DraftsStore();
  expect([reloaded.of('a'), reloaded.of('b')]).toEqual(['half a sen', '']);
});

it('does not lose what another tab wrote meanwhile', () => {
  const [here, there] = [new DraftsStore(), new DraftsStore()];
  here.write('a', 'from here');
  there.write('b', 'from there');
  expect(new DraftsStore().texts).toEqual({ a: 'from here', b: 'from there' });
});

it('is gone with the session', () => {
  new DraftsStore().write('a', 'private');
  forgetPersonalSlots();
  expect(new DraftsStore().of('a')).toBe('');
});
