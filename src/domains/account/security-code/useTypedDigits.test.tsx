import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useTypedDigits } from './useTypedDigits.ts';

afterEach(cleanup);

function Sheet({ isOn = true }: { isOn?: boolean }) {
  const [value, setValue] = useState('');
  const place = useTypedDigits<HTMLDivElement>({ value, onChange: setValue, isOn });
  return (
    <>
      <div role="dialog" aria-label="sheet">
        <div ref={place}>
          <button type="button">key</button>
          <input aria-label="field" />
        </div>
        <output>{value}</output>
      </div>
      <div role="alertdialog" aria-label="over">
        <button type="button">understood</button>
      </div>
    </>
  );
}
const typed = () => screen.getByRole('status').textContent;

it('types and takes back, six at most, and nothing that is no digit', async () => {
  render(<Sheet />);
  await userEvent.keyboard('12a3{Backspace}45678');
  expect(typed()).toBe('124567');
});

it('types with the focus on a key of the sheet, not in a field and not in what lies over it', async () => {
  render(<Sheet />);
  screen.getByRole('button', { name: 'key' }).focus();
  await userEvent.keyboard('1');
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('2');
  screen.getByRole('button', { name: 'understood' }).focus();
  await userEvent.keyboard('3');
  expect(typed()).toBe('1');
});

it('leaves the browser its shortcuts, and types nothing while it is off', async () => {
  const { rerender } = render(<Sheet />);
  await userEvent.keyboard('{Control>}1{/Control}');
  rerender(<Sheet isOn={false} />);
  await userEvent.keyboard('2');
  expect(typed()).toBe('');
});
