import type { RefObject } from 'react';

/** Phones of one maker give the whole screen to videos alone, with controls of their own. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

const refused = () => undefined;

/** The whole screen for a player, or its place again. Where the browser refuses, nothing changes. */
export const toggleFullscreen = ({ current: player }: RefObject<HTMLElement | null>): void => {
  if (document.fullscreenElement) document.exitFullscreen().catch(refused);
  else if (player?.requestFullscreen) player.requestFullscreen().catch(refused);
  else player?.querySelector<PhoneVideo>('video')?.webkitEnterFullscreen?.();
};
