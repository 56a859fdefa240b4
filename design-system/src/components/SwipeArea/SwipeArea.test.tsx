import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SwipeArea, swipedTo } from './SwipeArea.tsx';

function swipe(element: Element, [x, y]: [number, number]) {
  fireEvent.touchStart(element, { touches: [{ clientX: 200, clientY: 200 }] });
  fireEvent.touchEnd(element, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
}

test.each([
  [[-90, 10], 'next'],
  [[90, -10], 'previous'],
] as const)('a finger that goes %j means %s', (by, to) => {
  const onSwipe = vi.fn();
  render(<SwipeArea onSwipe={onSwipe}>Words</SwipeArea>);
  swipe(screen.getByText('Words'), [...by]);
  expect(onSwipe).toHaveBeenCalledExactlyOnceWith(to);
});

test.each([
  ['too short', [-40, 0]],
  ['a scroll', [-90, 80]],
] as const)('%s is no swipe', (_, by) => {
  const onSwipe = vi.fn();
  render(<SwipeArea onSwipe={onSwipe}>Words</SwipeArea>);
  swipe(screen.getByText('Words'), [...by]);
  expect(onSwipe).not.toHaveBeenCalled();
});

test('a slider inside keeps its finger', () => {
  const onSwipe = vi.fn();
  render(
    <SwipeArea onSwipe={onSwipe}>
      <input type="range" aria-label="Position" />
    </SwipeArea>,
  );
  swipe(screen.getByRole('slider'), [-90, 0]);
  expect(onSwipe).not.toHaveBeenCalled();
});

test('swiping passes over what is disabled and stops at the ends', () => {
  const items = [{ value: 'a' }, { value: 'b', disabled: true }, { value: 'c' }];
  expect(swipedTo(items, 'a', 'next')).toBe('c');
  expect(swipedTo(items, 'c', 'next')).toBeUndefined();
  expect(swipedTo(items, 'a', 'previous')).toBeUndefined();
});
