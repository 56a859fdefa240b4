import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { HeartIcon, ShareIcon } from '../../icons/index.ts';
import { ActionButton } from './ActionButton.tsx';

test('a toggle says its count in words once, and whether it is on', async () => {
  const onClick = vi.fn();
  render(<ActionButton icon={HeartIcon} label="Like, 12.8k" count="12.8k" pressed onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Like, 12.8k', pressed: true }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByText('12.8k').getAttribute('aria-hidden')).toBe('true');
});

test('one that is no toggle is not told as one that is off', () => {
  render(<ActionButton icon={ShareIcon} label="Share" />);
  expect(screen.getByRole('button', { name: 'Share' }).hasAttribute('aria-pressed')).toBe(false);
});
