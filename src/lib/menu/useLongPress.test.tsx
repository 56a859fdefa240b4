import { fireEvent, render, screen } from '@testing-library/react';
import { type RefObject, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOLD, type Press, useEarlyPress } from './useEarlyPress.ts';
import { useLongPress } from './useLongPress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const heard = vi.fn();
beforeEach(() => heard.mockReset());

type BoxProps = { box: RefObject<HTMLDivElement | null>; early: RefObject<Press | undefined> };
function Hearing({ box, early }: BoxProps) {
  useLongPress(box, (target, at) => heard((target as Element).textContent, at), early);
  return null;
}
/** What hears comes later. */
function Log({ isThere }: { isThere: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const early = useEarlyPress(box);
  return (
    <>
      <div ref={box}>
        <p>words</p>
      </div>
      {isThere && <Hearing box={box} early={early} />}
    </>
  );
}

const touch = { pointerType: 'touch', isPrimary: true, clientX: 10, clientY: 20 };
const press = () => fireEvent.pointerDown(screen.getByText('words'), touch);
const lift = () => fireEvent.pointerUp(screen.getByText('words'), touch);
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const ONCE = [['words', { x: 10, y: 20 }]];

it('hears a finger that rests', () => {
  render(<Log isThere />);
  press();
  pass(HOLD - 1);
  expect(heard).not.toHaveBeenCalled();
  pass(1);
  expect(heard.mock.calls).toEqual(ONCE);
});

it('hears one that rests since before it was there, once its time has passed', () => {
  const { rerender } = render(<Log isThere={false} />);
  press();
  pass(300);
  rerender(<Log isThere />);
  pass(HOLD - 301);
  expect(heard).not.toHaveBeenCalled();
  pass(1);
  expect(heard.mock.calls).toEqual(ONCE);
});

it('hears one that rested long enough, and was lifted before it was there', () => {
  const { rerender } = render(<Log isThere={false} />);
  press();
  pass(HOLD);
  lift();
  rerender(<Log isThere />);
  pass(0);
  expect(heard.mock.calls).toEqual(ONCE);
});

it.each([
  ['was lifted at once', () => lift()],
  ['scrolled', () => fireEvent.pointerCancel(screen.getByText('words'), touch)],
])('hears nothing of one that %s before it was there', (_, end) => {
  const { rerender } = render(<Log isThere={false} />);
  press();
  end();
  rerender(<Log isThere />);
  pass(2 * HOLD);
  expect(heard).not.toHaveBeenCalled();
});
