import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChatRoom } from './ChatRoom.tsx';

afterEach(() => void vi.unstubAllGlobals());

test('a keyboard that lies over the page makes the room smaller; zooming in and bars of the browser do not', () => {
  const seen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  render(
    <ChatRoom bar="Meera" composer="Write">
      <p>Hello</p>
    </ChatRoom>,
  );
  const room = screen.getByText('Hello').closest<HTMLElement>('.h-dvh')!;
  const look = (change: Partial<typeof seen>, event = 'resize') => {
    Object.assign(seen, change);
    seen.dispatchEvent(new Event(event));
    return [room.style.height, room.style.transform];
  };
  expect(look({})).toEqual(['', '']);
  expect(look({ height: innerHeight - 300 })).toEqual([`${innerHeight - 300}px`, '']);
  expect(look({ offsetTop: 120 }, 'scroll')).toEqual([`${innerHeight - 300}px`, 'translateY(120px)']);
  expect(look({ scale: 2 })).toEqual(['', '']);
  expect(look({ scale: 1, height: innerHeight - 40, offsetTop: 0 })).toEqual(['', '']);
});

test('a keyboard that is up when the room opens makes it smaller before anything is painted', async () => {
  const height = innerHeight - 300;
  vi.stubGlobal('visualViewport', Object.assign(new EventTarget(), { height, offsetTop: 0, scale: 1 }));
  render(
    <ChatRoom bar="Meera" composer="Write">
      <p>Hello</p>
    </ChatRoom>,
  );
  await new Promise(requestAnimationFrame);
  expect(screen.getByText('Hello').closest<HTMLElement>('.h-dvh')?.style.height).toBe(`${height}px`);
});
