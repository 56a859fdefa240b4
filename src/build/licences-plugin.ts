import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const LGPL = new URL('LGPL-2.txt', import.meta.url);

/** Goes before the text of the licence: what it is about, and where its source is (docs/third-party.md). */
const NOTICE = `The voice encoder (mp3-*.wasm beside this file) contains LAME 3.100, Copyright (C) the LAME project,
under the GNU Library General Public License, version 2 or (at your option) any later version.

It is the unchanged mp3.wasm of the package wasm-media-encoders 0.7.0.
Source of LAME: https://lame.sourceforge.io
How it is built: https://github.com/arseneyr/wasm-media-encoders
You may replace it by another build with the same functions, and examine it in order to do so.

`;

/** Writes the licence of the encoder, which is in no script and so in no list of Vite's, beside it. */
export const licencesPlugin = (): Plugin => ({
  name: 'livery:licences',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async generateBundle() {
    const source = NOTICE + (await readFile(LGPL, 'utf8'));
    this.emitFile({ type: 'asset', fileName: 'assets/lame-licence.txt', source });
  },
});
