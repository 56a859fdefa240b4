import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AudioPlayer } from './AudioPlayer.tsx';
import { barsOf } from './Waveform.tsx';

const clock = (seconds: number) => `${Math.floor(seconds)} s`;

test('the button follows the sound, the position is told in words, the end goes back to the start', () => {
  const onPlay = vi.fn();
  const { container } = render(
    <AudioPlayer
      src="/voice.mp3"
      duration={42}
      labels={{ play: 'Play', pause: 'Pause', position: 'Position' }}
      clock={clock}
      onPlay={onPlay}
    />,
  );
  const audio = container.querySelector('audio')!;
  const position = () => screen.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext');
  expect(audio.preload).toBe('none');
  fireEvent.play(audio);
  expect(onPlay).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '16' } });
  expect(audio.currentTime).toBe(16);
  expect(position()).toBe('16 s / 42 s');
  fireEvent.ended(audio);
  fireEvent.pause(audio);
  expect(position()).toBe('0 s / 42 s');
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('one whose turn it is asks for its sound and plays when that is here, and says when it has ended', () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const [onWant, onEnd] = [vi.fn(), vi.fn()];
  const look = { duration: 42, labels: { play: 'Play', pause: 'Pause', position: 'Position' }, clock };
  const { container, rerender } = render(<AudioPlayer {...look} onWant={onWant} onEnd={onEnd} />);
  expect(onWant).not.toHaveBeenCalled();
  rerender(<AudioPlayer {...look} onWant={onWant} onEnd={onEnd} starts />);
  expect(onWant).toHaveBeenCalledOnce();
  rerender(<AudioPlayer {...look} src="/voice.mp3" onWant={onWant} onEnd={onEnd} starts />);
  expect(play).toHaveBeenCalledOnce();
  fireEvent.ended(container.querySelector('audio')!);
  expect(onEnd).toHaveBeenCalledOnce();
  play.mockRestore();
});

test('one that was wanted once starts nothing when its address is another later', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  const look = { duration: 42, labels: { play: 'Play', pause: 'Pause', position: 'Position' }, clock };
  for (const isDenied of [true, false]) {
    play
      .mockReset()
      .mockImplementation(isDenied ? () => Promise.reject(new Error('denied')) : async () => {});
    const { container, rerender, unmount } = render(<AudioPlayer {...look} starts />);
    await act(async () => rerender(<AudioPlayer {...look} src="/voice.mp3" starts />));
    if (!isDenied) fireEvent.play(container.querySelector('audio')!);
    rerender(<AudioPlayer {...look} src="/voice.mp3?again" starts />);
    expect(play).toHaveBeenCalledOnce();
    unmount();
  }
  play.mockRestore();
});

test.each([
  [[0, 1, 0, 0], 2, [1, 0]],
  [[0.5], 3, [0.5, 0.5, 0.5]],
  [[], 2, [0, 0]],
  [[7, -1], 2, [1, 0]],
])('%j in %i bars is %j', (peaks, count, bars) => {
  expect(barsOf(peaks, count)).toEqual(bars);
});

test('a press makes it faster, and it stays as fast with another address; the button comes when it is played', () => {
  const onChange = vi.fn();
  const look = { duration: 42, labels: { play: 'Play', pause: 'Pause', position: 'Position' }, clock };
  const at = (value: number, src: string) => (
    <AudioPlayer {...look} src={src} speed={{ value, label: `Speed, ${value}×`, onChange }} />
  );
  const { container, rerender } = render(at(1, '/a.mp3'));
  const audio = container.querySelector('audio')!;
  expect(screen.queryByRole('button', { name: /Speed/ })).toBeNull();
  fireEvent.play(audio);
  fireEvent.click(screen.getByRole('button', { name: 'Speed, 1×' }));
  rerender(at(2, '/a.mp3'));
  expect(audio.playbackRate).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Speed, 2×' }));
  expect(onChange.mock.calls).toEqual([[1.5], [1]]);
  audio.playbackRate = 1;
  fireEvent.play(audio);
  expect(audio.playbackRate).toBe(2);
});

test('whatever else is heard on the page pauses; a silent clip goes on', () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  const look = { duration: 42, labels: { play: 'Play', pause: 'Pause', position: 'Position' }, clock };
  const { container } = render(
    <>
      <AudioPlayer {...look} src="/a.mp3" />
      {/* biome-ignore lint/a11y/useMediaCaption: stands for another player */}
      <video data-testid="loud" />
      <video data-testid="silent" muted />
    </>,
  );
  fireEvent.play(container.querySelector('audio')!);
  expect(pause.mock.contexts).toEqual([screen.getByTestId('loud')]);
  pause.mockRestore();
});
