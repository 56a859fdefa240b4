// An entry point of its own: what plays voices has no players to draw.
export { playAlone } from './lib/play-alone.ts';
