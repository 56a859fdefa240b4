import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import type { Chat } from '../../chat.ts';
import { DraftsStore } from '../../drafts.store.ts';
import { ChosenNames } from '../../mentions/chosen-names.ts';
import { RepliesStore } from '../../replies.store.ts';
import { ChatProvider } from '../../useChat.ts';
import { PreviewSheet } from './PreviewSheet.tsx';

const add = vi.fn();
const show = vi.fn();
let drafts: DraftsStore;

beforeEach(() => {
  localStorage.clear();
  drafts = new DraftsStore();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Sends one file with a caption. */
const send = async (file: File, kind: 'image' | 'file') => {
  const chat = {
    ...{ drafts, names: new ChosenNames(), replies: new RepliesStore() },
    groups: { get: () => undefined },
    uploads: { add },
  };
  render(
    <StoresProvider value={{ toasts: { show } } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <ChatProvider value={chat as unknown as Chat}>
          <PreviewSheet
            groupId="hills"
            files={[{ file, kind }]}
            onChange={() => undefined}
            onClose={() => undefined}
          />
        </ChatProvider>
      </LanguageProvider>
    </StoresProvider>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: english['room.upload.caption'] }), 'Our tea');
  await userEvent.click(screen.getByRole('button', { name: english['room.upload.send'] }));
};

it('gives the caption back to the line when no file could be read, before what was begun there', async () => {
  drafts.write('hills', 'And you?');
  await send(new File(['x'], 'broken.png', { type: 'image/png' }), 'image');
  await vi.waitFor(() => expect(drafts.of('hills')).toBe('Our tea\nAnd you?'));
  expect(show).toHaveBeenCalled();
  expect(add).not.toHaveBeenCalled();
});

it('sends the caption with the last file', async () => {
  await send(new File(['x'], 'plan.pdf', { type: 'application/pdf' }), 'file');
  await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
  expect(add.mock.calls[0]?.[2]).toBe('Our tea');
  expect(drafts.of('hills')).toBe('');
});
