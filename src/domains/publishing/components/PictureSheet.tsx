import { BackIcon, Button, ChevronRightIcon, Spinner, TrashIcon } from '@livery/design-system';
import { useEffect, useState } from 'react';
import { BackSheet } from '../../../lib/BackSheet.tsx';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { isMoving, openPicture, scaledPicture } from '../../../lib/uploads/pictures.ts';
import type { PickedPicture, PictureCut } from '../draft/draft.model.ts';
import { PictureCropping } from './PictureCropping.tsx';

interface PictureSheetProps {
  picture: PickedPicture;
  /** From 0. */
  place: number;
  count: number;
  onChange: (picture: PickedPicture) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Undefined until it is open. */
const useBitmap = (source: Blob): ImageBitmap | 'unreadable' | undefined => {
  const [bitmap, setBitmap] = useState<ImageBitmap | 'unreadable'>();
  useEffect(() => {
    let isMounted = true;
    let opened: ImageBitmap | undefined;
    openPicture(source).then(
      (picture) => {
        opened = picture;
        if (isMounted) setBitmap(picture);
        else picture.close();
      },
      () => isMounted && setBitmap('unreadable'),
    );
    return () => {
      isMounted = false;
      opened?.close();
    };
  }, [source]);
  return bitmap;
};

const cutOut = async (
  picture: PickedPicture,
  whole: ImageBitmap,
  cut: PictureCut,
): Promise<PickedPicture> => {
  const { left, top, width, height } = cut.area;
  const area = {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  };
  const size = { width: whole.width, height: whole.height };
  const { file, ...scaled } = await scaledPicture(picture.source, size, area);
  return { ...picture, ready: file, ...scaled, cut };
};

const wholeOf = ({ width, height }: ImageBitmap): PictureCut => ({
  shape: 'whole',
  area: { left: 0, top: 0, width, height },
});

/** Crops a picture of a post, puts it elsewhere, or takes it out. */
export function PictureSheet(props: PictureSheetProps) {
  const { picture, place, count, onChange, onMove, onRemove, onClose } = props;
  const text = useText();
  const { toasts } = useStores();
  const opened = useBitmap(picture.source);
  const whole = opened === 'unreadable' ? undefined : opened;
  const [changed, setChanged] = useState<PictureCut>();
  const [isSaving, setSaving] = useState(false);
  const cut = changed ?? picture.cut ?? (whole && wholeOf(whole));
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    try {
      if (whole && changed) onChange(await cutOut(picture, whole, changed));
      onClose();
    } catch {
      toasts.show({ id: 'error.retry_later' }, 'error');
      setSaving(false);
    }
  };
  return (
    <BackSheet
      open
      onClose={onClose}
      title={text('publish.picture', { place: place + 1, count })}
      closeLabel={text('publish.close')}
      foot={
        <div className="px-page py-3">
          <Button tone="primary" size="lg" block loading={isSaving} onClick={() => void save()}>
            {text('publish.crop.done')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {isMoving(picture.source) ? (
          <p className="text-footnote text-secondary">{text('publish.crop.moving')}</p>
        ) : whole && cut ? (
          <PictureCropping whole={whole} cut={cut} onChange={setChanged} />
        ) : opened === 'unreadable' ? (
          <p role="alert" className="text-footnote text-secondary">
            {text('publish.refused.picture')}
          </p>
        ) : (
          <div className="grid h-50 place-items-center">
            <Spinner label={text('publish.preparing')} />
          </div>
        )}
        <div className="flex flex-wrap justify-center gap-2">
          <Button size="sm" icon={BackIcon} disabled={place === 0} onClick={() => onMove(place - 1)}>
            {text('publish.earlier')}
          </Button>
          <Button
            size="sm"
            icon={ChevronRightIcon}
            disabled={place === count - 1}
            onClick={() => onMove(place + 1)}
          >
            {text('publish.later')}
          </Button>
          <Button
            size="sm"
            icon={TrashIcon}
            onClick={() => {
              onRemove();
              onClose();
            }}
          >
            {text('publish.take_out')}
          </Button>
        </div>
      </div>
    </BackSheet>
  );
}
