import { Button, Slider, Stack, Text } from '@livery/design-system';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { BackSheet } from '../../../lib/BackSheet.tsx';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { type Crop, clampCrop, MOST_ZOOM, moveCrop, START } from '../crop.model.ts';
import { drawCrop, pictureOf } from '../picture.ts';

/** One press of an arrow key, as a share of the window. */
const STEP = 0.05;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface WindowProps {
  label: string;
  picture: ImageBitmap;
  pixels: number;
  crop: Crop;
  onChange: (crop: Crop) => void;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** What is seen is what is sent: the canvas has the picture's own pixels. */
function CropWindow({ label, picture, pixels, crop, onChange, canvas }: WindowProps) {
  const move = (dx: number, dy: number) => onChange(moveCrop(picture, crop, dx, dy));
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [canvas, picture, crop]);
  const handleKey = (event: KeyboardEvent) => {
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    move(dx, dy);
  };
  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    move(event.movementX / width, event.movementY / width);
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
      className="mx-auto aspect-square w-full max-w-dialog-phone cursor-grab touch-none rounded-avatar-xl bg-sunken active:cursor-grabbing"
    >
      <canvas ref={canvas} width={pixels} height={pixels} className="size-full rounded-avatar-xl" />
    </div>
  );
}

/** What the crop is called, who says which picture it is, and what takes it. */
export interface CropWords {
  title: MessageId;
  window: MessageId;
  use: MessageId;
}

export interface PictureCropProps {
  picture: ImageBitmap;
  /** Side of what comes of it. */
  pixels: number;
  words: CropWords;
  /** True: it was taken, and the crop closes. */
  onUse: (picture: Blob) => Promise<boolean>;
  onClose: () => void;
}

/** Crops a picture to a square: drag or arrow keys move it, the slider zooms. */
export function PictureCrop({ picture, pixels, words, onUse, onClose }: PictureCropProps) {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(START);
  const [isSending, setSending] = useState(false);
  const save = async () => {
    if (!canvas.current || isSending) return;
    setSending(true);
    const isTaken = await pictureOf(canvas.current)
      .then(onUse)
      .finally(() => setSending(false));
    if (isTaken) onClose();
  };
  return (
    <BackSheet open onClose={onClose} title={text(words.title)} closeLabel={text('login.close')}>
      <Stack gap="md">
        <Text as="p" size="footnote" tone="secondary" align="center">
          {text('edit.avatar.hint')}
        </Text>
        <CropWindow
          label={text(words.window)}
          picture={picture}
          pixels={pixels}
          crop={crop}
          onChange={setCrop}
          canvas={canvas}
        />
        <Slider
          label={text('edit.avatar.zoom')}
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          valueText={`${Math.round(crop.zoom * 100)}%`}
          onChange={(zoom) => setCrop(clampCrop(picture, { ...crop, zoom }))}
        />
        <Button tone="primary" size="lg" block loading={isSending} onClick={() => void save()}>
          {text(words.use)}
        </Button>
      </Stack>
    </BackSheet>
  );
}
