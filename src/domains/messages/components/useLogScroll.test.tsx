import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLogScroll } from './useLogScroll.ts';

const ROW = 100;
const SCREEN = 800;

/** Heights as a browser would lay them out; no frame is ever drawn, so no watcher of sizes is ever called. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SCREEN);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return (this.firstElementChild?.childElementCount ?? 0) * ROW;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface LogProps {
  from: number;
  to: number;
  onFoot?: (isAtFoot: boolean) => void;
}

function Log({ from, to, onFoot = () => undefined }: LogProps) {
  const { ref, onScroll } = useLogScroll({
    isLive: true,
    target: undefined,
    onTop: () => undefined,
    onBottom: () => undefined,
    onFoot,
  });
  const rows = Array.from({ length: to - from }, (_, index) => from + index);
  return (
    <div ref={ref} onScroll={onScroll} role="log">
      <div>
        {rows.map((row) => (
          <p key={row}>{row}</p>
        ))}
      </div>
    </div>
  );
}

const distanceToFoot = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight;

it('stands at its foot with the very commit that brings rows, above and below', () => {
  const { getByRole, rerender } = render(<Log from={20} to={40} />);
  const distances = [distanceToFoot(getByRole('log'))];
  for (const [from, to] of [
    [0, 40],
    [0, 41],
    [30, 45],
  ] as const) {
    rerender(<Log from={from} to={to} />);
    distances.push(distanceToFoot(getByRole('log')));
  }
  expect(distances).toEqual([0, 0, 0, 0]);
});

it('moves nothing under what is pressed, and is at its foot when that was let go and clicked', () => {
  vi.useFakeTimers();
  const { getByRole, getByText, rerender } = render(<Log from={0} to={40} />);
  const box = getByRole('log');
  fireEvent.pointerDown(getByText('39'));
  rerender(<Log from={0} to={42} />);
  expect(distanceToFoot(box)).toBe(2 * ROW);
  fireEvent.pointerUp(window);
  expect(distanceToFoot(box)).toBe(2 * ROW);
  vi.runAllTimers();
  expect(distanceToFoot(box)).toBe(0);
  rerender(<Log from={0} to={43} />);
  expect(distanceToFoot(box)).toBe(0);
  vi.useRealTimers();
});

it('tells of its foot only when what is pressed there was let go', () => {
  vi.useFakeTimers();
  const onFoot = vi.fn();
  const { getByRole } = render(<Log from={0} to={40} onFoot={onFoot} />);
  const box = getByRole('log');
  const scrollBy = (by: number) => {
    box.scrollTop += by;
    fireEvent.scroll(box);
  };
  scrollBy(-500);
  expect(onFoot).toHaveBeenLastCalledWith(false);
  onFoot.mockClear();
  fireEvent.pointerDown(box);
  scrollBy(500);
  fireEvent.pointerUp(window);
  expect(onFoot).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(onFoot.mock.calls).toEqual([[true]]);
  vi.useRealTimers();
});

it('takes no finger that begins to scroll back to where it was', () => {
  vi.useFakeTimers();
  const { getByRole } = render(<Log from={0} to={40} />);
  const box = getByRole('log');
  fireEvent.pointerDown(box);
  box.scrollTop -= 30;
  fireEvent.pointerCancel(window);
  vi.runAllTimers();
  expect(distanceToFoot(box)).toBe(30);
  vi.useRealTimers();
});
