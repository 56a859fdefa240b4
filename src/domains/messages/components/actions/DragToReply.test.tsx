import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DragToReply } from './DragToReply.tsx';

const [onFar, onReply] = [vi.fn(), vi.fn()];
let accepts: boolean;

function Log() {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} data-testid="log">
      <div data-message="m1" data-testid="row">
        <p data-bubble>words</p>
      </div>
      <DragToReply box={box} accepts={() => accepts} onFar={onFar} onReply={onReply} />
    </div>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  accepts = true;
  HTMLElement.prototype.setPointerCapture = vi.fn();
});
afterEach(cleanup);

const finger = (pointerId: number, clientX: number) => ({
  pointerId,
  clientX,
  clientY: 0,
  pointerType: 'touch',
});
/** One finger moves over these places. */
const drag = (row: Element, ...places: number[]) => {
  const [from = 0, ...rest] = places;
  fireEvent.pointerDown(row, finger(1, from));
  for (const at of rest) fireEvent.pointerMove(row, finger(1, at));
};
const start = (...places: number[]) => {
  const { getByTestId } = render(<Log />);
  const row = getByTestId('row');
  drag(row, ...places);
  return row;
};

it('replies to the message that is let go far enough to the left', () => {
  const row = start(300, 280, 200);
  expect(onFar).toHaveBeenCalledOnce();
  fireEvent.pointerUp(row, finger(1, 200));
  expect(onReply).toHaveBeenCalledExactlyOnceWith(row);
});

it.each([
  ['near', [300, 280, 270]],
  ['to the right', [100, 120, 300]],
])('does not where it is let go %s', (_, places) => {
  const row = start(...places);
  fireEvent.pointerUp(row, finger(1, places.at(-1) ?? 0));
  expect(onReply).not.toHaveBeenCalled();
});

it('does not where the message may not be replied to', () => {
  accepts = false;
  fireEvent.pointerUp(start(300, 280, 200), finger(1, 200));
  expect(onReply).not.toHaveBeenCalled();
});

it('does not where the browser takes the finger, or a second one comes', () => {
  const row = start(300, 280, 200);
  fireEvent.pointerCancel(row, finger(1, 200));
  drag(row, 300, 280, 200);
  fireEvent.pointerDown(row, finger(2, 100));
  fireEvent.pointerUp(row, finger(1, 200));
  expect(onFar).toHaveBeenCalledTimes(2);
  expect(onReply).not.toHaveBeenCalled();
});
