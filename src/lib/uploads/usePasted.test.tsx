import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePasted } from './usePasted.ts';

const onPaste = vi.fn();
function Page() {
  usePasted(onPaste);
  return <textarea />;
}

afterEach(() => {
  cleanup();
  onPaste.mockReset();
});

const picture = new File(['.'], 'picture.png', { type: 'image/png' });
/** Returns whether the browser pastes by itself. */
const paste = (into: Element, files: readonly File[], types: readonly string[]): boolean =>
  fireEvent.paste(into, { clipboardData: { files, types } });

it('takes pictures wherever they are pasted, also with the name of their file', () => {
  render(<Page />);
  expect(paste(document.body, [picture], ['Files'])).toBe(false);
  expect(paste(screen.getByRole('textbox'), [picture], ['text/plain', 'Files'])).toBe(false);
  expect(onPaste.mock.calls).toEqual([[[picture]], [[picture]]]);
});

it('leaves words to the field that they are pasted into, with or without a picture of them', () => {
  render(<Page />);
  const field = screen.getByRole('textbox');
  expect(paste(field, [], ['text/plain'])).toBe(true);
  expect(paste(field, [picture], ['text/plain', 'text/html', 'text/rtf', 'Files'])).toBe(true);
  expect(onPaste).not.toHaveBeenCalled();
  expect(paste(document.body, [picture], ['text/plain', 'text/html', 'Files'])).toBe(false);
});
