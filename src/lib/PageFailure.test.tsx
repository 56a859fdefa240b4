import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { loadMessages } from '../locales/all-messages.ts';
import english from '../locales/en.json' with { type: 'json' };
import { LanguageProvider } from './intl/language.ts';
import { PageFailure } from './PageFailure.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = async () => {
  const retry = vi.fn();
  render(
    <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
      <PageFailure retry={retry} />
    </LanguageProvider>,
  );
  return retry;
};

it('fetches again what did not come, with a network too', async () => {
  const retry = await show();
  await userEvent.click(screen.getByRole('button', { name: english['app.offline.retry'] }));
  expect(retry).toHaveBeenCalledOnce();
});

it('says that there is no network as soon as there is none', async () => {
  await show();
  expect(screen.getByText(english['app.crash.title'])).toBeDefined();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(english['app.offline.title'])).toBeDefined();
});
