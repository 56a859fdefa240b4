import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AmountField } from './AmountField.tsx';
import { figuresOf, pointedFigures } from './figures.ts';

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

test.each([
  ['1,50', '1.50'],
  ['0,5', '0.5'],
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,234', '1234'],
  ['1.234', '1.234'],
  ['12345,678', '12345.678'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['12,34,567.8', '1234567.8'],
  ["1'234,5", '1234.5'],
  ['¥ 1 234,50', '1234.50'],
  ['１，５', '1.5'],
])('%s from elsewhere is %s', (pasted, figures) => {
  expect(pointedFigures(pasted)).toBe(figures);
});

test.each([
  ['', '1,50', '1.50'],
  ['', '1,234.50', '1,234.50'],
  ['', '1.234,50', '1,234.50'],
  ['1234', '2,5', '12,342.5'],
])('into %s %s is pasted', async (before, pasted, shown) => {
  render(<Harness />);
  if (before) await userEvent.type(field(), before);
  await userEvent.click(field());
  await userEvent.paste(pasted);
  expect(field().value).toBe(shown);
});

test.each([',', '，', '。', '.', '、'])('%s that is typed is the point', async (point) => {
  render(<Harness />);
  await userEvent.type(field(), `1234${point}5`);
  expect(field().value).toBe('1,234.5');
});

test('a figure that is taken out between separators moves no point', async () => {
  render(<Harness />);
  await userEvent.type(field(), '12345{Backspace}');
  expect(field().value).toBe('1,234');
  await userEvent.type(field(), '{Backspace}{Backspace}{Backspace}');
  expect(field().value).toBe('1');
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
