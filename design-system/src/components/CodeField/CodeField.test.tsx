import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CodeField } from './CodeField.tsx';
import { digitsOf } from './digits.ts';

function Harness({ onComplete }: { onComplete: (code: string) => void }) {
  const [value, setValue] = useState('');
  return <CodeField label="Code" value={value} onChange={setValue} onComplete={onComplete} />;
}

function field(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>('Code');
}

test('a pasted message gives its digits, full-width ones made plain', async () => {
  const onComplete = vi.fn();
  render(<Harness onComplete={onComplete} />);
  await userEvent.click(field());
  await userEvent.paste('验证码：４０７ 123。');
  expect(field().value).toBe('407123');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('407123');
});

test('typing completes once, ignores letters and a seventh digit', async () => {
  const onComplete = vi.fn();
  render(<Harness onComplete={onComplete} />);
  await userEvent.type(field(), '12a3456789');
  expect(field().value).toBe('123456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

test('correcting the last digit completes again', async () => {
  const onComplete = vi.fn();
  render(<Harness onComplete={onComplete} />);
  await userEvent.type(field(), '123456{Backspace}7');
  expect(onComplete.mock.calls).toEqual([['123456'], ['123457']]);
});

test('the platform may fill it in', () => {
  render(<Harness onComplete={() => undefined} />);
  expect(field().autocomplete).toBe('one-time-code');
  expect(field().inputMode).toBe('numeric');
});

test.each([
  ['４５６', 3, '456'],
  ['1 2-3', 6, '123'],
  ['', 6, ''],
  ['abc', 6, ''],
])('digitsOf(%j, %i) is %j', (text, length, digits) => {
  expect(digitsOf(text, length)).toBe(digits);
});
