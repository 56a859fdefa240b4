// @vitest-environment node
import { type AuthorEntry, FollowRelation } from '@livery/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { AuthorPeople } from './author-people.store.ts';

const person = (id: string): AuthorEntry => ({
  ...{ id, nickname: id, username: id, avatar: '', avatar_thumbnail: '' },
  is_followed: FollowRelation.FOLLOWING,
  follows_me: true,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const setUp = () => {
  const http = fakeCalls({
    'GET /social/api/authors/:id/followers': ({ query }) => ({
      list: [person(query?.q ?? 'everybody')],
      next_id: null,
    }),
  });
  const known: string[] = [];
  const follows = { upsert: ({ id }: { id: string }) => void known.push(id) };
  const people = new AuthorPeople({ http, viewer: { isSignedIn: true }, follows }, 'ann', 'followers');
  return { http, known, people };
};
const shown = ({ people }: ReturnType<typeof setUp>) => people.list.list.map(({ id }) => id);

it('shows all, and what one is to them is known everywhere', async () => {
  const world = setUp();
  await vi.advanceTimersByTimeAsync(0);
  expect([shown(world), world.known]).toEqual([['everybody'], ['everybody']]);
});

it('looks for what was typed once the typing rests', async () => {
  const world = setUp();
  await vi.advanceTimersByTimeAsync(0);
  for (const words of ['b', 'bo', 'bob ']) world.people.type(words);
  await vi.advanceTimersByTimeAsync(299);
  expect(world.http.asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown(world)).toEqual(['bob']);
  expect(world.http.asked.map(({ options }) => options['query'])).toEqual([{}, { q: 'bob' }]);
});

it('asks nothing more once nobody looks', async () => {
  const world = setUp();
  world.people.type('bob');
  world.people.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(world.http.asked).toHaveLength(1);
});
