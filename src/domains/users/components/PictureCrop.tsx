import { Button, Slider, Stack, Text } from '@livery/design-system';
import { useRef, useState } from 'react';
import { BackSheet } from '../../../lib/BackSheet.tsx';
import { CropWindow } from '../../../lib/crop/CropWindow.tsx';
import { clampCrop, MOST_ZOOM, START } from '../../../lib/crop/crop.model.ts';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { pictureOf } from '../picture.ts';

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
          width={pixels}
          height={pixels}
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
