import { beforeEach, expect, it } from 'vitest';
import { KnownGroups } from './known-groups.ts';
import { groupOf } from './testing.ts';

let known: KnownGroups;
const hills = groupOf({ id: 'hills', display_name: 'Hills', last_seq: 3 });

beforeEach(() => {
  known = new KnownGroups();
  known.keep(hills, known.now());
});

it('takes what a group is from a response though messages have overtaken it', () => {
  const requestedAt = known.now();
  known.change({ ...hills, last_seq: 4, unread: 1 });
  known.keep({ ...hills, display_name: 'Tea hills', member_permission: ['message'] }, requestedAt);
  expect(known.get('hills')).toMatchObject({
    display_name: 'Tea hills',
    member_permission: ['message'],
    last_seq: 4,
    unread: 1,
  });
});

it('keeps what events told a group to be over a response that was requested before them', () => {
  const requestedAt = known.now();
  known.changeFacts({ ...hills, display_name: 'Tea hills' });
  known.keep({ ...hills, last_seq: 9, unread: 2 }, requestedAt);
  expect(known.get('hills')).toMatchObject({ display_name: 'Tea hills', last_seq: 9, unread: 2 });
  known.keep(hills, known.now());
  expect(known.get('hills')?.display_name).toBe('Hills');
});

it('remembers why the person has left a group until they come back', () => {
  known.depart('hills', 'removed');
  expect(known.get('hills')).toBeUndefined();
  expect(known.departed('hills')).toEqual({ name: 'Hills', reason: 'removed' });
  known.keep(hills, known.now());
  expect(known.departed('hills')).toBeUndefined();
});

it('does not bring a group back by a response that was requested while the person was in it', () => {
  const requestedAt = known.now();
  known.depart('hills', 'removed');
  known.keep(hills, requestedAt);
  expect(known.get('hills')).toBeUndefined();
});

it('knows the reason whether the event or a refused call comes first', () => {
  known.depart('hills', undefined);
  known.depart('hills', 'dissolved');
  known.depart('hills', undefined);
  expect(known.departed('hills')).toEqual({ name: 'Hills', reason: 'dissolved' });
});

it('says nothing of one that is only forgotten', () => {
  known.remove('hills');
  expect(known.departed('hills')).toBeUndefined();
});

it('closes a direct conversation though messages have overtaken the response, and opens it again by one that says nothing', () => {
  const requestedAt = known.now();
  known.change({ ...hills, last_seq: 4 });
  known.keep({ ...hills, blocked: true }, requestedAt);
  expect(known.get('hills')).toMatchObject({ blocked: true, cancelled: false, last_seq: 4 });
  const askedAgainAt = known.now();
  known.change({ ...hills, blocked: true, last_seq: 5 });
  known.keep({ ...hills, cancelled: true }, askedAgainAt);
  expect(known.get('hills')).toMatchObject({ blocked: false, cancelled: true, last_seq: 5 });
});

it('keeps what was requested later, though what was requested before it comes after it', () => {
  const [before, after] = [known.now(), known.now()];
  known.keep({ ...hills, last_seq: 5, unread: 2 }, after);
  known.keep({ ...hills, last_seq: 3, unread: 0 }, before);
  expect(known.get('hills')).toMatchObject({ last_seq: 5, unread: 2 });
  known.keep({ ...hills, last_seq: 5, unread: 0 }, known.now());
  expect(known.get('hills')?.unread).toBe(0);
});

it('takes what has more messages, whenever it was requested', () => {
  const [before, after] = [known.now(), known.now()];
  known.keep({ ...hills, last_seq: 5 }, after);
  known.keep({ ...hills, last_seq: 6 }, before);
  expect(known.get('hills')?.last_seq).toBe(6);
});
