import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { loadMessages } from '../../../../locales/all-messages.ts';
import { ME, messageOf } from '../../testing.ts';
import { OpenOverlayProvider } from '../overlays/open-overlay.ts';
import { Notice } from './Notice.tsx';

afterEach(cleanup);

const KAVYA = { id: 'kavya', nickname: 'Kavya', username: 'kavya7', avatar: '', avatar_thumbnail: '' };

it.each(['en', 'zh-CN'] as const)(
  'a pin leads to its message, and the name in it to who pinned it (%s)',
  async (locale) => {
    const onJump = vi.fn();
    const message = messageOf({
      ...{ seq: 1, type: 'message_pin', user_id: KAVYA.id, user: KAVYA, target_id: 'm7' },
    });
    render(
      <StoresProvider value={{ users: { id: ME } } as unknown as Stores}>
        <LanguageProvider value={{ locale, messages: await loadMessages(locale) }}>
          <MemoryRouter>
            <Notice message={message} isMarked={false} onJump={onJump} />
          </MemoryRouter>
        </LanguageProvider>
      </StoresProvider>,
    );
    expect(document.body.textContent).toBe(
      locale === 'en' ? 'Kavya pinned a message' : 'Kavya置顶了一条消息',
    );
    expect(screen.getByRole('link', { name: 'Kavya' }).getAttribute('href')).toBe('/guest-page/kavya');
    await userEvent.click(screen.getByRole('button'));
    expect(onJump).toHaveBeenCalledExactlyOnceWith('m7');
  },
);

it('an envelope that was opened leads to it, and the names to their people', async () => {
  const open = vi.fn();
  const message = messageOf({
    ...{ seq: 1, type: 'red_envelope_claim', user_id: KAVYA.id, user: KAVYA },
    ...{ target_id: ME, text: '888', envelope_id: 'e7' },
  });
  render(
    <StoresProvider value={{ users: { id: ME } } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter>
          <OpenOverlayProvider value={open}>
            <Notice message={message} isMarked={false} onJump={vi.fn()} />
          </OpenOverlayProvider>
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
  expect(screen.getByRole('link', { name: 'Kavya' })).toBeDefined();
  await userEvent.click(screen.getByRole('button'));
  expect(open).toHaveBeenCalledExactlyOnceWith({ name: 'envelopes/open', of: 'e7' });
});
