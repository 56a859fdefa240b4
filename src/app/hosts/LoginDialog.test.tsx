import type { User } from '@livery/contract';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axios, { type AxiosAdapter } from 'axios';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { remember } from '../../domains/auth/login/remembered.ts';
import type { Stores } from '../../lib/stores/stores.ts';
import { englishTexts as english } from '../../locales/all-messages.ts';
import { Providers } from '../Providers.tsx';
import { openTab } from '../testing/app-stores.ts';
import { AlertHost } from './AlertHost.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import { LoginPromptHost } from './LoginPromptHost.tsx';

const EMAIL = 'meera@mail.example';
const tokens = { access_token: 'a', refresh_token: 'r' };
const resting = { status: 1, announcement: '', maintain_start: null, maintain_end: null, update_at: null };

/** What the server says by address; the tests change single lines. */
let answers: Record<string, { status?: number; data: unknown }>;
const adapter: AxiosAdapter = async (config) => {
  const { status = 200, data } = answers[config.url ?? ''] ?? {
    status: 404,
    data: { error: 'api.not_found' },
  };
  return { status, data, statusText: '', headers: {}, config };
};
const usual = axios.defaults.adapter;

function Here() {
  return <p data-testid="here">{useLocation().pathname}</p>;
}

const person = { username: 'tea01', avatar: '', nickname: 'Tea House' };
const from = { person, action: 'like' } as const;

/** A screen that wants an account for `action`, and the dialog over it. */
const openDialog = async (action: () => void): Promise<Stores> => {
  const stores = await openTab();
  // Its code is here before it is asked for: the tests are not about waiting.
  expect(LoginDialog).toBeDefined();
  render(
    <Providers stores={stores}>
      <MemoryRouter initialEntries={['/posts/p1']}>
        <button type="button" onClick={() => stores.loginPrompt.require(action, { from })}>
          Like
        </button>
        <Here />
        <LoginPromptHost />
      </MemoryRouter>
    </Providers>,
  );
  await userEvent.click(screen.getByText('Like'));
  await screen.findByRole('dialog', { name: english['login.title'] });
  return stores;
};

/** The dialog begins with the phone. */
const byEmail = async () => userEvent.click(dialog().getByRole('radio', { name: english['login.email'] }));

const dialog = () => within(screen.getByRole('dialog'));
const field = (id: keyof typeof english) =>
  dialog().findByLabelText<HTMLInputElement>(english[id], { selector: 'input:not([type=radio])' });
const press = async (role: 'button' | 'link', id: keyof typeof english) =>
  userEvent.click(await dialog().findByRole(role, { name: english[id] }));

beforeEach(() => {
  localStorage.clear();
  axios.defaults.adapter = adapter;
  answers = {
    '/api/v1/maintenance': { data: { result: { ...resting, enabled: false } } },
    '/api/v1/verification': { data: { result: { geetest_status: false } } },
    '/api/v3/verification': { data: { result: { verified_status: 1 } } },
    '/api/v1/verification/check': { data: { result: { op_type: 'register' } } },
    '/api/v1/register': { data: { result: tokens } },
    '/api/v1/users/me': { data: { result: { id: 'u1', nickname: 'Meera' } as User } },
  };
});
afterEach(() => {
  axios.defaults.adapter = usual;
});

it('says what was wanted of whom, by the account ID that others can read', async () => {
  await openDialog(vi.fn());
  expect(dialog().getByRole('heading', { name: 'Log in to like Tea House’s post' })).toBeDefined();
  expect(dialog().getByText('ID tea01')).toBeDefined();
});

it.each([
  ['chat', 'login.prompt.chat'],
  ['friends', 'login.prompt.friends'],
  ['me', 'login.prompt.me'],
  ['publish', 'login.prompt.publish'],
] as const)('says what %s wants an account for', async (page, said) => {
  const stores = await openDialog(vi.fn());
  await act(async () => {
    stores.loginPrompt.dismiss();
    stores.loginPrompt.ask({ page });
  });
  expect(await dialog().findByRole('heading', { name: english[said] })).toBeDefined();
});

it.each([
  ['collect', 'Log in to save Tea House’s post'],
  ['send', 'Log in to send Tea House’s post to a chat'],
] as const)('says that it takes an account to %s a post', async (action, said) => {
  const stores = await openDialog(vi.fn());
  await act(async () => {
    stores.loginPrompt.dismiss();
    stores.loginPrompt.ask({ from: { person, action } });
  });
  expect(await dialog().findByRole('heading', { name: said })).toBeDefined();
});

it('begins with the phone, and with the address where one is remembered', async () => {
  await openDialog(vi.fn());
  expect((await field('login.phone')).type).toBe('tel');
  cleanup();
  remember(true, EMAIL);
  await openDialog(vi.fn());
  expect((await field('login.email')).value).toBe(EMAIL);
});

