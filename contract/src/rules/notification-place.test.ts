import { expect, test } from 'vitest';
import { placeOfNotification } from './notification-place.ts';

const person = { id: 'u1', nickname: 'Meera', username: 'meera', avatar: '', avatar_thumbnail: '' };
const post = { id: 'p1', cover: null, text: '' };
const comment = { id: 'c1', text: 'Lovely' };
const group = { id: 'g1', name: 'Hills', icon: '' };

test.each([
  ['a post', { kind: 'like_post', post }, '/posts/p1'],
  ['a comment in its post', { kind: 'reply', post, comment }, '/posts/p1?comment=c1'],
  ['a group', { kind: 'group_invite', group }, '/room/g1'],
  ['a message in its group', { kind: 'mention', group, message: { id: 'm1' } }, '/room/g1?message=m1'],
  ['a group that one is out of', { kind: 'group_removed', group }, undefined],
  ['a withdrawal that is decided', { kind: 'withdrawal_result' }, '/wallet'],
  ['points that came', { kind: 'deposit' }, '/wallet'],
  ['who followed', { kind: 'follow' }, '/guest-page/u1'],
  ['many who followed', { kind: 'follow', count: 2 }, undefined],
  ['something that is not known', { kind: 'eclipse' }, undefined],
])('%s', (_, about, place) => {
  expect(placeOfNotification({ people: [person], count: 1, ...about })).toBe(place);
});
