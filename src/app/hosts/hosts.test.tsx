import { ERROR_STATUS, isErrorCode, type Locale, WHOLE_LOCALES } from '@livery/contract';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pair } from '../../lib/errors/testing/pair.ts';
import { pairs } from '../../lib/errors/testing/pairs.ts';
import type { ApiFailure } from '../../lib/http/failure.ts';
import { anyCall } from '../../lib/http/testing/any-call.ts';
import type { Stores } from '../../lib/stores/stores.ts';
import { ToastHost } from '../../lib/toasts/ToastHost.tsx';
import { MaintenancePage } from '../../pages/maintenance/MaintenancePage.tsx';
import { Providers } from '../Providers.tsx';
import { openTab } from '../testing/app-stores.ts';
import { callsGoTo, gives, LocalServer, refuses } from '../testing/local-server.ts';
import { AlertHost } from './AlertHost.tsx';
import { MaintenanceGuard } from './MaintenanceGuard.tsx';

// Two hundred screens, each with a call and a dialog that fades in.
vi.setConfig({ testTimeout: 20_000 });

const TIMES = {
  status: 1,
  enabled: true,
  announcement: 'Back soon',
  maintain_start: null,
  maintain_end: null,
  update_at: null,
};

let server: LocalServer;
beforeEach(async () => {
  localStorage.clear();
  server = await new LocalServer().start();
  callsGoTo(server);
  // Its code is here before it is asked for: the tests are not about waiting.
  await import('./AlertDialog.tsx');
});
afterEach(() => server.stop());

const open = async (locale: Locale): Promise<Stores> => {
  const stores = await openTab(locale);
  render(
    <Providers stores={stores}>
      <MemoryRouter initialEntries={['/chat']}>
        <Routes>
          <Route path="/" element={<p>the root</p>} />
          <Route path="/chat" element={<p>the chat</p>} />
          <Route path="/maintenance" element={<MaintenancePage />} />
        </Routes>
        <MaintenanceGuard />
        <AlertHost />
        <ToastHost toasts={stores.toasts} />
      </MemoryRouter>
    </Providers>,
  );
  return stores;
};

/** The call as a screen would make it, with the response of the pair. */
const fail = async (stores: Stores, { code, call, params }: Pair): Promise<ApiFailure> => {
  const status = isErrorCode(code) ? ERROR_STATUS[code] : 400;
  server.answer = () => refuses(status, code, { params });
  return act(() =>
    anyCall(stores.http, call).then(
      () => Promise.reject(new Error('It succeeded.')),
      (failure: ApiFailure) => failure,
    ),
  );
};

const isSomethingOver = () =>
  screen.queryByRole('alertdialog') !== null || screen.queryByRole('dialog') !== null;
const toasts = () => screen.getByRole('region').textContent;

describe.each(WHOLE_LOCALES)('what a refused call shows in %s', (locale) => {
  it.each(pairs)('$code on $call: $display', async (pair) => {
    const stores = await open(locale);
    const failure = await fail(stores, pair);
    switch (pair.display) {
      case 'toast':
        expect(toasts()).toBe(pair[locale]);
        expect(isSomethingOver()).toBe(false);
        break;
      case 'alert':
        expect(await screen.findByRole('alertdialog', { name: pair[locale] })).toBeDefined();
        expect(toasts()).toBe('');
        break;
      case 'dialog':
        expect(within(await screen.findByRole('dialog')).getByText(pair[locale])).toBeDefined();
        expect(toasts()).toBe('');
        break;
      case 'pass':
        expect(failure.explanation?.display).toBe('pass');
        expect([toasts(), isSomethingOver()]).toEqual(['', false]);
    }
  });
});

const pairOf = (display: Pair['display']): Pair => {
  const pair = pairs.find((each) => each.display === display);
  if (!pair) throw new Error(`No pair is shown as ${display}`);
  return pair;
};

describe('what stands over the screen', () => {
  it('goes with its one button, and the next one comes', async () => {
    const stores = await open('en');
    await fail(stores, pairOf('dialog'));
    await fail(stores, pairOf('alert'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    const alert = await screen.findByRole('alertdialog');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(isSomethingOver()).toBe(false);
  });

  it('is not said again while it stands', async () => {
    const stores = await open('en');
    await fail(stores, pairOf('alert'));
    await fail(stores, pairOf('alert'));
    expect(stores.alerts.queue).toHaveLength(1);
  });
});

it('work that holds the whole page stands over it by name until it has ended', async () => {
  const stores = await open('en');
  let end: () => void = () => undefined;
  const work = new Promise<void>((resolve) => {
    end = resolve;
  });
  const held = act(() => {
    const holding = stores.alerts.hold({ plain: 'Working on it' }, work);
    return async () => holding;
  });
  expect(await screen.findByRole('dialog', { name: 'Working on it' })).toBeDefined();
  end();
  await act(await held);
  await vi.waitFor(() => expect(isSomethingOver()).toBe(false));
});

describe('maintenance', () => {
  it.each([{}, { background: true }, { claims: 'all' }, { anonymous: true }] as const)(
    'is where any refused call leads: %o',
    async (options) => {
      const stores = await open('en');
      server.answer = () => refuses(503, 'api.maintenance', { result: TIMES });
      await act(() => stores.http.call('GET /api/v1/verification', options).catch(() => undefined));
      expect(await screen.findByText('Back soon')).toBeDefined();
    },
  );

  it('takes every place to /maintenance and shows no error; a success there leads to the root', async () => {
    const stores = await open('en');
    expect(screen.getByText('the chat')).toBeDefined();
    server.answer = () => refuses(503, 'api.maintenance', { result: TIMES });
    await act(() => stores.http.call('GET /api/v1/users/groups').catch(() => undefined));
    expect(await screen.findByText('Back soon')).toBeDefined();
    expect([toasts(), isSomethingOver()]).toEqual(['', false]);
    server.answer = () => gives({ list: [], next_id: null });
    await act(() => stores.http.call('GET /api/v1/users/groups'));
    expect(await screen.findByText('the root')).toBeDefined();
  });
});
