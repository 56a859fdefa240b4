import type { Break } from '../../../server/src/brand/broken/break.testing.ts';
import { token } from './changes.ts';

const gray = (share: number) => ({ colorSpace: 'srgb', components: [share, share, share] });
const layer = (size: number) => ({
  color: gray(size / 130),
  offsetX: { value: size * 0.37, unit: 'px' },
  offsetY: { value: size * 1.61, unit: 'px' },
  blur: { value: size * 1.19, unit: 'px' },
  spread: { value: size * 0.73, unit: 'px' },
});

/** Colours, lengths and shadows that people could not see or use. */
export const tokensBreaks: Break[] = [
  [
    'a pale text',
    token('color.light.text.secondary', gray(0.7)),
    'aurora/tokens.json, color.light.text.secondary',
    /#b3b3b3 on .* has a contrast of \d\.\d\d, and 4\.5 is needed to be read; write #/,
  ],
  [
    'a dim text in the dark',
    token('color.dark.text.tertiary', gray(0.3)),
    'aurora/tokens.json, color.dark.text.tertiary',
    /4\.5 is needed to be read;/,
  ],
  [
    'a ring of focus that nobody sees',
    token('color.light.border.focus', gray(0.9)),
    'aurora/tokens.json, color.light.border.focus',
    /3 is needed to be read;/,
  ],
  [
    'a theme that is too long',
    token(
      'elevation.light.card',
      Array.from({ length: 120 }, (_, at) => layer(at + 1)),
    ),
    'aurora/tokens.json',
    /more than the 3,072 that a first page has room for/,
  ],
  [
    'a button that is its ground',
    token('color.light.accent.solid', { colorSpace: 'srgb', components: [0.961, 0.969, 0.984] }),
    'aurora/tokens.json, color.light.accent.solid',
    /on surface\..* has a contrast of 1\.\d\d, and 3 is needed to be seen as a button; write #/,
  ],
  [
    'words that cannot be read at the far end of a fill',
    async (f) => {
      await f.change('aurora/tokens.json', ['color', 'light', 'accent', 'solidEnd'], { $value: '#e8e4ff' });
      await f.change('aurora/tokens.json', ['color', 'dark', 'accent', 'solidEnd'], { $value: '#4a3fd0' });
    },
    'aurora/tokens.json, color.light.accent.solidEnd',
    /has a contrast of \d\.\d\d|cannot be told from #e8e4ff/,
  ],
  [
    'words that cannot be read at the far end of a head',
    token('illustration.light.heroTo', '#c9d4ff'),
    'aurora/tokens.json, illustration.light.heroTo',
    /illustration\.heroInk cannot be told from #c9d4ff/,
  ],
  [
    'a shadow whose inside is neither there nor not',
    token('elevation.light.card', [{ ...layer(1), inset: 'yes' }]),
    'aurora/tokens.json, elevation.light.card',
    /"inset" is "yes".*write true or false/,
  ],
  [
    'a field that is its ground',
    token('color.dark.surface.control', '{color.dark.surface.overlay}'),
    'aurora/tokens.json, color.dark.surface.control',
    /and a little more is needed to be seen as a field or button; write #/,
  ],
  [
    'a ground that is turned round',
    token('color.light.surface.raised', gray(0.05)),
    'aurora/tokens.json, color.light.surface.raised',
    /cannot be told from #0d0d0d: .* write #/,
  ],
  [
    'success like danger',
    token('color.light.status.success.solid', '{color.light.status.danger.solid}'),
    'aurora/tokens.json, color.light.status.success.solid',
    /looks like #d02237, the colour of danger, so people would take one for the other; write #/,
  ],
];
