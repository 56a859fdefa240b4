import { join } from 'node:path';

const demo = join(import.meta.dirname, '..');

/** Where the drawings stand. */
export const ART = join(demo, 'art');

/** Where finished media goes. */
export const MEDIA = join(demo, 'media');

export const artFile = (scene: string): string => join(ART, `${scene}.svg`);
export const mediaFile = (name: string): string => join(MEDIA, name);
