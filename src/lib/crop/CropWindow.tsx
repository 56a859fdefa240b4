import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Crop, moveCrop } from './crop.model.ts';
import { drawCrop } from './draw-crop.ts';

/** One press of an arrow key, as a share of the window. */
const STEP = 0.05;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

export interface CropWindowProps {
  label: string;
  picture: ImageBitmap;
  /** Of the canvas: what is seen is what comes of it. Their ratio is the window's shape. */
  width: number;
  height: number;
  crop: Crop;
  onChange: (crop: Crop) => void;
  canvas?: RefObject<HTMLCanvasElement | null>;
}

/** A picture under a window: drag or arrow keys move it. */
export function CropWindow(props: CropWindowProps) {
  const { label, picture, width, height, crop, onChange } = props;
  const own = useRef<HTMLCanvasElement>(null);
  const canvas = props.canvas ?? own;
  const ratio = width / height;
  const move = (dx: number, dy: number) => onChange(moveCrop(picture, crop, [dx, dy], ratio));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size empties the canvas
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [canvas, picture, crop, width, height]);
  const handleKey = (event: KeyboardEvent) => {
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    move(dx, dy);
  };
  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.getBoundingClientRect();
    move(event.movementX / box.width, event.movementY / box.height);
  };
  return (
    <div
      role="application"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture
      tabIndex={0}
      onKeyDown={handleKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={handleMove}
      style={{ aspectRatio: ratio, width: `min(100%, ${ratio * 50}dvh)` }}
      className="mx-auto max-w-dialog-phone cursor-grab touch-none rounded-avatar-xl bg-sunken active:cursor-grabbing"
    >
      <canvas ref={canvas} width={width} height={height} className="size-full rounded-avatar-xl" />
    </div>
  );
}
