import type { Group } from '@livery/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { isClosedDirect } from '../abilities.model.ts';
import type { Chat } from '../chat.ts';
import { ChatProvider } from '../useChat.ts';
import { ClosedDirect } from './ClosedDirect.tsx';

afterEach(cleanup);

const direct = { id: 'dm', partner: { id: 'ann', nickname: 'Ann' } } as Group;
const unblock = vi.fn(async () => true);
const refresh = vi.fn(async () => direct);

const show = async (group: Group) => {
  const stores = { domains: { store: () => ({ load: async () => ({ blocks: { unblock } }) }) } };
  render(
    <StoresProvider value={stores as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <ChatProvider value={{ groups: { refresh } } as unknown as Chat}>
          <ClosedDirect group={group} />
        </ChatProvider>
      </LanguageProvider>
    </StoresProvider>,
  );
};

it('closes for who is blocked or has left, and for nobody else', () => {
  expect([direct, { ...direct, blocked: true }, { ...direct, cancelled: true }].map(isClosedDirect)).toEqual([
    false,
    true,
    true,
  ]);
});

it('lets the partner write again, and reads the conversation', async () => {
  await show({ ...direct, blocked: true });
  expect(screen.getByRole('status').textContent).toContain('Ann');
  await userEvent.click(screen.getByRole('button', { name: english['room.unblock'] }));
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledWith('dm'));
  expect(unblock).toHaveBeenCalledWith('ann');
});

it('says that an account is closed, with nothing to be done about it', async () => {
  await show({ ...direct, blocked: true, cancelled: true });
  expect(screen.getByText(english['room.cancelled'])).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
