import type { User } from '@livery/contract';
import { expect, it } from 'vitest';
import { fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import { UsersStore } from './users.store.ts';

const person = (id: string) => ({ id }) as User;

it('takes no answer for somebody else’s', async () => {
  const answers: ((user: User) => void)[] = [];
  const users = new UsersStore(
    fakeCalls({ 'GET /api/v1/users/me': () => new Promise((resolve) => answers.push(resolve)) }),
  );
  const former = users.enter();
  users.leave();
  const present = users.enter();
  answers[1]?.(person('present'));
  await present;
  answers[0]?.(person('former'));
  await former;
  expect(users.id).toBe('present');
});

it('stays a guest when the answer comes after the logout', async () => {
  const { promise, resolve } = Promise.withResolvers<User>();
  const users = new UsersStore(fakeCalls({ 'GET /api/v1/users/me': () => promise }));
  const entering = users.enter();
  users.leave();
  resolve(person('late'));
  await entering;
  expect([users.status, users.me]).toEqual(['guest', undefined]);
});

it('has nobody there before what the server drew has been taken over', async () => {
  const users = new UsersStore(fakeCalls({ 'GET /api/v1/users/me': () => person('present') }));
  const { promise, resolve } = Promise.withResolvers<void>();
  const entering = users.enter(promise);
  await new Promise((settled) => setTimeout(settled));
  expect([users.status, users.me]).toEqual(['restoring', undefined]);
  resolve();
  await entering;
  expect(users.id).toBe('present');
});
