import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FootCard } from './FootCard.tsx';

let grow: () => void;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onSize: () => void) {
        grow = onSize;
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

test('is a region by its title, with what is asked in it', () => {
  render(
    <FootCard title="May we count visits?">
      <button type="button">Allow</button>
    </FootCard>,
  );
  const card = screen.getByRole('region', { name: 'May we count visits?' });
  expect(card.contains(screen.getByRole('button', { name: 'Allow' }))).toBe(true);
});

test('says how high it is, as long as it stands', () => {
  const room = () => document.documentElement.style.getPropertyValue('--foot-room');
  const { unmount } = render(<FootCard title="May we count visits?">Yes</FootCard>);
  vi.spyOn(screen.getByRole('region'), 'offsetHeight', 'get').mockReturnValue(212);
  grow();
  expect(room()).toBe('212px');
  unmount();
  expect(room()).toBe('');
});
