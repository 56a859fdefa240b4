import type { RefObject } from 'react';

export interface ViewfinderProps {
  /** What the camera is for: "Point the camera at the code". */
  label: string;
  /** Its owner gives the running stream to the element. */
  video: RefObject<HTMLVideoElement | null>;
}

const corners = [
  'start-6 top-6 border-s-mark border-t-mark',
  'end-6 top-6 border-e-mark border-t-mark',
  'start-6 bottom-6 border-s-mark border-b-mark',
  'end-6 bottom-6 border-e-mark border-b-mark',
];

/** The camera's picture, with four corners to hold the code between. Dark until the picture comes. */
export function Viewfinder({ label, video }: ViewfinderProps) {
  return (
    <div className="relative mx-auto aspect-square w-full max-w-dialog overflow-hidden rounded-lg bg-media-stage">
      <video ref={video} aria-label={label} autoPlay muted playsInline className="size-full object-cover" />
      {corners.map((corner) => (
        <span key={corner} aria-hidden className={`absolute size-10 border-media-text ${corner}`} />
      ))}
    </div>
  );
}
