import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TextArea } from './TextArea.tsx';

function Harness({ onSubmit }: { onSubmit?: (text: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <TextArea
      label="About me"
      value={value}
      onChange={setValue}
      onSubmit={onSubmit && (() => onSubmit(value))}
    />
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'About me' });

test('Enter breaks the line where nothing is sent', async () => {
  render(<Harness />);
  await userEvent.type(field(), 'one{Enter}two');
  expect(field().value).toBe('one\ntwo');
});

test('Enter sends, Shift+Enter breaks the line', async () => {
  const onSubmit = vi.fn();
  render(<Harness onSubmit={onSubmit} />);
  await userEvent.type(field(), 'one{Shift>}{Enter}{/Shift}two{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('one\ntwo');
  expect(field().value).toBe('one\ntwo');
});

test.each([
  ['while it composes', { isComposing: true }],
  ['that Safari sends after it', { isComposing: false, keyCode: 229 }],
])('Enter of a pinyin composition, %s, sends nothing', (_, mark) => {
  const onSubmit = vi.fn();
  render(<Harness onSubmit={onSubmit} />);
  fireEvent.keyDown(field(), { key: 'Enter', ...mark });
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onSubmit).toHaveBeenCalledOnce();
});
