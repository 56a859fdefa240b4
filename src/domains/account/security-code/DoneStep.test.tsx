import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { DoneStep } from './DoneStep.tsx';

it.each([
  ['code', true, 'security.done.wait'],
  ['code', false, 'security.done'],
  ['old_code', true, 'security.done'],
] as const)('after a proof by %s, withdrawals %s: %s', async (kind, withdrawal, said) => {
  const brand = { features: { wallet: { withdrawal } } };
  render(
    <StoresProvider value={{ brand } as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <DoneStep form={{ kind }} onClose={() => undefined} />
      </LanguageProvider>
    </StoresProvider>,
  );
  expect(screen.getByText(english[said])).toBeDefined();
});
