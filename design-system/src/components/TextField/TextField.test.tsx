import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TextField } from './TextField.tsx';

test('an error makes the field invalid and describes it in place of the hint', () => {
  const field = (error: string | null) => (
    <TextField label="Nickname" hint="3 to 30" error={error} value="" onChange={() => undefined} />
  );
  const { rerender } = render(field(null));
  const input = screen.getByLabelText('Nickname');
  const described = () => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(described()).toBe('3 to 30');

  rerender(field('Too short'));
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(described()).toBe('Too short');
});

test('gives the text itself to its owner', async () => {
  const onChange = vi.fn();
  render(<TextField label="Nickname" value="" onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('Nickname'), 'a');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('a');
});

test('a password is hidden until its owner wants to see it', async () => {
  const reveal = { show: 'Show password', hide: 'Hide password' };
  render(
    <TextField label="Password" type="password" reveal={reveal} value="secret" onChange={() => undefined} />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});
