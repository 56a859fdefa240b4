import type { Rules } from './levers.ts';

/** `--sounds` is asked for by what plays them (`src/lib/sound`); files of the brand stand behind it (`soundFilesCss`). */
export const sounds: Rules<'sounds'> = {
  glass: ':root{--sounds:glass}',
  wood: ':root{--sounds:wood}',
  digital: ':root{--sounds:digital}',
  none: ':root{--sounds:none}',
};

/** Addresses of a brand's own sounds, by their names. */
export const soundFilesCss = (urls: ReadonlyMap<string, string>): string =>
  urls.size === 0
    ? ''
    : `:root{${[...urls].map(([name, url]) => `--sound-${name}:${JSON.stringify(encodeURI(url))}`).join(';')}}`;
