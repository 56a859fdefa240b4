import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AmountField } from './AmountField.tsx';
import { figuresOf } from './figures.ts';

function Harness({ onChange }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  return <AmountField label="Amount" locale="en" value={value} onChange={change} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

test.each([
  ['2000', '2000'],
  ['２,0００.509', '2000.50'],
  ['.5', '0.5'],
  ['007', '7'],
  ['0', '0'],
  ['1.2.3', '1.23'],
  ['-5 points', '5'],
  ['1e9', '19'],
  ['', ''],
  ['12345678901234567', '1234567890123'],
])('%s is %s', (typed, figures) => {
  expect(figuresOf(typed)).toBe(figures);
});

test('separators come by themselves, and are not told', async () => {
  const onChange = vi.fn();
  render(<Harness onChange={onChange} />);
  await userEvent.type(field(), '1234567.5');
  expect(field().value).toBe('1,234,567.5');
  expect(onChange).toHaveBeenLastCalledWith('1234567.5');
});

test('the caret stays behind what was typed', () => {
  render(<Harness />);
  fireEvent.change(field(), { target: { value: '2000' } });
  // A 9 behind the 2.
  field().value = '29,000';
  field().setSelectionRange(2, 2);
  fireEvent.input(field(), { target: { value: '29,000', selectionStart: 2, selectionEnd: 2 } });
  expect([field().value, field().selectionStart]).toEqual(['29,000', 2]);
});

test('a separator that is deleted comes back', () => {
  const onChange = vi.fn();
  render(<Harness onChange={onChange} />);
  fireEvent.change(field(), { target: { value: '2000' } });
  onChange.mockClear();
  fireEvent.change(field(), { target: { value: '2000' } });
  expect(field().value).toBe('2,000');
  expect(onChange).not.toHaveBeenCalled();
});

test('what is wrong describes it', () => {
  render(<AmountField label="Amount" locale="en" value="5" error="Too little" onChange={() => undefined} />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
});
