import type { BrandFeatures, User } from '@livery/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DomainModule } from '../lib/domains/domain-module.ts';
import type { Stores } from '../lib/stores/stores.ts';
import { englishTexts as english } from '../locales/all-messages.ts';
import { Providers } from './Providers.tsx';
import { RoutePage } from './RoutePage.tsx';
import { ROUTES, type RouteRow } from './routes.ts';
import { openTab } from './testing/app-stores.ts';
import { callsGoTo, gives, LocalServer } from './testing/local-server.ts';

const FILES = import.meta.glob<{ domain: DomainModule }>('../domains/*/*.domain.ts', { eager: true });
const domains = Object.entries(FILES).map(
  ([path, { domain }]) => [path.split('/')[2] ?? '', domain] as const,
);

describe('the route table', () => {
  it('names each path once', () => {
    const paths = ROUTES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('names pages that their domains have, and every page of every domain', () => {
    const wanted = new Set(ROUTES.map(({ page }) => page).filter((page) => page.includes('/')));
    const there = domains.flatMap(([name, { pages }]) => Object.keys(pages).map((page) => `${name}/${page}`));
    expect([...wanted].sort()).toEqual(there.sort());
  });
});

let server: LocalServer;
beforeEach(async () => {
  localStorage.clear();
  server = await new LocalServer().start();
  server.answer = () => gives({ list: [], next_id: null });
  callsGoTo(server);
});
afterEach(() => server.stop());

let stores: Stores;
const Where = () => {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
};

const rowOf = (path: string): RouteRow => {
  const row = ROUTES.find((each) => each.path === path);
  if (!row) throw new Error(`no row ${path}`);
  return row;
};

const open = async (address: string, features: Partial<BrandFeatures> = {}, me?: User) => {
  const [path = ''] = address.split('?');
  stores = await openTab('en');
  if (me) runInAction(() => Object.assign(stores.users, { me, status: 'signedIn' }));
  Object.assign(stores.brand.config.features, features);
  runInAction(() => Object.assign(stores.brand, { discoverContentExist: features.discover ?? true }));
  // Its code is here before it is asked for: the tests are not about waiting.
  await Promise.all([
    import('../pages/not-found/NotFoundPage.tsx'),
    import('../pages/discover/DiscoverPage.tsx'),
  ]);
  render(
    <Providers stores={stores}>
      <MemoryRouter initialEntries={[address]}>
        <Where />
        <Routes>
          <Route path={path} element={<RoutePage {...rowOf(path)} />} />
          <Route path="*" element={<p>the feed's own address</p>} />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
};

/** A brand that keeps these pages from guests. */
const openKept = async (address: string, kept: string[]) => {
  stores = await openTab('en');
  await Promise.all([import('./LoginRequired.tsx'), import('../pages/discover/DiscoverPage.tsx')]);
  Object.assign(stores.brand.config, { places: { ...stores.brand.config.places, kept } });
  render(
    <Providers stores={stores}>
      <MemoryRouter initialEntries={[address]}>
        <Where />
        <Routes>
          <Route path="/discover" element={<RoutePage {...rowOf('/discover')} />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
};

const signIn = () =>
  act(() =>
    runInAction(() => {
      stores.users.status = 'signedIn';
    }),
  );

describe('a page that the brand may switch off', () => {
  it('is there with the feature', async () => {
    await open('/discover');
    expect(await screen.findByRole('heading', { name: english['page.discover'] })).toBeDefined();
  });

  it('is as unknown as any other address without it', async () => {
    await open('/discover', { discover: false });
    expect(await screen.findByText(english['page.lost.title'])).toBeDefined();
  });

  it.each(['/auth/google-callback', '/auth/google-register'])('%s is one of them', async (path) => {
    await open(path, { google: false });
    expect(await screen.findByText(english['page.lost.title'])).toBeDefined();
  });
});

it('a guest at the success of a sign-up begins at its first step', async () => {
  await import('../domains/auth/auth.domain.ts').then(({ domain }) => domain.pages['register']?.());
  await open('/register?step=4&mode=email');
  expect(await screen.findByText('at /register?mode=email&country=CN&step=1')).toBeDefined();
});

describe('the address where somebody without a password sets the first one', () => {
  const openFor = async (has_password: boolean) => {
    await import('../domains/auth/auth.domain.ts').then(({ domain }) => domain.pages['forgot']?.());
    await open('/forgot-password/email?auto=1', {}, { has_password } as User);
  };

  it('sets it', async () => {
    await openFor(false);
    expect(await screen.findByRole('heading', { name: english['forgot.first.title'] })).toBeDefined();
  });

  it('leads to the change of a password that is there', async () => {
    await openFor(true);
    expect(await screen.findByText('at /profile?changePassword=1')).toBeDefined();
  });
});

describe('a page that needs an account', () => {
  it('asks a guest to log in over the feed, and is there after the login', async () => {
    await open('/friends');
    await waitFor(() => expect(stores.loginPrompt.current).toEqual({ page: 'friends' }));
    expect(screen.queryByRole('heading', { name: english['page.friends'] })).toBeNull();
    expect(screen.getByText('at /friends')).toBeDefined();
    signIn();
    expect(await screen.findByRole('heading', { name: english['page.friends'] })).toBeDefined();
    expect(screen.getByText('at /friends')).toBeDefined();
  });

  it('waits while the dialog has a word to say after the sign-up', async () => {
    await open('/friends');
    await waitFor(() => expect(stores.loginPrompt.current).toEqual({ page: 'friends' }));
    const release = stores.loginPrompt.hold();
    signIn();
    expect(screen.queryByRole('heading', { name: english['page.friends'] })).toBeNull();
    expect(stores.loginPrompt.current).toEqual({ page: 'friends' });
    act(release);
    expect(await screen.findByRole('heading', { name: english['page.friends'] })).toBeDefined();
    expect(screen.getByText('at /friends')).toBeDefined();
  });

  it('leaves who closes the dialog with the feed', async () => {
    await open('/friends');
    await waitFor(() => expect(stores.loginPrompt.current).toEqual({ page: 'friends' }));
    act(() => stores.loginPrompt.dismiss());
    expect(await screen.findByText('at /home/recommend')).toBeDefined();
  });

  it('shows itself at once to who is signed in', async () => {
    stores = await openTab('en');
    await open('/friends');
    signIn();
    expect(await screen.findByRole('heading', { name: english['page.friends'] })).toBeDefined();
    expect(stores.loginPrompt.current).toBeUndefined();
  });
});

describe('a page that the brand keeps from guests', () => {
  it('asks a guest to log in over the feed, and is there after the login', async () => {
    await openKept('/discover', ['/discover']);
    await waitFor(() => expect(stores.loginPrompt.current).toEqual({}));
    expect(screen.queryByRole('heading', { name: english['page.discover'] })).toBeNull();
    signIn();
    expect(await screen.findByRole('heading', { name: english['page.discover'] })).toBeDefined();
  });

  it('leads to the login where the feed is kept too, and asks for nothing of it', async () => {
    await openKept('/discover?a=1', ['/home/recommend', '/discover']);
    expect(await screen.findByText('at /login?return=%2Fdiscover%3Fa%3D1')).toBeDefined();
    expect(server.asked.filter(({ path }) => path.includes('recommend'))).toEqual([]);
  });
});
