import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

function open(onRemove: () => void, onMute: () => void) {
  render(
    <Menu
      trigger={<Button>More</Button>}
      entries={[
        { kind: 'action', id: 'pin', label: 'Pin', disabled: true, onSelect: onRemove },
        { kind: 'check', id: 'mute', label: 'Muted', checked: true, onSelect: onMute },
        { kind: 'action', id: 'remove', label: 'Remove', tone: 'danger', onSelect: onRemove },
      ]}
    />,
  );
  screen.getByRole('button', { name: 'More' }).focus();
  return userEvent.keyboard('{Enter}');
}

test('a menu is named by its button, opened, walked and used by keyboard alone', async () => {
  const onRemove = vi.fn();
  await open(onRemove, () => undefined);
  expect(screen.getByRole('menu', { name: 'More' })).toBeTruthy();
  await userEvent.keyboard('{End}{Enter}');
  expect(onRemove).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement?.textContent).toBe('More');
});

test('a line that is on says so, and one that cannot be used does nothing', async () => {
  const onPin = vi.fn();
  const onMute = vi.fn();
  await open(onPin, onMute);
  expect(screen.getByRole('menuitem', { name: 'Pin' }).getAttribute('aria-disabled')).toBe('true');
  const muted = screen.getByRole('menuitemcheckbox', { name: 'Muted' });
  expect(muted.getAttribute('aria-checked')).toBe('true');
  await userEvent.click(muted);
  expect(onMute).toHaveBeenCalledOnce();
  expect(onPin).not.toHaveBeenCalled();
});

test('letters jump to the line that begins with them, and Escape does nothing but close', async () => {
  const onRemove = vi.fn();
  await open(onRemove, () => undefined);
  await userEvent.keyboard('re');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Remove' }));
  await userEvent.keyboard('{Escape}');
  expect(onRemove).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('More');
});
