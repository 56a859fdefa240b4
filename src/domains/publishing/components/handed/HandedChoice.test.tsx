import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import { DraftStore } from '../../draft/draft.store.ts';
import { FakeDevice } from '../../publishing.testing.ts';
import { HandedChoice } from './HandedChoice.tsx';

afterEach(cleanup);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const arrive = async (query: string) => {
  const draft = new DraftStore({
    me: () => 'me',
    isHere: () => true,
    kept: new FakeDevice(),
    refuse: vi.fn(),
  });
  await vi.waitFor(() => expect(draft.isRestoring).toBe(false));
  draft.write({ text: 'Begun before' });
  const messages = await loadMessages('en');
  const toasts = { show: vi.fn() };
  render(
    <StoresProvider value={{ toasts } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages }}>
        <MemoryRouter initialEntries={[`/publish?${query}`]}>
          <HandedChoice draft={draft} />
          <Address />
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
  return draft;
};

it('shows what was handed over, and puts it behind what the draft has only when asked to', async () => {
  const draft = await arrive('shared&text=Tea+at+seven');
  const sheet = await screen.findByRole('dialog', { name: english['publish.handed.title'] });
  expect(sheet.textContent).toContain('Tea at seven');
  expect(draft.words.text).toBe('Begun before');
  await userEvent.click(screen.getByRole('button', { name: english['publish.handed.post'] }));
  expect(draft.words.text).toBe('Begun before\nTea at seven');
  // A reload does not offer it once more.
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('/publish');
  draft.stop();
});
