import { mkdir } from 'node:fs/promises';
import type { BrandsFixture } from '../brand.testing.ts';
import type { Break } from './break.testing.ts';

const sound =
  (name: string, content: Buffer) =>
  async (fixture: BrandsFixture): Promise<void> => {
    await mkdir(fixture.path('aurora/sounds'));
    await fixture.write(`aurora/sounds/${name}`, content);
  };

/** Silence of so many seconds, of 4,000 samples each. */
export const wave = (seconds: number): Buffer => {
  const head = Buffer.alloc(44);
  const rate = 4_000;
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + seconds * rate, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(seconds * rate, 40);
  return Buffer.concat([head, Buffer.alloc(seconds * rate, 128)]);
};

/** Frames of 417 bytes: 128 kilobits, 44,100 samples. */
export const mp3 = (frames: number): Buffer => {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9000);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
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
