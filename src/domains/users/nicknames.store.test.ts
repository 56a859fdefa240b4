import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeCalls, fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import { NicknamesStore } from './nicknames.store.ts';

let http: FakeCalls;
let names: NicknamesStore;

beforeEach(() => {
  localStorage.clear();
  http = fakeCalls({
    'GET /api/v1/users/nicknames': ({ query }) =>
      query?.next_id === undefined
        ? { list: [{ id: 'ann', nickname: 'Boss' }], next_id: 'ann' }
        : { list: [{ id: 'ben', nickname: 'Benno' }], next_id: null },
  });
  names = new NicknamesStore();
  names.start(http);
});
afterEach(() => names.stop());

const ANN = { id: 'ann', nickname: 'Ann' };

it('reads every page of them', async () => {
  expect(names.nameOf(ANN)).toBe('Ann');
  await names.load();
  expect([names.nameOf(ANN), names.nameOf({ id: 'ben', nickname: 'Ben' })]).toEqual(['Boss', 'Benno']);
});

it('tells of a change at once, and gives the own name back', async () => {
  await names.load();
  const seen: string[] = [];
  const stop = names.watch(() => seen.push(names.nameOf(ANN)));
  names.receive({ user_id: 'ann', nickname: 'Chief' });
  names.receive({ user_id: 'ann', nickname: '' });
  stop();
  names.receive({ user_id: 'ann', nickname: 'Late' });
  expect(seen).toEqual(['Chief', 'Ann']);
});

it('takes the own name over one that was given when the person was read', async () => {
  const member = { id: 'ann', nickname: 'Boss', origin_nickname: 'Ann' };
  expect(names.nameOf(member)).toBe('Boss');
  await names.load();
  names.receive({ user_id: 'ann', nickname: '' });
  expect(names.nameOf(member)).toBe('Ann');
});

it('stands over a reload, and not for who comes next', async () => {
  await names.load();
  const next = new NicknamesStore();
  next.start(fakeCalls());
  expect(next.nameOf(ANN)).toBe('Boss');
  next.stop();
  expect(next.nameOf(ANN)).toBe('Ann');
});

it('is read at once for a page of people, once', async () => {
  names.open();
  names.open();
  await vi.waitFor(() => expect(names.nameOf(ANN)).toBe('Boss'));
  names.open();
  expect(http.asked).toHaveLength(2);
});

it('is read as soon as it is known who reads, for a page that was open before', async () => {
  const next = new NicknamesStore();
  next.open();
  next.start(http);
  await vi.waitFor(() => expect(next.nameOf(ANN)).toBe('Boss'));
  next.stop();
});

it('keeps nothing that is told when its owner has left', async () => {
  await names.load();
  names.stop();
  localStorage.clear();
  names.receive({ user_id: 'ann', nickname: 'Chief' });
  expect([names.nameOf(ANN), localStorage.length]).toEqual(['Ann', 0]);
});

it('keeps a change that was made while they were being read', async () => {
  const reading = names.load();
  names.receive({ user_id: 'ann', nickname: 'Chief' });
  await reading;
  expect(names.nameOf(ANN)).toBe('Chief');
});

it('is read again after a gap, not before it was read at all', async () => {
  names.catchUp();
  expect(http.asked).toEqual([]);
  await names.load();
  names.catchUp();
  expect(http.asked).toHaveLength(3);
});
