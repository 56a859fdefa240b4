import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SOUNDS, soundOf } from './kit.ts';
import { hearOwn, ownSounds } from './own-sounds.ts';
import { playSound } from './play.ts';

const heard = vi.hoisted(() => ({ playTones: vi.fn(), playFile: vi.fn() }));
vi.mock('./tones.ts', () => heard);

const root = document.documentElement.style;
beforeEach(() => {
  localStorage.clear();
  heard.playTones.mockClear();
  heard.playFile.mockClear();
});
afterEach(() => root.removeProperty('--sounds'));

it.each(SOUNDS)(
  '%s sounds otherwise in each kit, within a second and a half, and in a silent one not at all',
  async (name) => {
    const kits = ['', 'glass', 'wood', 'digital'];
    for (const kit of kits) {
      root.setProperty('--sounds', kit);
      await playSound(name);
      expect(heard.playTones).toHaveBeenLastCalledWith(soundOf(kit, name));
      const { frequencies, pause, length } = heard.playTones.mock.lastCall?.[0] ?? {};
      expect(frequencies.length * pause + length).toBeLessThan(1.5);
    }
    expect(new Set(heard.playTones.mock.calls.map(([tones]) => tones)).size).toBe(kits.length);
    root.setProperty('--sounds', 'none');
    await playSound(name);
    expect(heard.playTones).toHaveBeenCalledTimes(kits.length);
  },
);

it('a file of the brand is heard instead, whatever the kit', async () => {
  root.setProperty('--sound-sent', '"/brands/plum/sounds/sent.mp3?v=1"');
  await playSound('sent');
  root.removeProperty('--sound-sent');
  expect(heard.playFile).toHaveBeenCalledWith('/brands/plum/sounds/sent.mp3?v=1');
  expect(heard.playTones).not.toHaveBeenCalled();
});

it('what one does oneself is silent until one wants to hear it', async () => {
  hearOwn('sent');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard.playTones).not.toHaveBeenCalled();
  ownSounds.write(true);
  hearOwn('sent');
  await vi.waitFor(() => expect(heard.playTones).toHaveBeenCalledTimes(1));
});
