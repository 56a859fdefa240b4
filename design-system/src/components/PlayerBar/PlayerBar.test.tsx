import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PlayerBar, type PlayerBarProps } from './PlayerBar.tsx';

const bar = (props: Partial<PlayerBarProps>) => (
  <PlayerBar
    label="Voice message"
    title="Kavya"
    detail="0:16 / 0:42"
    share={0.4}
    state="playing"
    labels={{ play: 'Play', pause: 'Pause', close: 'Close' }}
    onToggle={() => undefined}
    onOpen={() => undefined}
    onClose={() => undefined}
    {...props}
  />
);

test('says who is heard and how far it has come; pauses, leads to the message and ends', () => {
  const [onToggle, onOpen, onClose] = [vi.fn(), vi.fn(), vi.fn()];
  const asks = { onToggle, onOpen, onClose };
  const { rerender } = render(bar(asks));
  expect(screen.getByRole('region', { name: 'Voice message' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  rerender(bar({ ...asks, state: 'paused' }));
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  fireEvent.click(screen.getByRole('button', { name: 'Kavya 0:16 / 0:42' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([onToggle, onOpen, onClose].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
});
