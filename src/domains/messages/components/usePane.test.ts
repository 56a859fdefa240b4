import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePane } from './usePane.ts';

let isWide: boolean;
beforeEach(() => {
  isWide = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const press = (init: KeyboardEventInit): boolean => {
  const event = new KeyboardEvent('keydown', { key: 'f', cancelable: true, bubbles: true, ...init });
  act(() => void document.body.dispatchEvent(event));
  return event.defaultPrevented;
};

it('Ctrl+F and Cmd+F open the search; with it open they are the browser’s', () => {
  const { result } = renderHook(() => usePane('room', { isReady: true }));
  for (const other of [{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }])
    expect(press(other)).toBe(false);
  expect(press({ metaKey: true })).toBe(true);
  expect(result.current.shown).toBe('search');
  expect(press({ ctrlKey: true })).toBe(false);
});

it('opens nothing before the messages are there, or under a dialog', () => {
  const { result, rerender } = renderHook(({ isReady }) => usePane('room', { isReady }), {
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
  const { result, rerender } = renderHook(({ room }) => usePane(room, { isReady: true }), {
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

it('details stay beside the rooms, over a reload too, until they are closed; search goes over them and gives way', () => {
  isWide = true;
  const start = { initialProps: { room: 'one' } };
  const hook = () => renderHook(({ room }) => usePane(room, { isReady: true }), start);
  const { result, rerender, unmount } = hook();
  act(() => result.current.open('details'));
  rerender({ room: 'two' });
  expect(result.current.shown).toBe('details');
  act(() => result.current.open('search'));
  expect(result.current.shown).toBe('search');
  act(() => result.current.close());
  expect(result.current.shown).toBe('details');
  unmount();
  const again = hook().result;
  expect(again.current.shown).toBe('details');
  act(() => again.current.close());
  expect(again.current.shown).toBeUndefined();
  expect(hook().result.current.shown).toBeUndefined();
});

it('details are a sheet of one room where there is no place beside it', () => {
  const { result, rerender } = renderHook(({ room }) => usePane(room, { isReady: false }), {
    initialProps: { room: 'one' },
  });
  act(() => result.current.open('details'));
  expect(result.current).toMatchObject({ shown: 'details', isWide: false });
  rerender({ room: 'two' });
  expect(result.current.shown).toBeUndefined();
});

it('of a room that is closed to the person there are no details', () => {
  isWide = true;
  const { result } = renderHook(() => usePane('room', { isReady: false, isDenied: true }));
  act(() => result.current.open('details'));
  expect(result.current.shown).toBeUndefined();
});

it('begins with what the address asks for, in that room alone', () => {
  const { result, rerender } = renderHook(({ room }) => usePane(room, { isReady: true, first: 'media' }), {
    initialProps: { room: 'one' },
  });
  expect(result.current.shown).toBe('media');
  rerender({ room: 'other' });
  expect(result.current.shown).toBeUndefined();
});
