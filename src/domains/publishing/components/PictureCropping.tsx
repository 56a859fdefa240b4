import { SegmentedControl } from '@livery/design-system';
import { CropFrame } from '../../../lib/crop/CropFrame.tsx';
import { type Area, areaOf, START } from '../../../lib/crop/crop.model.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { sizeForScreens } from '../../../lib/uploads/pictures.ts';
import { CROP_SHAPES, type CropShape, type PictureCut } from '../draft/draft.model.ts';

/** Width by height that a frame keeps. */
const RATIOS: Partial<Record<CropShape, number>> = { square: 1, portrait: 3 / 4, landscape: 16 / 9 };

interface PictureCroppingProps {
  /** As it was chosen. */
  whole: ImageBitmap;
  cut: PictureCut;
  onChange: (cut: PictureCut) => void;
}

/** What is kept of a picture: a shape is chosen, a frame drawn. Whoever pulls at the whole picture draws freely. */
export function PictureCropping({ whole, cut, onChange }: PictureCroppingProps) {
  const text = useText();
  const { shape, area } = cut;
  const choose = (to: CropShape) => {
    const ratio = RATIOS[to] ?? whole.width / whole.height;
    onChange({ shape: to, area: to === 'free' ? area : areaOf(whole, START, ratio) });
  };
  const draw = (drawn: Area) => {
    const isWhole = drawn.width === whole.width && drawn.height === whole.height;
    onChange({ shape: shape === 'whole' && !isWhole ? 'free' : shape, area: drawn });
  };
  return (
    <>
      <CropFrame
        label={text('publish.crop.window')}
        cornerLabel={(corner) => text(`publish.crop.${corner}`)}
        picture={whole}
        area={area}
        ratio={RATIOS[shape]}
        onChange={draw}
      />
      <p aria-live="polite" className="text-center text-caption text-secondary tabular-nums">
        {text('publish.crop.size', { ...sizeForScreens(area) })}
      </p>
      <SegmentedControl
        label={text('publish.crop.shape')}
        items={CROP_SHAPES.map((value) => ({ value, label: text(`publish.crop.${value}`) }))}
        value={shape}
        onChange={choose}
      />
    </>
  );
}
