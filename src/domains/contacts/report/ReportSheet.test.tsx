import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { LanguageProvider } from '../../../lib/intl/language.ts';
import { type Stores, StoresProvider } from '../../../lib/stores/stores.ts';
import { englishTexts as english, loadMessages } from '../../../locales/all-messages.ts';
import { ReportPerson } from './ReportSheet.tsx';

const toasts = { show: vi.fn() };
let isLost: boolean;

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Again
      </button>
      <ReportPerson of="ann" open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const show = async () => {
  const { call } = fakeCalls({
    'POST /api/v1/users/report': () => ({}),
    'GET /api/v1/files/reports/upload_image': () => ({ url: '/put', form_data: {}, file_path: 'a.png' }),
  });
  const upload = async () => {
    if (isLost) throw new Error('no network');
  };
  render(
    <StoresProvider value={{ http: { call, upload }, toasts } as unknown as Stores}>
      <LanguageProvider value={{ locale: 'en', messages: await loadMessages('en') }}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </LanguageProvider>
    </StoresProvider>,
  );
  await act(async () => undefined);
};

const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: english['report.send'] });
const addPicture = () =>
  userEvent.upload(
    screen.getByLabelText<HTMLInputElement>(english['report.picture.add'], { selector: 'input' }),
    new File(['x'], 'a.png', { type: 'image/png' }),
  );

beforeEach(() => {
  isLost = false;
  toasts.show.mockReset();
});
afterEach(cleanup);

it('is not sent without a picture that did not arrive, and says so', async () => {
  isLost = true;
  await show();
  await userEvent.click(screen.getByRole('radio', { name: english['report.fraud'] }));
  await addPicture();
  expect(await screen.findByText(english['report.picture.failed'])).toBeDefined();
  expect(sendButton().disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  expect(sendButton().disabled).toBe(false);
});

it('begins anew after it was sent', async () => {
  await show();
  await userEvent.click(screen.getByRole('radio', { name: english['report.fraud'] }));
  await userEvent.type(screen.getByRole('textbox'), 'Took my money');
  await addPicture();
  await vi.waitFor(() => expect(sendButton().disabled).toBe(false));
  await userEvent.click(sendButton());
  await vi.waitFor(() => expect(toasts.show).toHaveBeenCalledWith({ id: 'report.done' }, 'success'));
  await userEvent.click(screen.getByRole('button', { name: 'Again', hidden: true }));
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('');
  expect(screen.queryByAltText('Picture 1')).toBeNull();
  expect(sendButton().disabled).toBe(true);
});
