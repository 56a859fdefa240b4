import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../lib/intl/language.ts';
import { loadMessages } from '../lib/intl/messages.ts';
import { type Stores, StoresProvider } from '../lib/stores/stores.ts';
import english from '../locales/en.json' with { type: 'json' };
import { FeatureGuard } from './FeatureGuard.tsx';

const show = async (features: { discover: boolean; publish: boolean }) => {
  const words = { title: () => 'Any', tagline: () => '', termsUrl: () => '', privacyUrl: () => '' };
  const stores = { brand: { ...words, features }, appearance: { locale: 'en' } };
  const messages = await loadMessages('en');
  // Its code is here before it is asked for: the test is not about waiting.
  await import('../pages/lost/LostPage.tsx');
  const screenOf = (
    <StoresProvider value={stores as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: messages }}>
        <MemoryRouter>
          <FeatureGuard feature="discover">the place</FeatureGuard>
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>
  );
  await act(async () => void render(screenOf));
};

it('shows a place that the brand has', async () => {
  await show({ discover: true, publish: false });
  expect(await screen.findByText('the place')).toBeDefined();
});

it('does not know a place that the brand has switched off', async () => {
  await show({ discover: false, publish: true });
  expect(await screen.findByText(english['page.lost.title'])).toBeDefined();
  expect(screen.queryByText('the place')).toBeNull();
});
