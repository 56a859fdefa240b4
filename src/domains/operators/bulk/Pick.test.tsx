import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { loadMessages } from '../../../locales/all-messages.ts';
import { Bulk } from './bulk.store.ts';
import { Pick } from './Pick.tsx';

test('is named by what it picks, cut where that is long', async () => {
  const bulk = new Bulk<number, 'hide'>(async () => undefined);
  const messages = await loadMessages('en');
  render(
    <LanguageProvider value={{ locale: 'en', messages }}>
      <Pick bulk={bulk} id={1} name={'茶'.repeat(60)} />
      <Pick bulk={bulk} id={2} name={'🍵'.repeat(61)} />
    </LanguageProvider>,
  );
  const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(names).toEqual([`Pick “${'茶'.repeat(60)}”`, `Pick “${'🍵'.repeat(60)}…”`]);
});
