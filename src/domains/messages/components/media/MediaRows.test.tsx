import type { Message } from '@livery/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import { messageOf } from '../../testing.ts';
import { MEDIA_ROWS } from './MediaRows.tsx';

afterEach(cleanup);

const LinkRow = MEDIA_ROWS.link;
const onShow = vi.fn<(message: Message) => void>();

const show = async (text: string) => {
  const messages = await loadMessages('en');
  const message = messageOf({ seq: 1, text });
  render(
    <StoresProvider value={{ users: { id: 'me' } } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages }}>
        <ul>
          <LinkRow message={message} onShow={onShow} />
        </ul>
      </LanguageProvider>
    </StoresProvider>,
  );
  return message;
};
const link = (name: string) => screen.findByRole('link', { name }, { timeout: 10_000 });

it('a link that was shared opens, and a button beside it leads to its message', async () => {
  const message = await show('the tea: https://example.com/tea');
  expect((await link('example.com/tea')).getAttribute('href')).toBe('https://example.com/tea');
  expect(screen.getByText('the tea: https://example.com/tea')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: english['room.media.show'] }));
  expect(onShow).toHaveBeenCalledExactlyOnceWith(message);
});

it('a host opens where the rule takes it for one, not the name of a file before it', async () => {
  await show('main.py is at abc.com/x');
  expect((await link('abc.com/x')).getAttribute('href')).toBe('https://abc.com/x');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('one that leads elsewhere than it seems to asks first, here too', async () => {
  await show('https://аpple.com');
  await userEvent.click(await link('аpple.com'));
  expect(await screen.findByText(/xn--pple-43d\.com/, {}, { timeout: 10_000 })).toBeDefined();
});
