import { describe, expect, it } from 'vitest';
import { CLIPS_ACCEPTED, clipExtensionOf } from './clip-type.ts';
import { mediaKindOf } from './pick.ts';

describe('a clip for a post', () => {
  it.each([
    ['film.mp4', 'video/mp4', 'mp4'],
    ['IMG_0001.MOV', 'video/quicktime', 'mov'],
    ['trim.6F9E', 'video/quicktime', 'mov'],
    ['IMG_0001.MOV', '', 'mov'],
    // What it is said to be goes before its name.
    ['IMG_0001.MOV', 'video/mp4', 'mp4'],
  ])('%s of the type "%s" is sent as %s', (name, type, extension) => {
    expect(clipExtensionOf({ name, type })).toBe(extension);
    expect(mediaKindOf(new File(['x'], name, { type }))).toBe('video');
  });

  it('is none in another container', () => {
    for (const [name, type] of [
      ['a.webm', 'video/webm'],
      ['a.mkv', 'video/x-matroska'],
      ['a.mov.exe', ''],
    ] as const)
      expect(mediaKindOf(new File(['x'], name, { type }))).toBeUndefined();
  });

  it('is offered by the chooser in each of them', () => {
    expect(CLIPS_ACCEPTED).toBe('video/mp4,video/quicktime,.mov');
  });
});
