import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import { TextBubble } from './TextBubble.tsx';

afterEach(cleanup);

const show = async (text: string) => {
  const messages = await loadMessages('en');
  render(
    <StoresProvider value={{ users: { id: 'me' } } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages }}>
        <MemoryRouter>
          <TextBubble text={text} mentions={undefined} frame={{ side: 'other', time: '14:05' }} />
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
};
const link = (name: string) => screen.findByRole('link', { name }, { timeout: 10_000 });

it('a host without a scheme is a link where the rule says so', async () => {
  await show('abc.com/x is in main.py');
  expect((await link('abc.com/x')).getAttribute('href')).toBe('https://abc.com/x');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('one that leads elsewhere than it seems to says so first', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await show('https://аpple.com');
  // The context menu asks nothing.
  await userEvent.pointer({ target: await link('https://аpple.com'), keys: '[MouseRight]' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(await link('https://аpple.com'));
  expect(await screen.findByText(/xn--pple-43d\.com/, {}, { timeout: 10_000 })).toBeDefined();
  expect(open).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: english['room.link.open'] }));
  expect(open).toHaveBeenCalledExactlyOnceWith('https://аpple.com', '_blank', 'noopener,noreferrer');
});
