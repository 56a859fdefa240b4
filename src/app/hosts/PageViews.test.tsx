import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consent } from '../../domains/analytics/index.ts';
import { overPages } from '../../lib/over-pages.ts';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import type { Stores } from '../../lib/stores/stores.ts';
import { englishTexts as english } from '../../locales/all-messages.ts';
import { Providers } from '../Providers.tsx';
import { openTab } from '../testing/app-stores.ts';
import { OverPagesHost } from './OverPagesHost.tsx';
import { beginPageViews } from './PageViews.tsx';

const URL_OF_BRAND = 'https://stats.example/view';

let stores: Stores;
let sent: [url: string, text: string][];
let go: (path: string) => void;

beforeEach(async () => {
  localStorage.clear();
  runInAction(() => {
    consent.answer = undefined;
  });
  overPages.clear();
  sent = [];
  stores = await openTab('en');
  browseWith({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const browseWith = (signals: object) => {
  const own = Object.entries({ doNotTrack: null, sendBeacon, ...signals });
  const values = Object.fromEntries(own.map(([name, value]) => [name, { value }]));
  vi.stubGlobal('navigator', Object.create(navigator, values));
};
const sendBeacon = (url: string, text: string) => sent.push([url, text]) > 0;

function Steps() {
  const navigate = useNavigate();
  go = (path) => act(() => void navigate(path));
  return null;
}

const open = async (consent?: boolean) => {
  Object.assign(stores.brand.config, {
    analytics: { url: URL_OF_BRAND, ...(consent !== undefined && { consent }) },
  });
  await beginPageViews();
  render(
    <Providers stores={stores}>
      <MemoryRouter initialEntries={['/posts/secret-id?comment=7']}>
        <Steps />
        <OverPagesHost />
      </MemoryRouter>
    </Providers>,
  );
};
const page = (pattern: string) => [URL_OF_BRAND, JSON.stringify({ page: pattern })];
const press = (name: keyof typeof english) =>
  userEvent.click(screen.getByRole('button', { name: english[name] }));

it('asks first: nothing is sent until somebody agrees, and then patterns alone', async () => {
  await open();
  go('/hashtags/a-secret');
  expect(sent).toEqual([]);
  await press('consent.accept');
  expect(screen.queryByRole('region')).toBeNull();
  go('/room/another-secret');
  go('/nowhere/at/all');
  expect(sent).toEqual([page('/hashtags/:name'), page('/room/:id'), page('*')]);
});

it('takes a no for good', async () => {
  await open();
  await press('consent.decline');
  expect(localStorage.getItem('lv.consent.1')).toBe('"declined"');
  go('/search?q=secret');
  expect([sent, screen.queryByRole('region')]).toEqual([[], null]);
});

it('asks nobody where the brand does not', async () => {
  await open(false);
  expect(screen.queryByRole('region')).toBeNull();
  expect(sent).toEqual([page('/posts/:id')]);
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('does not begin with %o', async (signal) => {
  browseWith(signal);
  await open(false);
  go('/search');
  expect([sent, overPages.size]).toEqual([[], 0]);
});
