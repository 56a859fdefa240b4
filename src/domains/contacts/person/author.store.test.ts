import { type AuthorProfile, FollowRelation } from '@livery/contract';
import { expect, it, vi } from 'vitest';
import { connection } from '../../../lib/connection.ts';
import { connectionLost } from '../../../lib/http/failure.ts';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { AuthorStore } from './author.store.ts';

const author: AuthorProfile = {
  id: 'ann',
  nickname: 'Ann',
  username: 'ann1234',
  avatar: '',
  avatar_thumbnail: '',
  is_followed: FollowRelation.FOLLOWING,
  bio: '',
  follows_me: false,
  liked_open: true,
  collected_open: false,
};
const counts = { posts: 3, followers: 20, followings: 5, likes: 400 };

const open = (isGuest: boolean, fault?: Error) => {
  const http = fakeCalls({
    'GET /social/api/authors/:id': () => author,
    'GET /social/api/authors/:id/counts': () => counts,
    'GET /social/api/guest/authors/:id': () => (fault ? Promise.reject(fault) : author),
    'GET /social/api/guest/authors/:id/counts': () => counts,
  });
  const read: string[] = [];
  const store = new AuthorStore({ http, id: 'ann', isGuest, onRead: ({ id }) => read.push(id) });
  return { http, read, store };
};

it.each([
  [true, 'GET /social/api/guest/authors/:id'],
  [false, 'GET /social/api/authors/:id'],
])('asks as who one is, and tells who is followed (guest: %s)', async (isGuest, call) => {
  const { http, read, store } = open(isGuest);
  await store.load();
  expect(http.asked[0]?.call).toBe(call);
  expect([store.state, read]).toEqual([{ status: 'ready', author, counts }, ['ann']]);
});

it('is read again once there is a connection, as long as somebody looks', async () => {
  for (const isLooking of [true, false]) {
    const { http, store } = open(true);
    const answer = http.answers['GET /social/api/guest/authors/:id'];
    http.answers['GET /social/api/guest/authors/:id'] = () =>
      Promise.reject(connectionLost('GET /social/api/guest/authors/:id'));
    await store.load();
    expect(store.state.status).toBe('failed');
    if (answer) http.answers['GET /social/api/guest/authors/:id'] = answer;
    if (!isLooking) store.stop();
    connection.announceBack();
    await vi.waitFor(() => expect(store.state.status).toBe(isLooking ? 'ready' : 'failed'));
  }
});

it('tells who is gone from who did not come', async () => {
  const { store } = open(true, refusal('api.author_deleted'));
  await store.load();
  expect(store.state.status).toBe('gone');
  const other = open(true, connectionLost('GET')).store;
  await other.load();
  expect(other.state.status).toBe('failed');
});

it('stays when it cannot be read anew', async () => {
  const { http, store } = open(false);
  await store.load();
  http.answers['GET /social/api/authors/:id'] = () => Promise.reject(connectionLost('GET'));
  await store.load();
  expect(store.state.status).toBe('ready');
});
