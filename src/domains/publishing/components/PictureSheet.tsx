import {
  BackIcon,
  Button,
  ChevronRightIcon,
  SegmentedControl,
  Slider,
  Spinner,
  TrashIcon,
} from '@livery/design-system';
import { useEffect, useState } from 'react';
import { BackSheet } from '../../../lib/BackSheet.tsx';
import { CropWindow } from '../../../lib/crop/CropWindow.tsx';
import { areaOf, clampCrop, MOST_ZOOM, START } from '../../../lib/crop/crop.model.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { isMoving, openPicture, scaledPicture } from '../../../lib/uploads/pictures.ts';
import { CROP_SHAPES, type CropShape, type PickedPicture, type PictureCut } from '../draft/draft.model.ts';

/** Of the canvas; what is sent is cut from the picture itself. */
const LONGER_SIDE = 960;
const RATIOS: Partial<Record<CropShape, number>> = { square: 1, portrait: 3 / 4, landscape: 16 / 9 };
/** Of a free window: from a tall strip to a wide one. */
const NARROWEST = 0.5;
const WIDEST = 2;

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

const useBitmap = (source: Blob): ImageBitmap | undefined => {
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  useEffect(() => {
    let isMounted = true;
    let opened: ImageBitmap | undefined;
    openPicture(source).then(
      (picture) => {
        opened = picture;
        if (isMounted) setBitmap(picture);
        else picture.close();
      },
      () => undefined,
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
  const area = areaOf(whole, cut.crop, cut.ratio);
  const rounded = {
    left: Math.round(area.left),
    top: Math.round(area.top),
    width: Math.max(1, Math.round(area.width)),
    height: Math.max(1, Math.round(area.height)),
  };
  const size = { width: whole.width, height: whole.height };
  const { file, width, height } = await scaledPicture(picture.source, size, rounded);
  return { ...picture, ready: file, width, height, cut };
};

const sizeOf = (ratio: number) =>
  ratio >= 1
    ? { width: LONGER_SIDE, height: Math.round(LONGER_SIDE / ratio) }
    : { width: Math.round(LONGER_SIDE * ratio), height: LONGER_SIDE };

interface CropProps {
  whole: ImageBitmap;
  cut: PictureCut;
  onChange: (cut: PictureCut) => void;
}

function Crop({ whole, cut, onChange }: CropProps) {
  const text = useText();
  const own = whole.width / whole.height;
  const { shape, ratio, crop } = cut;
  const setRatio = (to: number) => onChange({ ...cut, ratio: to, crop: clampCrop(whole, crop, to) });
  return (
    <>
      <CropWindow
        label={text('publish.crop.window')}
        picture={whole}
        {...sizeOf(ratio)}
        crop={crop}
        onChange={(moved) => onChange({ ...cut, crop: moved })}
        corners="picture"
      />
      <SegmentedControl
        label={text('publish.crop.shape')}
        items={CROP_SHAPES.map((value) => ({ value, label: text(`publish.crop.${value}`) }))}
        value={shape}
        onChange={(to) => onChange({ shape: to, ratio: RATIOS[to] ?? own, crop: START })}
      />
      {shape === 'free' && (
        <Slider
          label={text('publish.crop.ratio')}
          min={Math.min(NARROWEST, own)}
          max={Math.max(WIDEST, own)}
          step={0.01}
          value={ratio}
          valueText={ratio.toFixed(2)}
          onChange={setRatio}
        />
      )}
      {shape !== 'whole' && (
        <Slider
          label={text('publish.crop.zoom')}
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          valueText={`${Math.round(crop.zoom * 100)}%`}
          onChange={(zoom) => onChange({ ...cut, crop: clampCrop(whole, { ...crop, zoom }, ratio) })}
        />
      )}
    </>
  );
}

/** Crops a picture of a post, puts it elsewhere, or takes it out. */
export function PictureSheet(props: PictureSheetProps) {
  const { picture, place, count, onChange, onMove, onRemove, onClose } = props;
  const text = useText();
  const whole = useBitmap(picture.source);
  const [changed, setChanged] = useState<PictureCut>();
  const [isSaving, setSaving] = useState(false);
  const cut: PictureCut | undefined =
    changed ?? picture.cut ?? (whole && { shape: 'whole', ratio: whole.width / whole.height, crop: START });
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    if (whole && changed) onChange(await cutOut(picture, whole, changed));
    onClose();
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
          <Crop whole={whole} cut={cut} onChange={setChanged} />
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
