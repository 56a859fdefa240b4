import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_MS, ToastStack } from './Toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('the region is there before its first message, and reads politely', () => {
  render(<ToastStack label="Messages" toasts={[]} onDismiss={() => undefined} />);
  expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite');
});

test('a toast leaves after its time, once', () => {
  const onDismiss = vi.fn();
  render(<ToastStack label="Messages" toasts={[{ id: '1', text: 'Saved' }]} onDismiss={onDismiss} />);
  wait(TOAST_MS - 1);
  expect(onDismiss).not.toHaveBeenCalled();
  wait(1);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('1');
});

test('an older toast keeps its own time when another comes', () => {
  const onDismiss = vi.fn();
  const stack = (ids: string[]) => (
    <ToastStack label="Messages" toasts={ids.map((id) => ({ id, text: id }))} onDismiss={onDismiss} />
  );
  const { rerender } = render(stack(['1']));
  wait(TOAST_MS - 500);
  rerender(stack(['1', '2']));
  wait(500);
  expect(onDismiss.mock.calls).toEqual([['1']]);
});

test('a toast that is being read stays', () => {
  const onDismiss = vi.fn();
  render(<ToastStack label="Messages" toasts={[{ id: '1', text: 'Saved' }]} onDismiss={onDismiss} />);
  const toast = screen.getByText('Saved');
  fireEvent.pointerEnter(toast.parentElement!);
  wait(TOAST_MS * 2);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(toast.parentElement!);
  wait(TOAST_MS);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('one with something to do stays as long as there is time for it', () => {
  const onDismiss = vi.fn();
  const action = { label: 'Undo', onClick: () => undefined, stays: 5000 };
  render(<ToastStack label="Messages" toasts={[{ id: '1', text: 'Gone', action }]} onDismiss={onDismiss} />);
  wait(4999);
  expect(onDismiss).not.toHaveBeenCalled();
  wait(1);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('1');
});
