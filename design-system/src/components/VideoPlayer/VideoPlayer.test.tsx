import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { VideoPlayer } from './VideoPlayer.tsx';

const labels = {
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Sound on',
  fullscreen: 'Full screen',
  position: 'Position',
  loading: 'Loading',
};

function setUp(props: { autoPlay?: boolean; onFail?: () => void } = {}) {
  const { container } = render(
    <VideoPlayer
      src="/clip.mp4"
      label="Clouds"
      duration={42}
      labels={labels}
      {...props}
      clock={(s) => `${Math.floor(s)} s`}
    />,
  );
  const video = container.querySelector('video')!;
  const play = vi.spyOn(video, 'play').mockImplementation(async () => void fireEvent.play(video));
  return { video, play, player: screen.getByRole('region', { name: 'Clouds' }) };
}

test('keys play, leap and mute; a key meant for a button stays the button’s', () => {
  const { video, play, player } = setUp();
  fireEvent.keyDown(player, { key: ' ' });
  expect(play).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  fireEvent.keyDown(player, { key: 'ArrowRight' });
  fireEvent.keyDown(player, { key: 'ArrowRight' });
  fireEvent.keyDown(player, { key: 'ArrowLeft' });
  expect(video.currentTime).toBe(5);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Mute' }), { key: 'ArrowRight' });
  expect(video.currentTime).toBe(5);
  fireEvent.keyDown(player, { key: 'm' });
  fireEvent.volumeChange(video);
  expect(video.muted).toBe(true);
  expect(screen.getByRole('button', { name: 'Sound on' })).toBeTruthy();
});

test('waiting for data is told, and ends with the picture', () => {
  const { video } = setUp();
  fireEvent.waiting(video);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  fireEvent.playing(video);
  expect(screen.queryByRole('status')).toBeNull();
});

test('one that plays by itself is on its way until it can, whoever lets it begin then', () => {
  const { video } = setUp({ autoPlay: true });
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  fireEvent.canPlay(video);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('what cannot be played is told to its owner', () => {
  const onFail = vi.fn();
  const { video } = setUp({ autoPlay: true, onFail });
  fireEvent.error(video);
  expect(onFail).toHaveBeenCalledOnce();
  expect(screen.queryByRole('status')).toBeNull();
});

test('where only videos get the whole screen, the video does; where it is refused, nothing happens', () => {
  const { video, player } = setUp();
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  Object.assign(player, { requestFullscreen: vi.fn().mockRejectedValue(new Error('denied')) });
  press();
  const enter = vi.fn();
  Object.assign(player, { requestFullscreen: undefined });
  Object.assign(video, { webkitEnterFullscreen: enter });
  press();
  expect(enter).toHaveBeenCalledOnce();
});
