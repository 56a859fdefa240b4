import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../../locales/all-messages.ts';
import type { Chat } from '../../chat.ts';
import type { LostUpload } from '../../uploads/upload.model.ts';
import { Upload } from '../../uploads/upload.ts';
import { ChatProvider } from '../../useChat.ts';
import { ChooseAgain } from './ChooseAgain.tsx';

const chooseAgain = vi.fn();
const SCALED = new Blob(['small'], { type: 'image/jpeg' });

beforeEach(() => {
  chooseAgain.mockReset();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 3000, height: 1500, close: () => undefined }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null;
      convertToBlob = async () => SCALED;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lost = (fields: Partial<LostUpload>): Upload =>
  new Upload({
    ...{ kind: 'image', filename: 'sea.jpg', cid: 'c1', user_id: 'me', group_id: 'g' },
    ...{ create_at: '2026-01-01T00:00:00.000Z', has_failed: false },
    ...fields,
  });

const show = async (upload: Upload) => {
  const messages = await loadMessages('en');
  render(
    <StoresProvider value={{ toasts: { show: vi.fn() } } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages }}>
        <ChatProvider value={{ uploads: { chooseAgain } } as unknown as Chat}>
          <ChooseAgain upload={upload} />
        </ChatProvider>
      </LanguageProvider>
    </StoresProvider>,
  );
};

/** Chooses another picture for one that was lost. */
const choosesFor = async (upload: Upload): Promise<File> => {
  await show(upload);
  const file = new File(['large'], 'sea.jpg', { type: 'image/jpeg' });
  const input = screen.getByLabelText(english['room.upload.choose_again'], { selector: 'input' });
  await userEvent.upload(input, file);
  await vi.waitFor(() => expect(chooseAgain).toHaveBeenCalledOnce());
  return file;
};

it('a picture that was to go with every pixel does so when it is chosen again', async () => {
  const upload = lost({ isOriginal: true });
  const file = await choosesFor(upload);
  const [of, prepared] = chooseAgain.mock.calls[0] ?? [];
  expect(of).toBe(upload);
  expect(prepared).toMatchObject({ width: 3000, height: 1500, isOriginal: true });
  expect(prepared.file).toBe(file);
});

it('any other one is made as large as screens show it', async () => {
  await choosesFor(lost({}));
  const [, prepared] = chooseAgain.mock.calls[0] ?? [];
  expect(prepared).toMatchObject({ width: 2048, height: 1024, isOriginal: false });
  expect(prepared.file).toBe(SCALED);
});

it('a recording cannot be chosen', async () => {
  await show(lost({ kind: 'audio' }));
  expect(screen.queryByRole('button')).toBeNull();
});
