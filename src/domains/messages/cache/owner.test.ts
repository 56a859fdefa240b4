import type { User } from '@livery/contract';
import { runInAction } from 'mobx';
import { beforeEach, expect, it } from 'vitest';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { forgetPersonalData } from '../../../lib/storage/stored-value.ts';
import type { SessionStore } from '../../auth/index.ts';
import { UsersStore } from '../../users/index.ts';
import { isOwnerHere, rememberOwner, restoreOwner } from './owner.ts';

const ANN = { id: 'ann', nickname: 'Ann' } as User;

/** A page of somebody whom the server has not named yet. */
const openPage = (loginId: string) => {
  const users = new UsersStore(fakeCalls());
  users.assumeSignedIn();
  return { users, session: { loginId } as SessionStore };
};

beforeEach(() => {
  localStorage.clear();
  const page = openPage('first');
  const stop = rememberOwner(page);
  runInAction(() => {
    page.users.me = ANN;
  });
  stop();
});

it('knows who it was before the reload', () => {
  const page = openPage('first');
  expect(isOwnerHere(page)).toBe(false);
  restoreOwner(page);
  expect([page.users.me, isOwnerHere(page)]).toEqual([ANN, true]);
});

it('knows nothing of another login', () => {
  const page = openPage('second');
  restoreOwner(page);
  expect([page.users.me, isOwnerHere(page)]).toEqual([undefined, false]);
});

it('knows nothing after the session has ended', () => {
  forgetPersonalData();
  const page = openPage('first');
  restoreOwner(page);
  expect(page.users.me).toBeUndefined();
});

it('does not make a guest somebody', () => {
  const page = openPage('first');
  page.users.leave();
  restoreOwner(page);
  expect(page.users.me).toBeUndefined();
});
