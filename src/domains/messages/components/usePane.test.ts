import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePane } from './usePane.ts';

afterEach(() => document.body.replaceChildren());

const press = (init: KeyboardEventInit): boolean => {
  const event = new KeyboardEvent('keydown', { key: 'f', cancelable: true, bubbles: true, ...init });
  act(() => void document.body.dispatchEvent(event));
  return event.defaultPrevented;
};

it('Ctrl+F and Cmd+F open the search; with it open they are the browser’s', () => {
  const { result } = renderHook(() => usePane('room', true));
  for (const other of [{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }])
    expect(press(other)).toBe(false);
  expect(press({ metaKey: true })).toBe(true);
  expect(result.current.shown).toBe('search');
  expect(press({ ctrlKey: true })).toBe(false);
});

it('opens nothing before the messages are there, or under a dialog', () => {
  const { result, rerender } = renderHook(({ isReady }) => usePane('room', isReady), {
    initialProps: { isReady: false },
  });
  expect(press({ ctrlKey: true })).toBe(false);
  rerender({ isReady: true });
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  expect(press({ ctrlKey: true })).toBe(false);
  expect(result.current.shown).toBeUndefined();
});

it('is closed in another room, and closing gives the focus back', () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  const { result, rerender } = renderHook(({ room }) => usePane(room, true), {
    initialProps: { room: 'one' },
  });
  act(() => result.current.open('media'));
  expect(result.current.shown).toBe('media');
  rerender({ room: 'two' });
  expect(result.current.shown).toBeUndefined();
  rerender({ room: 'one' });
  button.blur();
  act(() => result.current.close());
  expect(result.current.shown).toBeUndefined();
  expect(document.activeElement).toBe(button);
});
