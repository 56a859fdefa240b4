import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { readPicture } from '../picture.ts';
import type { PictureCropProps } from './PictureCrop.tsx';

const PictureCrop = lazily(() => import('./PictureCrop.tsx'), 'PictureCrop', { failed: overlayFailed });

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/*';

export interface PictureFieldProps extends Pick<PictureCropProps, 'pixels' | 'words' | 'onUse'> {
  /** Name of the chooser. */
  label: string;
  /** The button that opens the chooser of the system. */
  children: (choose: () => void) => ReactNode;
}

/** A picture of one's own, cropped to a square. */
export function PictureField({ label, children, ...crop }: PictureFieldProps) {
  const { toasts } = useStores();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    const read = await readPicture(file);
    if (read) setPicture(read);
    else toasts.show({ id: 'edit.avatar.unreadable' }, 'error');
  };
  const close = () => {
    picture?.close();
    setPicture(undefined);
  };
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        accept={PICTURES}
        hidden
        aria-label={label}
        onChange={(event) => void choose(event)}
      />
      {picture && <PictureCrop {...crop} picture={picture} onClose={close} />}
    </>
  );
}
