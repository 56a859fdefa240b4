import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { IdentifierField } from './IdentifierField.tsx';
import type { IdentifierText } from './identifier.model.ts';
import { phoneRule } from './phone-rule.ts';

afterEach(cleanup);

function Field() {
  const [value, setValue] = useState<IdentifierText>({ mode: 'phone', country: 'CN', phone: '', email: '' });
  return (
    <IdentifierField
      value={value}
      onChange={(change) => setValue((now) => ({ ...now, ...change }))}
      isBroken={false}
    />
  );
}

it('fetches what knows phone numbers with the first digit, not before', async () => {
  const load = vi.spyOn(phoneRule, 'load').mockResolvedValue();
  render(
    <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
      <Field />
    </LanguageProvider>,
  );
  const field = screen.getByLabelText(english['login.phone']);
  await userEvent.click(field);
  expect(load).not.toHaveBeenCalled();
  await userEvent.type(field, '1');
  expect(load).toHaveBeenCalledOnce();
  await userEvent.type(field, '38');
  expect(load).toHaveBeenCalledOnce();
});
