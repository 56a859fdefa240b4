import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { loadMessages } from '../../../locales/all-messages.ts';
import { CountryGroup } from './CountryGroup.tsx';
import { CountryIndex } from './CountryIndex.tsx';

it('a letter leads to the first country under it', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const country = (name: string) => ({ country: name.slice(0, 2), name, names: [name], code: '1' });
  render(
    <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
      <CountryIndex letters={['A', 'B']} />
      {['Andorra', 'Belgium'].map((name) => (
        <CountryGroup
          key={name}
          heading={name.charAt(0)}
          letter={name.charAt(0)}
          list={[country(name)]}
          country=""
          onChoose={() => undefined}
        />
      ))}
    </LanguageProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'B' }));
  expect(document.activeElement?.textContent).toContain('Belgium');
});
