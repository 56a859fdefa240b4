import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { DoneStep } from './DoneStep.tsx';

it.each([
  [true, true, 'security.done.wait'],
  [true, false, 'security.done'],
  [false, true, 'security.done'],
] as const)('reset by a code: %s, withdrawals: %s; says %s', async (isReset, withdrawal, said) => {
  const brand = { features: { wallet: { withdrawal } } };
  render(
    <StoresProvider value={{ brand } as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <DoneStep form={{ isReset }} onClose={() => undefined} />
      </LanguageProvider>
    </StoresProvider>,
  );
  expect(screen.getByText(english[said])).toBeDefined();
});
