import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ProfileHead } from './ProfileHead.tsx';

test('numbers that lead to a list are buttons by their value and label, the others are read only', async () => {
  const open = vi.fn();
  render(
    <ProfileHead
      avatar={null}
      name="Meera"
      bio="Maps on weekdays"
      counts={[
        { label: 'Followers', value: '23.6k', onClick: open },
        { label: 'Likes', value: '412k' },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Meera' })).toBeTruthy();
  expect(screen.getByText('Maps on weekdays')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /23\.6k\s*Followers/ }));
  expect(open).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('without numbers, words and actions the name stands alone', () => {
  render(<ProfileHead avatar={null} name="Meera" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Meera' })).toBeTruthy();
});
