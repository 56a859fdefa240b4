import { FollowRelation } from '@livery/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchTab } from '../domains/search/found.store.ts';
import { FoundResults } from '../domains/search/index.ts';
import { refusal } from '../lib/http/testing/fake-calls.ts';
import { Providers } from './Providers.tsx';
import { openTab } from './testing/app-stores.ts';

const NOTHING = { users: [], posts: [], hashtags: [], next_id: null };
const meera = {
  ...{ id: 'meera', nickname: 'Meera Nair', username: 'meera07', avatar: '', avatar_thumbnail: '' },
  is_followed: FollowRelation.NOT_FOLLOWING,
  follows_me: false,
};

beforeEach(() => {
  const query = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => query);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What is found in a tab, by a server that says this. */
const look = async (tab: SearchTab, answer: (type: string) => object, words = 'tea') => {
  const stores = await openTab('en');
  const call = vi.spyOn(stores.http, 'call').mockImplementation(async (_, options) => {
    const { query } = options as unknown as { query: { type: string } };
    return answer(query.type) as never;
  });
  const onTab = vi.fn();
  render(
    <Providers stores={stores}>
      <MemoryRouter initialEntries={['/search?q=tea']}>
        <FoundResults words={words} tab={tab} onTab={onTab} />
      </MemoryRouter>
    </Providers>,
  );
  return { call, onTab };
};

it('shows people whom one may follow at once', async () => {
  await look('users', () => ({ ...NOTHING, users: [meera] }));
  expect(await screen.findByText('Meera Nair')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Follow Meera Nair' })).toBeTruthy();
});

it('leads to the others where there are more of a kind', async () => {
  const hashtags = ['tea', 'teahills', 'teatime', 'teapot'].map((name) => ({ name, count: 2 }));
  const { onTab } = await look('all', () => ({ ...NOTHING, hashtags }));
  expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
    '/hashtags/tea',
    '/hashtags/teahills',
    '/hashtags/teatime',
  ]);
  await userEvent.click(screen.getByRole('button'));
  expect(onTab).toHaveBeenCalledWith('hashtags');
});

it('says that nothing was found', async () => {
  await look('all', () => NOTHING);
  expect(await screen.findByText('Nothing found for “tea”')).toBeTruthy();
  expect(screen.getByText('Try another spelling, or fewer words.')).toBeTruthy();
});

it('asks for another one where a single character finds nothing', async () => {
  await look('all', () => NOTHING, '茶');
  expect(await screen.findByText('One character is very little. Add another one.')).toBeTruthy();
});

it.each([
  // The list of posts asks once more when it appears.
  ['all', 4],
  ['users', 1],
  ['hashtags', 1],
] as const)('says once that %s did not come, and asks when it is told to', async (tab, asked) => {
  const { call } = await look(tab, () => {
    throw refusal('api.unknown');
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(call).toHaveBeenCalledTimes(asked);
  await userEvent.click(again);
  await vi.waitFor(() => expect(call.mock.calls.length).toBe(asked + 1));
});
