import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContextMenu } from './ContextMenu.tsx';

function setUp() {
  const onReply = vi.fn();
  const onRemove = vi.fn();
  render(
    <ContextMenu
      label="This message"
      entries={[
        { kind: 'action', id: 'reply', label: 'Reply', onSelect: onReply },
        { kind: 'action', id: 'remove', label: 'Remove', tone: 'danger', onSelect: onRemove },
      ]}
    >
      <button type="button">Hello</button>
    </ContextMenu>,
  );
  return { onReply, onRemove, message: screen.getByRole('button', { name: 'Hello' }) };
}

test('Shift+F10 on what has the focus opens it named; letters jump, Enter acts', async () => {
  const { message, onRemove, onReply } = setUp();
  message.focus();
  // What a browser makes of Shift+F10 and of the menu key.
  fireEvent.contextMenu(message);
  expect(await screen.findByRole('menu', { name: 'This message' })).toBeTruthy();
  await userEvent.keyboard('rem');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Remove' }));
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledOnce();
  expect(onReply).not.toHaveBeenCalled();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('Escape closes it and gives the focus back', async () => {
  const { message } = setUp();
  message.focus();
  fireEvent.contextMenu(message);
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(message);
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a finger that stays opens it, one that moves on scrolls', async () => {
  const { message } = setUp();
  const finger = { pointerType: 'touch', pointerId: 1, clientX: 20, clientY: 20 };
  fireEvent.pointerDown(message, finger);
  fireEvent.pointerMove(message, { ...finger, clientY: 80 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.queryByRole('menu')).toBeNull();
  fireEvent.pointerUp(message, finger);
  fireEvent.pointerDown(message, finger);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await screen.findByRole('menu')).toBeTruthy();
});
