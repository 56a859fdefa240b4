import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHold } from './useHold.ts';

const did: string[] = [];

function Held() {
  const button = useRef<HTMLButtonElement>(null);
  useHold(button, {
    onDown: () => did.push('down'),
    onSlide: (isAway) => did.push(isAway ? 'away' : 'back'),
    onTap: () => did.push('tap'),
    onRelease: (isAway) => did.push(isAway ? 'cancel' : 'send'),
  });
  return <button ref={button} type="button" />;
}

beforeEach(() => {
  did.length = 0;
  Element.prototype.setPointerCapture = vi.fn();
});
afterEach(cleanup);

const press = () => fireEvent.pointerDown(screen.getByRole('button'), { button: 0, clientX: 300 });

it('is tapped by a short press', () => {
  render(<Held />);
  press();
  fireEvent.pointerUp(screen.getByRole('button'), { clientX: 300 });
  expect(did).toEqual(['down', 'tap']);
});

it('goes on without the finger when the button goes from under it', () => {
  const { unmount } = render(<Held />);
  press();
  unmount();
  expect(did).toEqual(['down', 'tap']);
});

it('does nothing more when nobody held it', () => {
  const { unmount } = render(<Held />);
  unmount();
  expect(did).toEqual([]);
});
