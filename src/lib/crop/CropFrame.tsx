import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Area } from './crop.model.ts';
import { CORNERS, type Corner, moveArea, resizeArea, type Step } from './frame.model.ts';

/** Of the canvas; what comes of it is cut from the picture itself. */
const LONGER_SIDE = 960;
/** One press of an arrow key, as a share of the picture's shorter side. */
const STEP = 0.05;
const ARROWS: Record<string, Step> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const HANDLES: Record<Corner, { cursor: string; ends: string }> = {
  top_left: { cursor: 'cursor-nwse-resize', ends: 'top-5.5 left-5.5' },
  top_right: { cursor: 'cursor-nesw-resize', ends: 'top-5.5 right-5.5' },
  bottom_left: { cursor: 'cursor-nesw-resize', ends: 'bottom-5.5 left-5.5' },
  bottom_right: { cursor: 'cursor-nwse-resize', ends: 'bottom-5.5 right-5.5' },
};

const percent = (share: number): string => `${share * 100}%`;

/** The picture without what the frame shows. */
const around = (left: string, top: string, right: string, bottom: string): string => {
  const hole = `${left} ${top}, ${left} ${bottom}, ${right} ${bottom}, ${right} ${top}, ${left} ${top}`;
  return `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${hole})`;
};

/** A grip hears drags and arrow keys: `onStep` gets the area that it began with, and the way since in pixels of the picture. */
const useGrip = (picture: ImageBitmap, area: Area, onStep: (from: Area, step: Step) => void) => {
  const held = useRef<{ area: Area; x: number; y: number; scale: number }>(undefined);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (!arrow) return;
      event.preventDefault();
      const way = STEP * Math.min(picture.width, picture.height);
      onStep(area, [arrow[0] * way, arrow[1] * way]);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const shown = event.currentTarget.offsetParent?.clientWidth;
      if (!shown) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { area, x: event.clientX, y: event.clientY, scale: picture.width / shown };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!held.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const { area: from, x, y, scale } = held.current;
      onStep(from, [(event.clientX - x) * scale, (event.clientY - y) * scale]);
    },
  };
};

interface HandleProps {
  label: string;
  picture: ImageBitmap;
  area: Area;
  corner: Corner;
  ratio?: number | undefined;
  onChange: (area: Area) => void;
}

function Handle({ label, picture, area, corner, ratio, onChange }: HandleProps) {
  const grip = useGrip(picture, area, (from, step) =>
    onChange(resizeArea(picture, from, corner, step, ratio)),
  );
  const { cursor, ends } = HANDLES[corner];
  const left = corner.endsWith('left') ? area.left : area.left + area.width;
  const top = corner.startsWith('top') ? area.top : area.top + area.height;
  return (
    <button
      type="button"
      aria-label={label}
      {...grip}
      style={{ left: percent(left / picture.width), top: percent(top / picture.height) }}
      className={`absolute -m-5.5 size-11 touch-none rounded-sm text-media focus-visible:shadow-focus ${cursor}`}
    >
      <span className={`absolute h-1 w-5 bg-current ${ends}`} />
      <span className={`absolute h-5 w-1 bg-current ${ends}`} />
    </button>
  );
}

export interface CropFrameProps {
  label: string;
  /** Of the corners' handles. */
  cornerLabel: (corner: Corner) => string;
  picture: ImageBitmap;
  /** What is kept, in pixels of the picture. */
  area: Area;
  /** Width by height that the frame keeps. */
  ratio?: number | undefined;
  onChange: (area: Area) => void;
}

/** A whole picture with a frame over what is kept of it: drags and arrow keys move the frame, and its corners. */
export function CropFrame({ label, cornerLabel, picture, area, ratio, onChange }: CropFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const grip = useGrip(picture, area, (from, step) => onChange(moveArea(picture, from, step)));
  const scale = Math.min(1, LONGER_SIDE / Math.max(picture.width, picture.height));
  useEffect(() => {
    const shown = canvas.current;
    shown?.getContext('2d')?.drawImage(picture, 0, 0, shown.width, shown.height);
  }, [picture]);
  const own = picture.width / picture.height;
  const left = percent(area.left / picture.width);
  const top = percent(area.top / picture.height);
  const right = percent((area.left + area.width) / picture.width);
  const bottom = percent((area.top + area.height) / picture.height);
  return (
    <div className="px-2">
      <div
        style={{ aspectRatio: own, width: `min(100%, ${own * 50}dvh)` }}
        className="relative mx-auto touch-none bg-sunken select-none"
      >
        <canvas
          ref={canvas}
          width={Math.max(1, Math.round(picture.width * scale))}
          height={Math.max(1, Math.round(picture.height * scale))}
          className="size-full"
        />
        <div
          aria-hidden
          style={{ clipPath: around(left, top, right, bottom) }}
          className="absolute inset-0 bg-scrim"
        />
        <div
          role="application"
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the frame
          tabIndex={0}
          {...grip}
          style={{
            ...{ left, top },
            width: percent(area.width / picture.width),
            height: percent(area.height / picture.height),
          }}
          className="absolute cursor-move touch-none border-mark border-current text-media focus-visible:shadow-focus"
        />
        {CORNERS.map((corner) => (
          <Handle key={corner} label={cornerLabel(corner)} {...{ picture, area, corner, ratio, onChange }} />
        ))}
      </div>
    </div>
  );
}
