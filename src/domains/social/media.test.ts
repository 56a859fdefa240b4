// @vitest-environment node
import type { Media } from '@livery/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { clipOf, posterOf, smallestOf, sourcesOf } from './media.ts';

const picture: Media = { url: '/m/a.jpg?sig=1', width: 4, height: 5, thumbhash: '', widths: [320, 640] };
const clip: Media = { url: '/m/c.mp4', low: '/m/c-480.mp4', width: 9, height: 16, thumbhash: '' };
const poster: Media = { ...clip, poster: '/m/c-poster.jpg?sig=1', widths: [480] };

afterEach(() => void vi.unstubAllGlobals());

it('a picture stands in its widths, the best type first; one without them as it is', () => {
  expect(sourcesOf(picture)).toEqual([
    { type: 'image/avif', srcSet: '/m/a-320.avif 320w,/m/a-640.avif 640w' },
    { type: 'image/webp', srcSet: '/m/a-320.webp 320w,/m/a-640.webp 640w' },
  ]);
  expect(sourcesOf(clip)).toBeUndefined();
  expect([smallestOf(picture), smallestOf(clip)]).toEqual(['/m/a-320.jpg', '/m/c.mp4']);
});

it('the widths of a clip are those of its poster', () => {
  expect(sourcesOf(poster)?.map(({ srcSet }) => srcSet)).toEqual([
    '/m/c-poster-480.avif 480w',
    '/m/c-poster-480.webp 480w',
  ]);
  expect(smallestOf(poster)).toBe('/m/c-poster-480.jpg');
  expect(posterOf({ ...poster, widths: [480, 960, 1600] })).toBe('/m/c-poster-960.jpg');
  // No width of it has enough pixels.
  expect([posterOf(poster), posterOf(clip)]).toEqual([poster.poster, undefined]);
});

it.each([
  [undefined, '/m/c.mp4'],
  [{ effectiveType: '4g' }, '/m/c.mp4'],
  [{ effectiveType: '3g' }, '/m/c-480.mp4'],
  [{ effectiveType: '4g', saveData: true }, '/m/c-480.mp4'],
])('on the network %o a clip is %s', (connection, address) => {
  vi.stubGlobal('navigator', { connection });
  expect(clipOf(clip)).toBe(address);
  expect(clipOf(picture)).toBe(picture.url);
});
