import { mkdir } from 'node:fs/promises';
import { mp3, wave } from '../../testing/sounds.ts';
import type { BrandsFixture } from '../brand.testing.ts';
import type { Break } from './break.testing.ts';

const sound =
  (name: string, content: Buffer) =>
  async (fixture: BrandsFixture): Promise<void> => {
    await mkdir(fixture.path('aurora/sounds'));
    await fixture.write(`aurora/sounds/${name}`, content);
  };

/** Of sounds that a folder brings. */
export const brokenSounds: Break[] = [
  [
    'a text that is named as a sound',
    sound('message.mp3', Buffer.from('no sound')),
    'aurora/sounds/message.mp3',
    /it is no mp3 sound, .*; export it once more/,
  ],
  [
    'a sound in another format than its name says',
    sound('sent.mp3', wave(1)),
    'aurora/sounds/sent.mp3',
    /it is no mp3 sound/,
  ],
  [
    'a song where a signal belongs',
    sound('opened.wav', wave(3)),
    'aurora/sounds/opened.wav',
    /it sounds for 3\.0 seconds, .*; cut it to 2 seconds or less/,
  ],
  [
    'a heavy sound',
    sound('attention.mp3', mp3(100)),
    'aurora/sounds/attention.mp3',
    /it has 41,700 bytes, .*; make it no larger than 40,000 bytes/,
  ],
];
