import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

const reveal = { show: 'Show password', hide: 'Hide password' };

function Harness({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <PasswordField
      label="Password"
      autoComplete="current-password"
      reveal={reveal}
      error={error}
      value={value}
      onChange={setValue}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Password');

test('a password is hidden until its owner wants to see it, and keeps what was typed', async () => {
  render(<Harness />);
  await userEvent.type(field(), 'abc123');
  expect(field().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field().type).toBe('text');
  expect(field().value).toBe('abc123');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field().type).toBe('password');
});

test('shown or hidden, nothing corrects it or sends it to be spelled', async () => {
  render(<Harness />);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field().getAttribute('spellcheck')).toBe('false');
  expect(field().getAttribute('autocapitalize')).toBe('none');
  expect(field().getAttribute('autocorrect')).toBe('off');
});

test('showing it sends no form, and its error describes it', async () => {
  const sent: string[] = [];
  render(
    <form onSubmit={() => sent.push('sent')}>
      <Harness error="Eight at least" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(sent).toEqual([]);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Eight at least',
  );
});