it('hosts the whole sign-up, says its word, and then goes on with the action', async () => {
  const action = vi.fn();
  await openDialog(action);
  await byEmail();
  await userEvent.type(await field('login.email'), EMAIL);
  await press('link', 'login.register');
  await press('button', 'register.send_code');
  await userEvent.type(await field('register.code'), '314159');
  await userEvent.type(await field('register.username'), 'meera01');
  await userEvent.type(await field('register.password'), 'Passw0rd99');
  await userEvent.type(await field('register.confirmation'), 'Passw0rd99');
  await userEvent.type(await field('register.nickname'), 'Meera');
  await press('button', 'register.submit');
  await screen.findByRole('dialog', { name: english['register.done.title'] });
  expect(document.activeElement).toBe(dialog().getByRole('heading', { name: /your account is ready/ }));
  expect(action).not.toHaveBeenCalled();
  await press('button', 'register.done.go_on');
  expect(action).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByTestId('here').textContent).toBe('/posts/p1');
});

it('keeps what was typed from screen to screen, with a way back from each', async () => {
  await openDialog(vi.fn());
  await byEmail();
  await userEvent.type(await field('login.email'), EMAIL);
  await userEvent.type(await field('login.password'), 'half a passw');
  await press('link', 'login.forgot');
  expect((await field('login.email')).value).toBe(EMAIL);
  await press('button', 'nav.back');
  expect((await field('login.password')).value).toBe('half a passw');
  await press('link', 'login.register');
  const email = await field('login.email');
  expect(email.value).toBe(EMAIL);
  expect(document.activeElement).toBe(email);
  await userEvent.clear(email);
  await userEvent.type(email, 'other@mail.example');
  await press('button', 'nav.back');
  expect((await field('login.email')).value).toBe('other@mail.example');
  await press('link', 'login.register');
  await press('button', 'register.send_code');
  await press('button', 'nav.back');
  expect((await field('login.email')).value).toBe('other@mail.example');
});

it('forgets the action with Escape, and gives the focus back', async () => {
  const action = vi.fn();
  const stores = await openDialog(action);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByText('Like'));
  await act(() => stores.session.open(tokens));
  expect(action).not.toHaveBeenCalled();
});

it('moves the focus to the password that was refused', async () => {
  answers['/api/v1/login'] = { status: 400, data: { error: 'api.unauthorized', message: 'no' } };
  await openDialog(vi.fn());
  await byEmail();
  await userEvent.type(await field('login.email'), EMAIL);
  await userEvent.type(await field('login.password'), 'Wrong12345');
  await press('button', 'login.submit');
  expect((await dialog().findByRole('alert')).textContent).toBe(english['login.wrong_email']);
  const password = await field('login.password');
  await waitFor(() => expect(document.activeElement).toBe(password));
});

it('closes when the service turns out to rest', async () => {
  answers['/api/v1/maintenance'] = { data: { result: { ...resting, enabled: true } } };
  const stores = await openTab();
  act(() => stores.loginPrompt.require(vi.fn()));
  render(
    <Providers stores={stores}>
      <MemoryRouter initialEntries={['/posts/p1']}>
        <LoginPromptHost />
      </MemoryRouter>
    </Providers>,
  );
  await waitFor(() => expect(stores.maintenance.isOn).toBe(true));
  await waitFor(() => expect(stores.loginPrompt.current).toBeUndefined());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is not kept for the end of a rest in which somebody asked', async () => {
  answers['/api/v1/maintenance'] = { data: { result: { ...resting, enabled: true } } };
  const stores = await openTab();
  await act(() => stores.maintenance.check());
  render(
    <Providers stores={stores}>
      <MemoryRouter initialEntries={['/maintenance']}>
        <LoginPromptHost />
      </MemoryRouter>
    </Providers>,
  );
  act(() => stores.loginPrompt.require(vi.fn()));
  expect(stores.loginPrompt.current).toBeUndefined();
});

it('waits for what has to be read first, such as why a session ended, and stays open under what comes later', async () => {
  const stores = await openTab();
  stores.alerts.show({ plain: 'Suspended until Monday' });
  render(
    <Providers stores={stores}>
      <MemoryRouter initialEntries={['/chat']}>
        <LoginPromptHost />
        <AlertHost />
      </MemoryRouter>
    </Providers>,
  );
  act(() => stores.loginPrompt.ask({ page: 'chat' }));
  const notice = await screen.findByRole('alertdialog', { name: 'Suspended until Monday' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(within(notice).getByRole('button'));
  const login = await screen.findByRole('dialog', { name: english['login.title'] });
  act(() => stores.alerts.show({ plain: 'And this' }));
  await screen.findByRole('alertdialog', { name: 'And this' });
  expect(login.isConnected).toBe(true);
});
