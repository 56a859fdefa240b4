import { expect, it, vi } from 'vitest';
import { sendHanded } from './send-handed.ts';

it('words and files go to every conversation, and what may not be sent is said once', async () => {
  const [say, upload, showError] = [vi.fn(), vi.fn(), vi.fn()];
  const files = [
    new File(['%PDF'], 'menu.pdf', { type: 'application/pdf' }),
    new File(['x'], 'evil.exe'),
    new File(['y'], 'worse.exe'),
  ];
  await sendHanded({ text: 'Tea at seven', files }, ['ann', 'ben'], { say, upload, showError });
  expect(say.mock.calls).toEqual([
    ['ann', 'Tea at seven'],
    ['ben', 'Tea at seven'],
  ]);
  expect(upload.mock.calls.map(([id, { filename }]) => [id, filename])).toEqual([
    ['ann', 'menu.pdf'],
    ['ben', 'menu.pdf'],
  ]);
  expect(showError.mock.calls).toEqual([['room.upload.type.file']]);
});

it('without words none are said', async () => {
  const say = vi.fn();
  await sendHanded({ text: '', files: [] }, ['ann'], { say, upload: vi.fn(), showError: vi.fn() });
  expect(say).not.toHaveBeenCalled();
});
