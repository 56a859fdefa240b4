import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { LookAround } from './LookAround.tsx';

const PEOPLE = ['Meera', 'Arjun'].map((nickname) => ({
  ...{ id: nickname.toLowerCase(), nickname, username: nickname, avatar: '/a.webp', avatar_thumbnail: '' },
}));
const TOKENS = { access_token: 'a', refresh_token: 'r' };
const open = vi.fn(async () => undefined);
/** What the server returns by path; undefined: it knows no such path. */
let answers: Record<string, object | undefined>;
let sent: unknown[];

beforeEach(() => {
  open.mockClear();
  sent = [];
  answers = { '/dev/demo/people': { list: PEOPLE }, '/dev/demo/login': TOKENS };
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (body) sent.push(JSON.parse(body));
    const result = answers[path];
    return result ? Response.json({ result }) : new Response('{}', { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = async (address = '/login') => {
  render(
    <StoresProvider value={{ session: { open } } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter initialEntries={[address]}>
          <LookAround />
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
  await act(async () => undefined);
};

it('lets a developer in as somebody with one click', async () => {
  await show();
  expect(screen.getByRole('region', { name: english['login.demo'] })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Arjun' }));
  await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(TOKENS));
  expect(sent).toEqual([{ id: 'arjun', device_type: 'web', device_id: expect.any(String) }]);
});

it('takes in who comes for it by the address, as the first of them', async () => {
  await show('/login?look-around=1&return=/wallet');
  await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(TOKENS));
  expect(sent).toMatchObject([{ id: 'meera' }]);
});

it('says when it did not work, and lets one try again', async () => {
  answers['/dev/demo/login'] = undefined;
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Meera' }));
  await vi.waitFor(() => expect(screen.getByText(english['error.retry_later'])).toBeTruthy());
  expect(open).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Meera' })).toHaveProperty('disabled', false);
});

it('shows nothing where there is nobody', async () => {
  answers['/dev/demo/people'] = undefined;
  await show();
  expect(screen.queryByRole('button')).toBeNull();
});
