// An entry point of its own: players and the viewer load when something is opened.
export { AudioPlayer, type AudioPlayerProps } from './components/AudioPlayer/AudioPlayer.tsx';
export {
  ImageViewer,
  type ImageViewerProps,
  type ViewerImage,
} from './components/ImageViewer/ImageViewer.tsx';
export { PlayerBar, type PlayerBarProps } from './components/PlayerBar/PlayerBar.tsx';
export { toggleFullscreen } from './components/VideoPlayer/fullscreen.ts';
export { VideoPlayer, type VideoPlayerProps } from './components/VideoPlayer/VideoPlayer.tsx';
