// @vitest-environment node
import { expect, test } from 'vitest';
import { fieldIn, pathIn, schemeOf, sectionOf, wordsPlaceOf } from './finding-places.ts';

const at = (path: string, field = '') => ({ file: `plum/${path}`, field });

test.each([
  ['tokens.json', 'color.dark.text.primary', 'color'],
  ['tokens.json', 'illustration.light.tintB', 'color'],
  ['tokens.json', 'type.size.body', 'type'],
  ['tokens.json', 'motion.easing.pop', 'type'],
  ['tokens.json', 'shape.radius.card', 'shape'],
  ['brand.json', 'variants.nav', 'structure'],
  ['brand.json', 'fonts[0].weight', 'files'],
  ['brand.json', 'links[0].url', 'brand'],
  ['scenes/search.svg', '', 'files'],
  ['sounds/sent.mp3', '', 'files'],
  ['messages.en.json', 'nav.home', 'words'],
  ['glossary.zh-TW.json', 'chat', 'words'],
])('%s, %s is changed in the section %s', (path, field, section) => {
  expect(sectionOf(at(path, field))).toBe(section);
});

test('a finding of words leads to its language, and a colour to its scheme', () => {
  expect(wordsPlaceOf(at('glossary.zh-TW.json', 'chat'))).toEqual({ locale: 'zh-TW', part: 'things' });
  expect(wordsPlaceOf(at('messages.en.json'))).toEqual({ locale: 'en', part: 'texts' });
  expect(wordsPlaceOf(at('brand.json'))).toBeUndefined();
  expect(schemeOf(at('tokens.json', 'color.dark.text.primary'))).toBe('dark');
  expect(schemeOf(at('tokens.json', 'shape.radius.card'))).toBeUndefined();
});

test('its field is that of the panel, and the file where it has none', () => {
  expect(fieldIn(at('brand.json', 'links[0].label.en'))).toBe('links.0.label.en');
  expect(fieldIn(at('icon.svg'))).toBe('icon.svg');
  expect(pathIn(at('fonts/a.woff2'))).toBe('fonts/a.woff2');
});
