import { LIMITS } from '@livery/contract';
import { Button, Slider, Stack, Text } from '@livery/design-system';
import { Sheet } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { drawCrop, pictureOf } from '../avatar.ts';
import { type Crop, clampCrop, MOST_ZOOM, moveCrop, START } from '../crop.model.ts';
import type { ProfileForm } from '../profile-form.store.ts';

/** One press of an arrow key, as a share of the window. */
const STEP = 0.05;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface WindowProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** What is seen is what is sent: the canvas has the avatar's own pixels. */
function CropWindow({ picture, crop, onChange, canvas }: WindowProps) {
  const text = useText();
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
      aria-label={text('edit.avatar.window')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture
      tabIndex={0}
      onKeyDown={handleKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={handleMove}
      className="mx-auto aspect-square w-full max-w-dialog-phone cursor-grab touch-none rounded-avatar-xl bg-sunken active:cursor-grabbing"
    >
      <canvas
        ref={canvas}
        width={LIMITS.avatarPixels}
        height={LIMITS.avatarPixels}
        className="size-full rounded-avatar-xl"
      />
    </div>
  );
}

interface AvatarCropProps {
  picture: ImageBitmap;
  form: ProfileForm;
  onClose: () => void;
}

/** Crops a picture to the avatar: drag or arrow keys move it, the slider zooms. */
export const AvatarCrop = observer(function AvatarCrop({ picture, form, onClose }: AvatarCropProps) {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(START);
  const save = async () => {
    if (canvas.current && (await form.uploadAvatar(await pictureOf(canvas.current)))) onClose();
  };
  return (
    <Sheet open onClose={onClose} title={text('edit.avatar.crop')} closeLabel={text('login.close')}>
      <Stack gap="md">
        <Text as="p" size="footnote" tone="secondary" align="center">
          {text('edit.avatar.hint')}
        </Text>
        <CropWindow picture={picture} crop={crop} onChange={setCrop} canvas={canvas} />
        <Slider
          label={text('edit.avatar.zoom')}
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          valueText={`${Math.round(crop.zoom * 100)}%`}
          onChange={(zoom) => setCrop(clampCrop(picture, { ...crop, zoom }))}
        />
        <Button tone="primary" size="lg" block loading={form.uploading.isSending} onClick={() => void save()}>
          {text('edit.avatar.use')}
        </Button>
      </Stack>
    </Sheet>
  );
});
