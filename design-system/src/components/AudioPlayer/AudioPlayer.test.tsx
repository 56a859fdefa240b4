import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AudioPlayer, type AudioPlayerProps } from './AudioPlayer.tsx';
import { barsOf } from './Waveform.tsx';

const look: AudioPlayerProps = {
  state: 'idle',
  seconds: 0,
  duration: 42,
  labels: { play: 'Play', pause: 'Pause', position: 'Position' },
  clock: (seconds: number) => `${Math.floor(seconds)} s`,
  onToggle: () => undefined,
  onSeek: () => undefined,
};

test('the button follows what plays it, and the position is told in words', () => {
  const [onToggle, onSeek] = [vi.fn(), vi.fn()];
  const asks = { onToggle, onSeek };
  const { rerender } = render(<AudioPlayer {...look} {...asks} />);
  const position = () => screen.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext');
  expect(position()).toBe('0 s / 42 s');
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  rerender(<AudioPlayer {...look} {...asks} state="playing" seconds={16} />);
  expect(position()).toBe('16 s / 42 s');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(onToggle).toHaveBeenCalledTimes(2);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '30' } });
  expect(onSeek).toHaveBeenCalledExactlyOnceWith(30);
});

test.each([
  [[0, 1, 0, 0], 2, [1, 0]],
  [[0.5], 3, [0.5, 0.5, 0.5]],
  [[], 2, [0, 0]],
  [[7, -1], 2, [1, 0]],
])('%j in %i bars is %j', (peaks, count, bars) => {
  expect(barsOf(peaks, count)).toEqual(bars);
});

test('a press makes it faster; the button comes when it is begun', () => {
  const onChange = vi.fn();
  const at = (value: number, state: AudioPlayerProps['state']) => (
    <AudioPlayer {...look} state={state} speed={{ value, label: `Speed, ${value}×`, onChange }} />
  );
  const { rerender } = render(at(1, 'idle'));
  expect(screen.queryByRole('button', { name: /Speed/ })).toBeNull();
  rerender(at(1, 'playing'));
  fireEvent.click(screen.getByRole('button', { name: 'Speed, 1×' }));
  rerender(at(2, 'paused'));
  fireEvent.click(screen.getByRole('button', { name: 'Speed, 2×' }));
  expect(onChange.mock.calls).toEqual([[1.5], [1]]);
});
