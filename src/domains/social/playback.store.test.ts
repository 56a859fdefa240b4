import { afterEach, describe, expect, it } from 'vitest';
import { PlaybackStore } from './playback.store.ts';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

const clips = (...ids: string[]) =>
  ids.map((id) => {
    const element = document.createElement('video');
    document.body.append(element);
    return [id, element] as const;
  });

const started = (): PlaybackStore => {
  const playback = new PlaybackStore();
  playback.start();
  return playback;
};

describe('playback in a list', () => {
  it('neither plays nor readies a clip before it is started', () => {
    const playback = new PlaybackStore();
    for (const [id, element] of clips('a', 'b')) playback.see(id, element, 0.9);
    expect([playback.playing, playback.next]).toEqual([undefined, undefined]);
    playback.start();
    expect([playback.playing, playback.next]).toEqual(['a', 'b']);
  });

  it('plays the first clip that is in view, and readies the next', () => {
    const playback = started();
    for (const [id, element] of clips('a', 'b', 'c')) playback.see(id, element, id === 'a' ? 0.3 : 0.9);
    expect([playback.playing, playback.next]).toEqual(['b', 'c']);
  });

  it('stops a clip that leaves the screen or the page', () => {
    const playback = started();
    const [[id, element] = ['', document.body]] = clips('a');
    playback.see(id, element, 1);
    expect(playback.playing).toBe('a');
    playback.see(id, element, 0.2);
    expect(playback.playing).toBeUndefined();
    playback.see(id, element, 1);
    playback.forget(id);
    expect(playback.playing).toBeUndefined();
  });

  it('starts muted, and remembers when sound was wanted', () => {
    const playback = started();
    expect(playback.isMuted).toBe(true);
    playback.toggleSound();
    expect(started().isMuted).toBe(false);
    const unlisted = new PlaybackStore();
    unlisted.recallSound();
    expect(unlisted.isMuted).toBe(false);
    unlisted.silence();
    expect([unlisted.isMuted, started().isMuted]).toEqual([true, false]);
  });
});
