import { join } from 'node:path';

const demo = join(import.meta.dirname, '..');

/** Where the drawings stand. */
export const ART = join(demo, 'art');

/** Where finished media goes. */
export const MEDIA = join(demo, 'media');

/** Voice messages and documents that people send each other. */
export const CHAT_FILES = join(demo, 'files');

export const artFile = (scene: string): string => join(ART, `${scene}.svg`);
export const mediaFile = (name: string): string => join(MEDIA, name);
export const fileOfChats = (name: string): string => join(CHAT_FILES, name);
