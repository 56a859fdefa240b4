import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Chip, ChipLink } from './Chip.tsx';

test('a filter says whether it is on, and a click or Space asks for the other', async () => {
  const onClick = vi.fn();
  const chip = (pressed: boolean) => (
    <Chip pressed={pressed} onClick={onClick}>
      Unread 7
    </Chip>
  );
  const { rerender } = render(chip(false));
  await userEvent.click(screen.getByRole('button', { name: 'Unread 7', pressed: false }));
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(2);
  rerender(chip(true));
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy();
});

test('it never sends the form that it stands in', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Chip pressed onClick={() => undefined}>
        Groups
      </Chip>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('one that leads somewhere is a link', () => {
  render(<ChipLink href="/hashtags/tea">#tea</ChipLink>);
  expect(screen.getByRole('link', { name: '#tea' }).getAttribute('href')).toBe('/hashtags/tea');
});
